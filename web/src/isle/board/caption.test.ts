import { describe, expect, it } from "vitest";

import { caption } from "./caption";
import { Atlas } from "./geometry";
import { pieceSheet } from "./sheet.testing";
import { say, scene, scenes } from "./testing";

function told(name: string, place: string, notes: string[] = []): string {
  const { picture } = scene(name);
  const atlas = new Atlas(picture.tiles);
  const found = atlas.find(place);
  if (!found) throw new Error(`There is no ${place}.`);
  const names = ["Ann", "Ben", "Cem", "Dana"];
  return caption(found, { picture, atlas, say, names }, notes);
}

describe("a place in a few words", () => {
  it("is a hex with its number and its pips, and whoever is there", () => {
    const { picture } = scene("base");
    const robber = picture.pieces.find(({ kind }) => kind === "robber")?.place ?? "";
    for (const { name, terrain, number } of picture.tiles) {
      const words = told("base", name);
      if (number > 0)
        expect(words.toLowerCase()).toMatch(new RegExp(`^${terrain} ${number} · \\d pips?( ·|$)`));
      else expect(words.toLowerCase()).toMatch(new RegExp(`^${terrain}( ·|$)`));
      expect(words.includes("the robber")).toBe(name === robber);
    }
  });

  it("is a free corner with its numbers, its pips and its harbor", () => {
    const { picture } = scene("base-founding");
    const atlas = new Atlas(picture.tiles);
    const inland = atlas.corners.find(
      ({ hexes }) => hexes.length === 3 && hexes.every(({ number }) => number > 0),
    );
    expect(told("base-founding", inland?.name ?? "")).toMatch(/^\d+, \d+, \d+ · \d+ pips$/);
    const words = picture.harbors.map(({ place }) =>
      told("base-founding", atlas.side(place)?.ends[0].name ?? ""),
    );
    for (const one of words) expect(one).toMatch(/ · (3:1 harbor|2:1 \w+)$/);
    expect(told("base-founding", inland?.name ?? "", ["Leaves you 1 ore."])).toMatch(
      / pips · Leaves you 1 ore\.$/,
    );
  });

  it("is whose piece it is", () => {
    const { picture } = scene("base");
    const owners = ["Ann", "Ben", "Cem", "Dana"];
    for (const { kind, owner, place } of picture.pieces)
      if (owner !== null) expect(told("base", place)).toContain(`${owners[owner]}'s ${kind}`);
  });

  it("is where a free side leads, and the numbers beside it where it leads nowhere", () => {
    const { picture } = scene("base-road");
    const atlas = new Atlas(picture.tiles);
    const sides = atlas.sides.map(({ name }) => told("base-road", name));
    expect(sides.filter((words) => words.startsWith("→ ")).length).toBeGreaterThan(0);
    for (const words of sides) expect(words).not.toBe("");
  });

  it("has words for everything there is, everywhere", () => {
    for (const { picture } of [...scenes, pieceSheet()]) {
      const atlas = new Atlas(picture.tiles);
      for (const place of [...atlas.hexes, ...atlas.rim, ...atlas.corners, ...atlas.sides]) {
        const words = caption(place, { picture, atlas, say, names: [] });
        expect(words).not.toMatch(/undefined|\{|\.$/);
        expect(words).not.toBe("");
      }
    }
  });

  it("is short", () => {
    for (const { picture } of scenes) {
      const atlas = new Atlas(picture.tiles);
      const names = ["Veronika", "Benjamin", "Konstantin", "Dana"];
      for (const place of [...atlas.hexes, ...atlas.corners, ...atlas.sides])
        expect(caption(place, { picture, atlas, say, names }).length).toBeLessThan(80);
    }
  });
});
