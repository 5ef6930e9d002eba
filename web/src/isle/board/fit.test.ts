import { describe, expect, it } from "vitest";

import { headroom, discsOf, fit, FirstSight, isFree, type Disc, type Fit, type Stage } from "./fit";
import { Atlas, turn } from "./geometry";
import { Layout } from "./layout";
import { stageOf, WINDOWS } from "./stages.testing";
import { scene, scenes } from "./testing";

const PAD = 6;

function discsIn(name: string): Disc[] {
  const { picture } = scene(name);
  return discsOf(new Layout(new Atlas(picture.tiles), picture.harbors, false));
}

function lying(discs: readonly Disc[], { turned }: Fit): Disc[] {
  return discs.map((disc) => ({ ...turn(disc, turned), r: disc.r }));
}

/** Whether the discs are all on the stage, at least so many pixels from its edge, and below nothing. */
function lie(discs: readonly Disc[], stage: Stage, spot: Fit): boolean {
  const all = lying(discs, spot);
  const inside = all.every(
    ({ x, y, r }) =>
      spot.x + (x - r) * spot.s >= PAD - 1e-6 &&
      spot.y + (y - r) * spot.s >= PAD - 1e-6 &&
      spot.x + (x + r) * spot.s <= stage.width - PAD + 1e-6 &&
      spot.y + (y + r) * spot.s <= stage.height - PAD + 1e-6,
  );
  return inside && isFree(all, stage.zones, spot);
}

/** Whether hexes that are so much larger have a place as well, on a grid of our own. */
function fitsLarger(discs: readonly Disc[], stage: Stage, spot: Fit, factor: number): boolean {
  const all = lying(discs, spot);
  const s = factor * spot.s;
  const left = Math.min(...all.map(({ x, r }) => x - r)) * s;
  const right = Math.max(...all.map(({ x, r }) => x + r)) * s;
  const top = Math.min(...all.map(({ y, r }) => y - r)) * s;
  const bottom = Math.max(...all.map(({ y, r }) => y + r)) * s;
  const [free, over] = [stage.width - 2 * PAD - right + left, stage.height - 2 * PAD - bottom + top];
  if (free < 0 || over < 0) return false;
  const steps = Array.from({ length: 25 }, (_, k) => k / 24);
  return steps.some((a) =>
    steps.some((b) => isFree(all, stage.zones, { x: PAD + a * free - left, y: PAD + b * over - top, s })),
  );
}

/** Pixels to the radius of a hex, a window each. */
const MEASURED: Readonly<Record<string, readonly number[]>> = {
  base: [59, 56, 70, 100, 74, 40, 40],
  "new-shores": [47, 45, 56, 79, 63, 29, 29],
  wonders: [44, 45, 55, 79, 56, 28, 29],
};
/** The same island with a way of the barbarians. */
const KNIGHTS = [59, 56, 70, 100, 74, 35, 37];

describe("where the board lies", () => {
  const cases = Object.entries(MEASURED).flatMap(([name, sizes]) =>
    WINDOWS.map((window, k) => ({ name, window, size: sizes[k] ?? 0 })),
  );

  it.each(cases)("$name at $window has hexes of $size pixels", ({ name, window, size }) => {
    const { s } = fit(discsIn(name), stageOf(window));
    expect(s).toBeGreaterThan(size - 0.6);
    expect(s).toBeLessThan(size + 2);
  });

  it.each(WINDOWS.map((window, k) => ({ window, size: KNIGHTS[k] ?? 0 })))(
    "Cities & Knights at $window has hexes of $size pixels",
    ({ window, size }) => {
      const { s } = fit(discsIn("base"), stageOf(window, { large: true }));
      expect(s).toBeGreaterThan(size - 0.6);
      expect(s).toBeLessThan(size + 2);
    },
  );

  it("is on the stage and below nothing, for every map in every window, also with large letters", () => {
    for (const { name } of scenes)
      for (const window of WINDOWS)
        for (const letters of [1, 1.5]) {
          const [discs, stage] = [discsIn(name), stageOf(window, { letters })];
          const found = fit(discs, stage);
          expect(found.s, `${name} ${window} ${letters}`).toBeGreaterThanOrEqual(14);
          const met = stage.zones.filter((zone) => !isFree(lying(discs, found), [zone], found));
          // With large letters on a phone there isn't room for everything: as little as possible lies over the board.
          expect(met.length, `${name} ${window} ${letters}`).toBeLessThanOrEqual(letters > 1 ? 2 : 0);
          const others = { ...stage, zones: stage.zones.filter((zone) => !met.includes(zone)) };
          expect(lie(discs, others, found), `${name} ${window} ${letters}`).toBe(true);
        }
  });

  it("leaves no room for larger hexes", () => {
    for (const name of Object.keys(MEASURED))
      for (const window of WINDOWS) {
        const [discs, stage] = [discsIn(name), stageOf(window)];
        const found = fit(discs, stage);
        expect(fitsLarger(discs, stage, found, 0.99), `${name} ${window}`).toBe(true);
        expect(fitsLarger(discs, stage, found, 1.01), `${name} ${window}`).toBe(false);
      }
  });

  it("is the middle where nothing else is there", () => {
    const discs = discsIn("base");
    const { x, y, s } = fit(discs, { width: 900, height: 600, zones: [] });
    const middles = [discs.map((disc) => disc.x), discs.map((disc) => disc.y)].map(
      (all) => (Math.min(...all) + Math.max(...all)) / 2,
    );
    expect(x + (middles[0] ?? 0) * s).toBeCloseTo(450, -1);
    expect(y + (middles[1] ?? 0) * s).toBeCloseTo(300, -1);
  });

  it("is turned only on an upright stage, and where much is gained", () => {
    const two = (apart: number) => [0, apart].map((x) => ({ x, y: 0, r: 1.12 }));
    const isTurned = (apart: number, width: number, height: number) =>
      fit(two(apart), { width, height, zones: [] }).turned;
    expect(isTurned(0.2, 300, 450)).toBe(true);
    expect(isTurned(0.08, 300, 450)).toBe(false);
    expect(isTurned(0.2, 300, 300)).toBe(false);
    expect(isTurned(3, 450, 300)).toBe(false);
    expect(fit(discsIn("wonders"), stageOf("390x844")).turned).toBe(true);
    expect(fit(discsIn("wonders"), stageOf("820x1180")).turned).toBe(false);
  });

  it("needs no time that anybody would notice", () => {
    const [discs, stage] = [discsIn("wonders"), stageOf("820x1180")];
    for (let k = 0; k < 20; k++) fit(discs, stage);
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      fit(discs, stage);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(8); // a busy machine; else about one
  });
});

describe("what nothing may lie on", () => {
  it("is land, fog and harbors, and no sea", () => {
    const { picture } = scene("oceania");
    const tiles = picture.tiles.map((tile, k) => (k === 0 ? { ...tile, terrain: "fog", number: 0 } : tile));
    const discs = discsOf(new Layout(new Atlas(tiles), picture.harbors, false));
    const kept = tiles.filter(({ terrain }) => terrain !== "sea");
    expect(discs.filter(({ r }) => r === 1.12)).toHaveLength(kept.length);
    expect(discs.filter(({ r }) => r === 0.42)).toHaveLength(picture.harbors.length);
  });

  it("stays what it was at first, whatever happens in a game", () => {
    const { picture } = scene("oceania");
    const foggy = picture.tiles.map((tile, k) => (k % 3 ? tile : { ...tile, terrain: "fog", number: 0 }));
    const cleared = foggy.map((tile) => (tile.terrain === "fog" ? { ...tile, terrain: "sea" } : tile));
    const sight = new FirstSight();
    const discs = sight.of(new Atlas(foggy), picture);
    expect(sight.of(new Atlas(cleared), { ...picture, harbors: [] })).toBe(discs);
    const other = scene("base").picture;
    expect(sight.of(new Atlas(other.tiles), other)).not.toBe(discs);
  });
});

describe("a stage with hardly any room", () => {
  it("has zones over the board where hexes would become too small to be seen, as few as possible", () => {
    const discs = discsIn("wonders");
    const [bar, chip] = [
      { x: 0, y: 60, w: 300, h: 80 },
      { x: 0, y: 0, w: 40, h: 20 },
    ];
    const stage = { width: 300, height: 200, zones: [chip, bar] };
    const found = fit(discs, stage);
    expect(found).toEqual(fit(discs, { ...stage, zones: [chip] }));
    expect(isFree(discs, [chip], found)).toBe(true);
    expect(found.s).toBeGreaterThan(14);
  });

  it.each([
    [40, 30],
    [10, 10],
    [1, 300],
    [0, 0],
  ])("may be %i by %i", (width, height) => {
    for (const name of ["base", "wonders"]) {
      const { x, y, s } = fit(discsIn(name), { width, height, zones: [] });
      for (const value of [x, y, s]) expect(Number.isFinite(value)).toBe(true);
      expect(s).toBeGreaterThan(0);
    }
  });

  it("may have a map without land, or none", () => {
    const tiles = scene("base").picture.tiles.map((tile) => ({ ...tile, terrain: "sea", number: 0 }));
    const discs = discsOf(new Layout(new Atlas(tiles), [], false));
    expect(discs).toHaveLength(tiles.length);
    expect(fit(discs, stageOf("1280x680")).s).toBeGreaterThan(50);
    expect(fit(discsOf(new Layout(new Atlas([]), [], false)), stageOf("1280x680")).s).toBeGreaterThan(50);
  });
});

describe("a zone that grows upward", () => {
  const zone = { x: 0, y: 400, w: 200, h: 100 };
  const spot = { x: 300, y: 300, s: 100, turned: false };
  const disc = (x: number, y: number, r = 1) => [{ x, y, r }];

  it("may become as high as the stage where there is no land", () => {
    expect(headroom([], zone, spot)).toBe(500);
    expect(headroom(disc(1, 0), zone, spot)).toBe(500); // beside it
    expect(headroom(disc(-2, 3), zone, spot)).toBe(500); // below it
  });

  it("ends below the land above it, or beside its edge", () => {
    expect(headroom(disc(-2, -1), zone, spot)).toBe(200);
    expect(headroom(disc(-0.4, 0), zone, spot)).toBe(120);
    expect(headroom(disc(1, -2), zone, { ...spot, turned: true })).toBe(200);
  });
});
