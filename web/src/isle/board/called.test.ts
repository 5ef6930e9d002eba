import { describe, expect, it } from "vitest";

import { called } from "./called";
import { compass } from "./compass.svelte";
import { describe as tell } from "./describe";
import { Atlas, turn, type Place } from "./geometry";
import { say, scene, scenes } from "./testing";

describe("places", () => {
  it.each(scenes)("are all called differently in $name", ({ picture }) => {
    const atlas = new Atlas(picture.tiles);
    for (const places of [[...atlas.hexes, ...atlas.rim], atlas.corners, atlas.sides]) {
      const names = places.map((place: Place) => called(place, atlas, say));
      expect(names.filter((name, k) => names.indexOf(name) !== k)).toEqual([]);
    }
  });

  const { picture } = scene("new-shores");
  const atlas = new Atlas(picture.tiles);
  const words = (name: string) => called(atlas.find(name) as Place, atlas, say);

  it("are told by the land around them where that is enough", () => {
    const alone = atlas.corners.filter((corner) => !atlas.hasDouble(corner));
    expect(alone.length).toBeGreaterThan(10);
    for (const corner of alone) expect(called(corner, atlas, say)).not.toMatch(/[()]/);
  });

  it("are told by a hex and the way from it where it isn't: on coasts and at sea", () => {
    const sea = atlas.sides.find((side) => side.hexes.every(({ terrain }) => terrain === "sea"));
    expect(words(sea?.name ?? "")).toMatch(/^open sea \([A-Z]\d+, (north|south)?(east|west)\)$/);
    const coast = atlas.sides.find(
      (side) => atlas.hasDouble(side) && side.hexes.some(({ terrain }) => terrain !== "sea"),
    );
    expect(words(coast?.name ?? "")).toMatch(/^\w+( \d+)?, coast \([A-Z]\d+, (north|south)?(east|west)\)$/);
    const hex = atlas.hexes.find(({ tile }) => tile.terrain === "sea");
    expect(words(hex?.name ?? "")).toBe(`sea (${hex?.name})`);
  });
});

describe("directions", () => {
  it.each([false, true])("are those of the screen, also where the board is turned: %s", (turned) => {
    compass.turned = turned;
    try {
      const atlas = new Atlas(scene("new-shores").picture.tiles);
      for (const place of [...atlas.sides, ...atlas.corners]) {
        const [, name = "", words = ""] = /\((\w+), (\w+)\)$/.exec(called(place, atlas, say)) ?? [];
        const hex = atlas.hex(name);
        if (!hex) continue;
        const way = turn({ x: place.at.x - hex.at.x, y: place.at.y - hex.at.y }, turned);
        if (words.includes("north")) expect(way.y).toBeLessThan(-0.1);
        if (words.includes("south")) expect(way.y).toBeGreaterThan(0.1);
        if (words.includes("west")) expect(way.x).toBeLessThan(-0.1);
        if (words.includes("east")) expect(way.x).toBeGreaterThan(0.1);
      }
    } finally {
      compass.turned = false;
    }
  });
});

describe("what is told about a place", () => {
  const { picture } = scene("new-shores");
  const atlas = new Atlas(picture.tiles);
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  const about = (place: Place | undefined, pieces = picture.pieces) =>
    tell(place as Place, { picture: { ...picture, viewer: 0, pieces }, atlas, say, names });

  it("is where a free side leads from what we have at one end of it", () => {
    const side = atlas.sides.find(({ hexes }) => hexes.every(({ terrain }) => terrain !== "sea"));
    const [near, far] = side?.ends ?? [];
    const town = { kind: "settlement", owner: 0, place: near?.name ?? "", facts: {} };
    expect(about(side, [town])).toContain(`Towards ${called(far as Place, atlas, say)}.`);
    expect(about(side, [{ ...town, owner: 1 }])).not.toContain("Towards");
    expect(about(side, [])).not.toContain("Towards");
  });

  it("is, of a hex, its harbors and everything at its corners and sides by owner", () => {
    const [harbor] = picture.harbors;
    const side = atlas.side(harbor?.place ?? "");
    const hex = atlas.hex(side?.hexes.find(({ terrain }) => terrain !== "sea")?.name ?? "");
    const [first, second, third] = atlas.sidesOf(hex as NonNullable<typeof hex>);
    const at = (kind: string, owner: number, place: Place | undefined) => ({
      kind,
      owner,
      place: place?.name ?? "",
      facts: {},
    });
    const text = about(hex, [
      at("road", 0, first),
      at("road", 0, second),
      at("ship", 1, third),
      at("city", 1, third?.ends[0]),
      at("city", 1, third?.ends[1]),
    ]);
    expect(text).toMatch(/(3:1 harbor|2:1 harbor for \w+)\./);
    expect(text).toContain("City of Ben. City of Ben. 2 roads of Ada. Ship of Ben.");
  });
});
