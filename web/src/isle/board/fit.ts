/**
 * Where the board lies on its stage: as large as it can be with nothing over its land, and then as near the middle as
 * that allows. It is a matter of the map, of the stage and of what lies over it, and of nothing that happens in a game.
 * Lengths of the board are in radii of a hex, those of the stage in pixels.
 */
import { turn, type Atlas, type Point } from "./geometry";
import { Layout, S } from "./layout";
import { isSea } from "../../lib/legend";
import type { IslePicture } from "../../wire";

/** What has to be seen: a disc around the middle of something. */
export interface Disc extends Point {
  readonly r: number;
}

/** A part of the stage: something lies on it. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly Zone[];
}

/** Where the origin of the board is on the stage, and how many pixels the radius of a hex has. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

export interface Fit extends Spot {
  readonly turned: boolean;
}

/** A hex with its coast, and the badge of a harbor. */
const HEX = 1.12;
const HARBOR = 0.42;
/** Pixels that stay free at the edge of the stage. */
const PAD = 6;
/** A hex is neither smaller than this nor larger, in pixels. */
const LEAST = 5;
const MOST = 200;
/** Smaller than this, nobody finds anything on a board: then some of what else there is lies over it. */
const LEGIBLE = 24;
const HALVINGS = 22;
/** Places that are tried on each axis, the middle one of them in the middle of the stage. */
const TRIES = 13;
/** Then twice as many, for hexes a little larger: what was tried may have missed a gap between two zones. */
const FINER = 25;
const STEPS = 10;
const STEP = 0.005;
/** A map is turned only where that makes its hexes larger by so much. */
const GAIN = 1.05;

/** What of a board nothing may lie on: its land, what may become land, its harbors. The sea needs no room. */
export function discsOf({ atlas, docks }: Layout): Disc[] {
  const hexes = atlas.hexes.filter(({ tile }) => !isSea(tile.terrain));
  const kept = hexes.length > 0 ? hexes : atlas.hexes;
  return [
    ...kept.map(({ at }) => ({ ...at, r: HEX })),
    ...docks.map(({ at }) => ({ x: at.x / S, y: at.y / S, r: HARBOR })),
  ];
}

/** The discs of a map as it is seen first: what becomes of its fog and of its harbors moves nothing. */
export class FirstSight {
  private map = "";
  private discs: readonly Disc[] = [];

  of(atlas: Atlas, { harbors }: IslePicture): readonly Disc[] {
    const map = atlas.tiles.map(({ name, q, r }) => `${name} ${q} ${r}`).join();
    if (map !== this.map) {
      this.map = map;
      this.discs = discsOf(new Layout(atlas, harbors, false));
    }
    return this.discs;
  }
}

/** The best place for the discs on a stage; turned by a quarter where the stage is upright and much is gained. */
export function fit(discs: readonly Disc[], stage: Stage): Fit {
  const level = { ...placed(discs, stage), turned: false };
  if (stage.height <= stage.width) return level;
  const quarter = discs.map((disc) => ({ ...turn(disc, true), r: disc.r }));
  const upright = { ...placed(quarter, stage), turned: true };
  return upright.s > GAIN * level.s ? upright : level;
}

function placed(discs: readonly Disc[], stage: Stage): Spot {
  let { zones } = stage;
  let found = largest(discs, stage);
  while ((found?.s ?? 0) < LEGIBLE && zones.length > 0) {
    // The one that takes most room is the first to lie over the board.
    const fewer = zones.map((zone) => zones.filter((other) => other !== zone));
    const spots = fewer.map((rest) => largest(discs, { ...stage, zones: rest }));
    const sizes = spots.map((spot) => spot?.s ?? 0);
    const best = sizes.indexOf(Math.max(...sizes));
    [found, zones] = [spots[best] ?? null, fewer[best] ?? []];
  }
  return found ?? squeezed(boxOf(discs), stage);
}

/** The largest size at which some place is free, and the one nearest to the middle; null where there is none. */
function largest(discs: readonly Disc[], stage: Stage): Spot | null {
  const box = boxOf(discs);
  let best: Spot | null = null;
  let low = LEAST;
  let high = MOST;
  for (let k = 0; k < HALVINGS; k++) {
    const s = (low + high) / 2;
    const found = nearest(discs, box, stage, s, TRIES);
    if (found) [best, low] = [found, s];
    else high = s;
  }
  for (let k = 1; best && k <= STEPS; k++)
    best = nearest(discs, box, stage, Math.min((1 + k * STEP) * low, MOST), FINER) ?? best;
  return best;
}

/** Of the places where hexes of this size touch nothing, the one nearest to the middle of the stage. */
function nearest(discs: readonly Disc[], box: Zone, stage: Stage, s: number, tries: number): Spot | null {
  const slackX = stage.width - 2 * PAD - box.w * s;
  const slackY = stage.height - 2 * PAD - box.h * s;
  if (slackX < 0 || slackY < 0) return null;
  let found: Spot | null = null;
  let best = Infinity;
  let hit = 0;
  for (let a = 0; a < tries; a++)
    for (let b = 0; b < tries; b++) {
      const [right, down] = [a / (tries - 1), b / (tries - 1)];
      const away = Math.hypot((right - 0.5) * slackX, (down - 0.5) * slackY);
      if (away >= best) continue;
      const spot = { x: PAD + right * slackX - box.x * s, y: PAD + down * slackY - box.y * s, s };
      // What lies below a zone here mostly does so a little further, too: it is looked at first.
      const next = below(discs, stage.zones, spot, hit);
      if (next < 0) [found, best] = [spot, away];
      else hit = next;
    }
  return found;
}

/** Whether no disc lies below a zone. */
export function isFree(discs: readonly Disc[], zones: readonly Zone[], spot: Spot): boolean {
  return below(discs, zones, spot, 0) < 0;
}

/** How high a zone may become that grows upward, with nothing of the land below it, in pixels. */
export function headroom(discs: readonly Disc[], zone: Zone, { x, y, s, turned }: Fit): number {
  const bottom = zone.y + zone.h;
  return discs.reduce((free, disc) => {
    const at = turn(disc, turned);
    const [cx, cy, r] = [x + at.x * s, y + at.y * s, disc.r * s];
    const dx = Math.max(zone.x - cx, 0, cx - zone.x - zone.w);
    return dx >= r || cy > bottom ? free : Math.min(free, bottom - cy - Math.sqrt(r * r - dx * dx));
  }, bottom);
}

/** A disc that lies below a zone, looked for from one of them on; -1 if there is none. */
function below(discs: readonly Disc[], zones: readonly Zone[], { x, y, s }: Spot, from: number): number {
  for (let k = 0; k < discs.length; k++) {
    const n = (from + k) % discs.length;
    const disc = discs[n];
    if (!disc) continue;
    const cx = x + disc.x * s;
    const cy = y + disc.y * s;
    const r = disc.r * s;
    for (const zone of zones) {
      const dx = Math.max(zone.x - cx, 0, cx - zone.x - zone.w);
      const dy = Math.max(zone.y - cy, 0, cy - zone.y - zone.h);
      if (dx * dx + dy * dy < r * r) return n;
    }
  }
  return -1;
}

/** Where there is hardly any stage: all of the board in its middle, as far as that can be drawn. */
function squeezed(box: Zone, { width, height }: Stage): Spot {
  const s = Math.min(Math.max(Math.min(width / box.w, height / box.h), 1), MOST);
  return { x: width / 2 - (box.x + box.w / 2) * s, y: height / 2 - (box.y + box.h / 2) * s, s };
}

function boxOf(discs: readonly Disc[]): Zone {
  if (discs.length === 0) return { x: -1, y: -1, w: 2, h: 2 };
  const x = Math.min(...discs.map((disc) => disc.x - disc.r));
  const y = Math.min(...discs.map((disc) => disc.y - disc.r));
  const right = Math.max(...discs.map((disc) => disc.x + disc.r));
  const bottom = Math.max(...discs.map((disc) => disc.y + disc.r));
  return { x, y, w: right - x, h: bottom - y };
}
