import { describe, expect, it } from "vitest";

import { qrCode, qrPath } from "./qr";

/** Read by a camera, and the same as other programs draw. */
const LONGROAD = [
  "#######.#.##..#######",
  "#.....#....##.#.....#",
  "#.###.#..##.#.#.###.#",
  "#.###.#.##..#.#.###.#",
  "#.###.#.#####.#.###.#",
  "#.....#.##..#.#.....#",
  "#######.#.#.#.#######",
  "........#.#..........",
  "#...#.###...######..#",
  ".####..####.#.#.##.#.",
  "#.##.##...#.#...#.##.",
  "..#.##....###...#....",
  ".#.#..##...#.##......",
  "........#####...##.#.",
  "#######.#..#..#.####.",
  "#.....#..#...##......",
  "#.###.#.###.#####..#.",
  "#.###.#..##.###.#####",
  "#.###.#..#..##..#.#..",
  "#.....#...###..#.....",
  "#######.##.#..#..#..#",
];

describe("a QR code", () => {
  it("is drawn as the standard says", () => {
    const drawn = qrCode("longroad").map((line) => line.map((dark) => (dark ? "#" : ".")).join(""));
    expect(drawn).toEqual(LONGROAD);
  });

  it("grows with its text", () => {
    const sizes = [14, 15, 62, 63, 106, 107, 213].map((length) => qrCode("x".repeat(length)).length);
    expect(sizes).toEqual([21, 25, 33, 37, 41, 45, 57]);
  });

  it("can't be any size", () => {
    expect(() => qrCode("x".repeat(214))).toThrow("too long");
  });

  it("has a square for every dark module", () => {
    const code = qrCode("longroad");
    expect(qrPath(code).split("M")).toHaveLength(code.flat().filter(Boolean).length + 1);
  });
});
