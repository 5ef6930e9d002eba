import { describe, expect, it } from "vitest";

import { Atlas, type Point } from "./geometry";
import { Layout } from "./layout";
import { stopsOf } from "./marks";
import { closest, next, type Way } from "./steer";
import { marksOf, scenes } from "./testing";

const WAYS: Way[] = ["left", "right", "up", "down"];

function reachedFrom(points: readonly Point[], start: number): Set<number> {
  const reached = new Set([start]);
  for (const k of reached)
    for (const way of WAYS) {
      const to = next(points, k, way);
      if (to !== undefined) reached.add(to);
    }
  return reached;
}

describe("arrow keys", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 60, y: 80 },
    { x: -100, y: 0 },
    { x: 0, y: -100 },
  ];

  it("go to the next place in that direction, straight ahead before near", () => {
    expect(next(points, 0, "right")).toBe(1);
    expect(next(points, 0, "left")).toBe(3);
    expect(next(points, 0, "up")).toBe(4);
    expect(next(points, 0, "down")).toBe(2);
  });

  it("stay where nothing lies that way", () => {
    expect(next(points, 1, "right")).toBeUndefined();
    expect(next([], 0, "up")).toBeUndefined();
  });

  it("reach every legal place of every question", () => {
    for (const scene of scenes) {
      const layout = new Layout(new Atlas(scene.picture.tiles), [], false);
      const stops = stopsOf(marksOf(scene), layout.atlas).map((stop) => layout.at(stop.place));
      for (const start of stops.keys()) expect(reachedFrom(stops, start).size, scene.name).toBe(stops.length);
    }
  });

  it.each([
    ["hexes that stand on a corner", { x: Math.sqrt(3), y: 1.5, shift: Math.sqrt(3) / 2 }],
    ["squares on a corner", { x: 2, y: 1, shift: 1 }],
    ["squares", { x: 1, y: 1, shift: 0 }],
    ["rows far apart", { x: 1, y: 9, shift: 0.5 }],
  ])("come from every place to every other on a board of %s, and turned", (_, { x, y, shift }) => {
    const rows = Array.from({ length: 25 }, (_, k) => ({ row: Math.floor(k / 5), column: k % 5 }));
    const board = rows.map(({ row, column }) => ({ x: column * x + (row % 2) * shift, y: row * y }));
    for (const places of [board, board.map((point) => ({ x: -point.y, y: point.x }))])
      for (const start of places.keys()) expect(reachedFrom(places, start).size).toBe(places.length);
  });

  it("begin next to a spot", () => {
    expect(closest(points, { x: 90, y: 0 })).toBe(1);
    expect(closest([], { x: 0, y: 0 })).toBeUndefined();
  });
});
