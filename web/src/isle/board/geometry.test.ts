import { describe, expect, it } from "vitest";

import type { Tile } from "../../wire";
import { Atlas, distance, outline, pips, turn } from "./geometry";
import { discsOf, fit } from "./fit";
import { Layout, S } from "./layout";
import { marksOf, scene, scenes } from "./testing";

const island = new Atlas(scene("base").picture.tiles);

describe("the atlas of a board", () => {
  it("knows every place that any picture or question names", () => {
    for (const scene of scenes) {
      const { name, picture } = scene;
      const atlas = new Atlas(picture.tiles);
      const places = [
        ...picture.harbors.map((harbor) => harbor.place),
        ...picture.pieces.map((piece) => piece.place).filter((place) => place !== ""),
        ...marksOf(scene).map((mark) => mark.place),
      ];
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) expect(atlas.find(place)?.name, `${name}: ${place}`).toBe(place);
    }
  });

  it("finds every corner and side of every hex of every map", () => {
    for (const { picture } of scenes) {
      const atlas = new Atlas(picture.tiles);
      for (const hex of atlas.hexes) {
        expect(atlas.cornersOf(hex)).toHaveLength(6);
        expect(atlas.sidesOf(hex)).toHaveLength(6);
        for (const corner of atlas.cornersOf(hex)) expect(distance(corner.at, hex.at)).toBeCloseTo(1);
        for (const side of atlas.sidesOf(hex))
          expect(distance(side.at, hex.at)).toBeCloseTo(Math.sqrt(3) / 2);
      }
    }
  });

  it("has 54 corners, 72 sides and a rim of 18 around the island of the base game", () => {
    expect(island.hexes).toHaveLength(19);
    expect(island.corners).toHaveLength(54);
    expect(island.sides).toHaveLength(72);
    expect(island.rim).toHaveLength(18);
  });

  it("takes the three names of a corner for one", () => {
    const corner = island.corner("C3.N");
    expect(corner?.name).toBe("B2.SE");
    expect(corner?.names).toEqual(["B2.SE", "B3.SW", "C3.N"]);
    for (const name of ["B2.SE", "B3.SW", "C3.N", "c3.n", " C3.N "]) expect(island.corner(name)).toBe(corner);
  });

  it("takes the two names of a side for one", () => {
    expect(island.side("C3/NW")?.names).toEqual(["B2/SE", "C3/NW"]);
    expect(island.side("C3/NW")).toBe(island.side("B2/SE"));
    expect(island.side("A1/NW")?.names).toEqual(["A1/NW"]);
  });

  it("puts places where the notation says", () => {
    const hex = island.hex("C3")?.at ?? { x: NaN, y: NaN };
    const from = (name: string) => {
      const at = island.find(name)?.at ?? { x: NaN, y: NaN };
      return [Math.sign(Math.round(10 * (at.x - hex.x))), Math.sign(Math.round(10 * (at.y - hex.y)))];
    };
    expect(from("C3.N")).toEqual([0, -1]);
    expect(from("C3.SE")).toEqual([1, 1]);
    expect(from("C3.NW")).toEqual([-1, -1]);
    expect(from("C3/E")).toEqual([1, 0]);
    expect(from("C3/SW")).toEqual([-1, 1]);
    expect(from("C4")).toEqual([1, 0]);
    expect(from("B2")).toEqual([-1, -1]);
  });

  it("numbers the rim clockwise from above the first hex, as the engine does", () => {
    const at = (name: string) => island.hex(name)?.at ?? { x: NaN, y: NaN };
    const first = at("A1");
    expect(at("~1").y).toBeLessThan(first.y);
    expect(at("~1").x).toBeLessThan(first.x);
    expect(at("~2").x).toBeGreaterThan(at("~1").x);
    expect(island.hex("~19")).toBeUndefined();
  });

  it("counts what lies in a hole to the rim, after the shore", () => {
    const around: [number, number][] = [
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
    ];
    const tiles: Tile[] = around.map(([q, r], k) => ({ name: `T${k}`, q, r, terrain: "forest", number: 0 }));
    const rim = new Atlas(tiles).rim;
    expect(rim).toHaveLength(13);
    expect(rim.at(-1)?.tile).toMatchObject({ name: "~13", q: 0, r: 0 });
  });

  it("knows no places of other boards", () => {
    for (const name of ["", "Z9", "C3.E", "C3/N", "~0", "C3.N.N"]) expect(island.find(name)).toBeUndefined();
  });

  it("may be empty", () => {
    expect(new Atlas([]).rim).toEqual([]);
  });
});

describe("a turned board", () => {
  it("lies a quarter to the left", () => {
    expect(turn({ x: 0, y: -1 }, true)).toEqual({ x: -1, y: -0 });
    expect(turn({ x: 1, y: 0 }, true)).toEqual({ x: 0, y: -1 });
    expect(turn({ x: 1, y: 2 }, false)).toEqual({ x: 1, y: 2 });
  });

  it("is chosen for wide maps on upright screens only", () => {
    const isTurned = (name: string, width: number, height: number) => {
      const { tiles, harbors } = scene(name).picture;
      const discs = discsOf(new Layout(new Atlas(tiles), harbors, false));
      return fit(discs, { width, height, zones: [] }).turned;
    };
    expect(isTurned("wonders", 1280, 800)).toBe(false);
    expect(isTurned("wonders", 390, 600)).toBe(true);
    expect(isTurned("wonders", 600, 600)).toBe(false);
    expect(isTurned("new-world", 390, 400)).toBe(false);
  });

  it("keeps every distance", () => {
    const { picture } = scene("pirate-islands");
    const atlas = new Atlas(picture.tiles);
    const [level, upright] = [false, true].map((turned) => new Layout(atlas, picture.harbors, turned));
    if (!level || !upright) throw new Error("There are two.");
    for (const side of atlas.sides) {
      const length = (layout: typeof level) => distance(layout.at(side.ends[0]), layout.at(side.ends[1]));
      expect(length(upright)).toBeCloseTo(length(level));
      expect(length(level)).toBeCloseTo(S);
      const lean = Math.abs(level.slope(side) - upright.slope(side));
      expect(Math.min(lean, 180 - lean)).toBeCloseTo(90);
    }
  });
});

describe("the pips of a number", () => {
  it("say how often it comes", () => {
    expect([2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(pips)).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
    expect([0, 1, 7, 13].map(pips)).toEqual([0, 0, 0, 0]);
  });
});

describe("the outline of a hex", () => {
  it("stands on a corner, or on a side when turned", () => {
    expect(outline({ x: 0, y: 0 }, 100, false).split(" ")[0]).toBe("0,-100");
    expect(outline({ x: 0, y: 0 }, 100, true).split(" ")[0]).toBe("-100,0");
  });
});
