import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Point } from "./geometry";
import { Gestures } from "./gestures";

describe("a hand on the board", () => {
  const pan = vi.fn<(by: Point) => void>();
  const zoom = vi.fn<(factor: number, at: Point) => void>();
  const press = vi.fn<(at: Point) => void>();
  let hand: Gestures;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const mock of [pan, zoom, press]) mock.mockReset();
    hand = new Gestures({ pan, zoom, press });
  });
  afterEach(() => vi.useRealTimers());

  it("taps when it hardly moves", () => {
    hand.down(1, "mouse", { x: 10, y: 10 });
    expect(hand.move(1, { x: 13, y: 13 })).toBe(false);
    hand.up(1);
    expect(pan).not.toHaveBeenCalled();
    expect(hand.click(1)).toBe(true);
  });

  it("pans when it moves more than five pixels, and that is no tap", () => {
    hand.down(1, "mouse", { x: 10, y: 10 });
    expect(hand.move(1, { x: 16, y: 10 })).toBe(true);
    expect(pan).toHaveBeenLastCalledWith({ x: 6, y: 0 });
    expect(hand.move(1, { x: 20, y: 12 })).toBe(false);
    expect(pan).toHaveBeenLastCalledWith({ x: 4, y: 2 });
    hand.up(1);
    expect(hand.click(1)).toBe(false);
    expect(hand.click(1)).toBe(true);
  });

  it("zooms with two fingers around their middle", () => {
    hand.down(1, "touch", { x: 0, y: 0 });
    hand.down(2, "touch", { x: 100, y: 0 });
    hand.move(2, { x: 200, y: 0 });
    expect(zoom).toHaveBeenCalledWith(2, { x: 100, y: 0 });
    expect(pan).toHaveBeenCalledWith({ x: 50, y: 0 });
    hand.up(1);
    hand.up(2);
    expect(hand.click(1)).toBe(false);
  });

  it("asks what something is when a finger rests", () => {
    hand.down(1, "touch", { x: 5, y: 5 });
    vi.advanceTimersByTime(600);
    expect(press).toHaveBeenCalledWith({ x: 5, y: 5 });
    hand.up(1);
    expect(hand.click(1)).toBe(false);
  });

  it("does not, when the finger is lifted or moves", () => {
    hand.down(1, "touch", { x: 5, y: 5 });
    hand.up(1);
    hand.down(1, "touch", { x: 5, y: 5 });
    hand.move(1, { x: 25, y: 5 });
    vi.advanceTimersByTime(600);
    expect(press).not.toHaveBeenCalled();
  });

  it("taps twice when the second follows soon and near", () => {
    expect(hand.again({ x: 5, y: 5 }, 1000)).toBe(false);
    expect(hand.again({ x: 9, y: 5 }, 1200)).toBe(true);
    expect(hand.again({ x: 9, y: 5 }, 1300)).toBe(false);
    expect(hand.again({ x: 90, y: 5 }, 1400)).toBe(false);
    expect(hand.again({ x: 90, y: 5 }, 1900)).toBe(false);
  });

  it("is never in the way of clicks that come without a touch", () => {
    hand.down(1, "mouse", { x: 0, y: 0 });
    hand.move(1, { x: 50, y: 0 });
    expect(hand.click(0)).toBe(true);
  });
});
