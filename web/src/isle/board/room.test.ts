import { describe, expect, it } from "vitest";

import { covering, isSame, roomOf, UNSEEN, type Room } from "./room";

function element(x: number, y: number, width: number, height: number): HTMLElement {
  const found = document.createElement("div");
  found.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  return found;
}

describe("the room of a board", () => {
  it("is measured from its own corner, without what isn't shown", () => {
    const [prompt, hidden, aside] = [
      element(110, 30, 300, 50),
      element(0, 0, 0, 0),
      element(900, 20, 90, 40),
    ];
    const room = roomOf(element(100, 20, 700, 500), [prompt, hidden, aside]);
    expect(room).toEqual({
      width: 700,
      height: 500,
      zones: [
        { element: prompt, x: 10, y: 10, w: 300, h: 50 },
        { element: aside, x: 800, y: 0, w: 90, h: 40 },
      ],
    });
  });

  it("is that of a screen where nothing has a size", () => {
    expect(roomOf(document.createElement("div"), [element(1, 1, 5, 5)])).toBe(UNSEEN);
  });

  it("is the same while nothing changes its size", () => {
    const zones = [element(0, 0, 10, 10)];
    const [frame, wider] = [element(0, 0, 100, 100), element(0, 0, 101, 100)];
    expect(isSame(roomOf(frame, zones), roomOf(frame, zones))).toBe(true);
    expect(isSame(roomOf(frame, zones), roomOf(wider, zones))).toBe(false);
    expect(isSame(roomOf(frame, zones), roomOf(frame, []))).toBe(false);
  });
});

describe("a zone", () => {
  const zone = element(0, 0, 1, 1);
  const room: Room = {
    width: 500,
    height: 400,
    zones: [{ element: zone, x: 100, y: 100, w: 50, h: 20 }],
  };

  it("covers what lies below it, or hardly beside it", () => {
    for (const [x, y] of [
      [120, 110],
      [95, 110],
      [155, 125],
    ] as const)
      expect(covering(room, [{ x, y }]), `${x} ${y}`).toEqual([zone]);
    for (const [x, y] of [
      [93, 110],
      [120, 127],
      [400, 300],
    ] as const)
      expect(covering(room, [{ x, y }]), `${x} ${y}`).toEqual([]);
  });

  it("covers nothing that isn't seen anyway", () => {
    const beside = { ...room, zones: [{ element: zone, x: 480, y: 0, w: 100, h: 100 }] };
    expect(covering(beside, [{ x: 520, y: 50 }])).toEqual([]);
    expect(covering(beside, [{ x: 490, y: 50 }])).toEqual([zone]);
  });
});
