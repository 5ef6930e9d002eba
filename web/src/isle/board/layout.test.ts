import { describe, expect, it } from "vitest";

import { Atlas, distance } from "./geometry";
import { Layout, S, nearest } from "./layout";
import { scene, scenes } from "./testing";
import { LEGEND } from "../../net/testing";
import { allPieces, drawnAs, isDrawn } from "./pieces/look";
import { standings } from "./standing";

describe("harbors", () => {
  it("lie on the water, off the coast, and lead to their two corners", () => {
    for (const { name, picture } of scenes) {
      const atlas = new Atlas(picture.tiles);
      for (const turned of [false, true]) {
        const layout = new Layout(atlas, picture.harbors, turned);
        expect(layout.docks).toHaveLength(picture.harbors.length);
        for (const dock of layout.docks) {
          const hex = nearest(atlas.hexes, layout, dock.at, 0.8 * S);
          expect(hex?.tile.terrain ?? "sea", `${name} ${dock.harbor.place}`).toBe("sea");
          expect(dock.piers).toHaveLength(2);
          for (const pier of dock.piers) expect(distance(pier, dock.at)).toBeLessThan(S);
        }
      }
    }
  });

  it("never cover each other", () => {
    for (const { name, picture } of scenes) {
      const { docks } = new Layout(new Atlas(picture.tiles), picture.harbors, false);
      docks.forEach((a, k) =>
        docks.slice(k + 1).forEach((b) => {
          const apart = distance(a.at, b.at) - a.radius - b.radius;
          expect(apart, `${name}: ${a.harbor.place} and ${b.harbor.place}`).toBeGreaterThan(-0.05 * S);
        }),
      );
    }
  });
});

describe("the rim of the sea", () => {
  it("is within what is seen, or moved towards it, and nothing else is", () => {
    const { picture } = scene("new-shores");
    const atlas = new Atlas(picture.tiles);
    const printed = new Layout(atlas, picture.harbors, false);
    const { x, y, w, h } = printed.bounds();
    const seen = { x, y: y + 0.4 * S, w, h: h - 0.4 * S };
    const layout = new Layout(atlas, picture.harbors, false, seen);
    for (const hex of atlas.hexes) expect(layout.standAt(hex)).toEqual(printed.at(hex));
    const moved = atlas.rim.filter((hex) => distance(layout.standAt(hex), printed.at(hex)) > 0);
    expect(moved.length).toBeGreaterThan(3);
    for (const hex of atlas.rim) {
      expect(layout.standAt(hex).y).toBeGreaterThanOrEqual(seen.y + 0.3 * S - 1e-6);
      expect(distance(layout.standAt(hex), printed.at(hex))).toBeLessThan(0.9 * S);
    }
    expect(layout.bounds()).toEqual(printed.bounds());
    const far = new Layout(atlas, picture.harbors, false, { x: x + 3 * S, y, w: w - 3 * S, h });
    for (const hex of atlas.rim) expect(distance(far.standAt(hex), printed.at(hex))).toBeLessThan(0.9 * S);
  });
});

describe("pieces", () => {
  it("all have their spot", () => {
    for (const { name, picture } of scenes) {
      const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
      const there = picture.pieces.filter((piece) => piece.place !== "");
      expect(standings(picture, layout, picture.owners), name).toHaveLength(there.length);
    }
  });

  it("of every kind that a game declares have a look of their own, others don't", async () => {
    await allPieces();
    for (const kind of Object.keys(LEGEND.pieces)) expect(drawnAs(kind), kind).toBeDefined();
    for (const kind of ["camel", "parts/Plain", "Plain"])
      expect([isDrawn(kind), drawnAs(kind)], kind).toEqual([false, undefined]);
  });

  it("lie in layers: roads, walls under cities, towns, whoever stands on a hex, chips over all", () => {
    const { picture } = scene("knights-sea");
    const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
    const kinds = standings(picture, layout, picture.owners).map(({ piece }) => piece.kind);
    const [road, wall, city, robber] = ["road", "wall", "city", "robber"].map((kind) => kinds.indexOf(kind));
    expect([road, wall, city, robber]).toEqual([road, wall, city, robber].sort((a = 0, b = 0) => a - b));
    expect(kinds.lastIndexOf("wall")).toBeLessThan(kinds.indexOf("settlement"));
  });

  it("have keys of their own", () => {
    for (const { picture } of scenes) {
      const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
      const keys = standings(picture, layout, picture.owners).map((standing) => standing.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("keep away from the number of their hex", () => {
    const { picture } = scene("base");
    const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
    const robber = standings(picture, layout, picture.owners).find(({ piece }) => piece.kind === "robber");
    const hex = layout.atlas.hex(robber?.piece.place ?? "");
    if (!robber || !hex) throw new Error("There is no robber.");
    const { x, y } = layout.at(hex);
    expect(distance(robber.at, { x, y: y + 0.13 * S })).toBeGreaterThan(0.4 * S);
  });

  it("of a player without a seat are neutral", () => {
    const { picture } = scene("two-players");
    const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
    const all = standings(picture, layout, picture.owners);
    expect(all.filter((one) => one.neutral).map((one) => one.color)).toContain("white");
    expect(all.filter((one) => !one.neutral && one.color).map((one) => one.color)).toContain("red");
  });

  it("take other colors if somebody wants them", () => {
    const { picture } = scene("base");
    const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
    const colors = new Set(
      standings(picture, layout, ["green", "violet", "white", "red"]).map((one) => one.color),
    );
    expect(colors).toEqual(new Set(["green", "violet", "white", "red", ""]));
  });
});
