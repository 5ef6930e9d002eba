import { describe, expect, it } from "vitest";

import { boxOf, hold, pan, reveal, toDrawing, toScreen, whole, zoom } from "./view";

const box = { x: -500, y: -400, w: 1000, h: 800 };
const screen = { width: 500, height: 500 };
/** Half the size, and its origin in the middle. */
const lies = { x: 250, y: 250, s: 50 };

describe("what is seen of the board", () => {
  it("is all of it at first, where it lies on its stage", () => {
    const view = whole(lies, screen);
    expect(view).toEqual({ x: 0, y: 0, scale: 50 });
    expect(boxOf(view, screen)).toEqual({ x: -500, y: -500, w: 1000, h: 1000 });
    const aside = { x: 100, y: 300, s: 20 };
    expect(toScreen(whole(aside, screen), screen, { x: 0, y: 0 })).toEqual({ x: 100, y: 300 });
    expect(toScreen(whole(aside, screen), screen, { x: 100, y: -100 })).toEqual({ x: 120, y: 280 });
  });

  it("goes there and back between pixels and drawing", () => {
    const view = { x: 30, y: -20, scale: 70 };
    const there = toDrawing(view, screen, { x: 123, y: 45 });
    const back = toScreen(view, screen, there);
    expect(back.x).toBeCloseTo(123);
    expect(back.y).toBeCloseTo(45);
  });

  it("grows around the pointer", () => {
    const view = whole(lies, screen);
    const pixel = { x: 100, y: 300 };
    const before = toDrawing(view, screen, pixel);
    const after = toDrawing(zoom(view, screen, 2, pixel, 50), screen, pixel);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("never becomes smaller than all of it, nor larger than makes sense", () => {
    const view = whole(lies, screen);
    expect(zoom(view, screen, 0.1, { x: 0, y: 0 }, 50).scale).toBe(50);
    expect(zoom(view, screen, 100, { x: 0, y: 0 }, 50).scale).toBe(160);
  });

  it("moves with the hand, and never off the board", () => {
    const near = { x: 0, y: 0, scale: 100 };
    expect(pan(near, { x: 10, y: -5 })).toEqual({ x: -10, y: 5, scale: 100 });
    expect(hold(pan(near, { x: 9999, y: 0 }), box).x).toBe(-500);
    expect(hold(pan(near, { x: 0, y: -9999 }), box).y).toBe(400);
    expect(hold(near, box)).toEqual(near);
  });

  it("follows the keys to what lay outside", () => {
    const near = { x: -250, y: 0, scale: 100 };
    const view = reveal(near, screen, { x: 400, y: 0 }, 100);
    const seen = boxOf(view, screen);
    expect(seen.x + seen.w).toBeCloseTo(500);
    expect(reveal(near, screen, { x: -250, y: 20 }, 100)).toEqual(near);
  });
});
