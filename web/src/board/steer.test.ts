import { describe, expect, it } from "vitest";

import { Atlas } from "./geometry";
import { Layout } from "./layout";
import { stopsOf } from "./marks";
import { closest, next, type Way } from "./steer";
import { marksOf, scenes } from "./testing";

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
    const ways: Way[] = ["left", "right", "up", "down"];
    for (const scene of scenes) {
      const layout = new Layout(new Atlas(scene.picture.tiles), [], false);
      const stops = stopsOf(marksOf(scene), layout.atlas).map((stop) => layout.at(stop.place));
      const reached = new Set<number>(stops.length ? [0] : []);
      for (const k of reached)
        for (const way of ways) {
          const to = next(stops, k, way);
          if (to !== undefined) reached.add(to);
        }
      expect(reached.size, scene.name).toBe(stops.length);
    }
  });

  it("begin next to a spot", () => {
    expect(closest(points, { x: 90, y: 0 })).toBe(1);
    expect(closest([], { x: 0, y: 0 })).toBeUndefined();
  });
});
