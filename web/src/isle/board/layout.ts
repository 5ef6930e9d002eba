/** Where everything is drawn. Lengths are in units of the drawing, 100 to the radius of a hex. */
import { isHidden, isLand } from "../../lib/legend";
import type { Harbor, IslePicture, Tile } from "../../wire";
import type { Atlas } from "./geometry";
import {
  HALF,
  distance,
  turn,
  type CornerPlace,
  type HexPlace,
  type Place,
  type Point,
  type SidePlace,
} from "./geometry";

/** The radius of a hex in the drawing. */
export const S = 100;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A harbor: its badge on the water, and the two corners its piers lead to. */
export interface Dock {
  readonly harbor: Harbor;
  readonly at: Point;
  readonly radius: number;
  readonly piers: readonly Point[];
}

/** How far from the edge of what is seen the middle of a piece at the rim stays, and how far it is moved for that. */
const INSIDE = 0.3 * S;
const MOVED = 0.8 * S;

/** The board as it lies on the screen: as printed, or turned by a quarter. */
export class Layout {
  readonly docks: readonly Dock[];

  constructor(
    readonly atlas: Atlas,
    harbors: readonly Harbor[],
    readonly turned: boolean,
    /** What is seen of it at rest: what may stand at the rim of the sea is drawn within. */
    readonly seen: Box | null = null,
  ) {
    this.docks = this.dock(harbors);
  }

  /** A point of the atlas in the drawing. */
  place(at: Point): Point {
    const p = turn(at, this.turned);
    return { x: S * p.x, y: S * p.y };
  }

  at(place: Place): Point {
    return this.place(place.at);
  }

  /** Where somebody is drawn who stands there. */
  standAt(place: Place): Point {
    const at = this.place(place.at);
    if (!this.seen || place.kind !== "hex" || !place.rim) return at;
    const { x, y, w, h } = this.seen;
    return { x: inside(at.x, x, w), y: inside(at.y, y, h) };
  }

  /** How far a side leans from the level, in degrees between -90 and 90: a road lies along it. */
  slope(side: SidePlace): number {
    const [a, b] = side.ends.map((end) => this.at(end)) as [Point, Point];
    const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return degrees > 90.001 ? degrees - 180 : degrees <= -89.999 ? degrees + 180 : degrees;
  }

  /** Where there is something to be seen: hexes, harbors, and the sea at the rim. */
  bounds(): Box {
    const found: [Point, number][] = this.atlas.rim.map((hex) => [this.at(hex), 0]);
    for (const corner of this.atlas.corners) found.push([this.at(corner), 0]);
    for (const dock of this.docks) found.push([dock.at, dock.radius]);
    if (found.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
    const left = Math.min(...found.map(([p, r]) => p.x - r));
    const top = Math.min(...found.map(([p, r]) => p.y - r));
    const right = Math.max(...found.map(([p, r]) => p.x + r));
    const bottom = Math.max(...found.map(([p, r]) => p.y + r));
    return { x: left, y: top, w: right - left, h: bottom - top };
  }

  private dock(harbors: readonly Harbor[]): Dock[] {
    const waters = new Map<string, number>();
    const sites = harbors.flatMap((harbor) => {
      const side = this.atlas.side(harbor.place);
      if (!side) return [];
      const out = seaward(side, this.atlas);
      const middle = { x: side.at.x + out.x * HALF, y: side.at.y + out.y * HALF };
      const key = `${middle.x.toFixed(3)},${middle.y.toFixed(3)}`;
      waters.set(key, (waters.get(key) ?? 0) + 1);
      return [{ harbor, side, out, key }];
    });
    return sites.map(({ harbor, side, out, key }) => {
      // Two harbors on one hex of the sea share its room.
      const crowded = (waters.get(key) ?? 0) > 1;
      const off = crowded ? 0.42 : 0.6;
      const at = this.place({ x: side.at.x + off * out.x, y: side.at.y + off * out.y });
      const piers = side.ends.map((end) => this.at(end));
      return { harbor, at, radius: (crowded ? 0.28 : 0.37) * S, piers };
    });
  }
}

function inside(at: number, from: number, length: number): number {
  const held = Math.min(Math.max(at, from + INSIDE), from + length - INSIDE);
  return Math.min(Math.max(held, at - MOVED), at + MOVED);
}

/** From the land of a side straight out to the water. */
export function seaward(side: SidePlace, atlas: Atlas): Point {
  const land = rank(side.hexes)[0];
  const hex = land && atlas.hex(land.name);
  if (!hex) return { x: 0, y: -1 };
  const away = distance(hex.at, side.at);
  return { x: (side.at.x - hex.at.x) / away, y: (side.at.y - hex.at.y) / away };
}

/** Land first, then what lies under fog, the sea last. */
function rank(tiles: readonly Tile[]): Tile[] {
  const order = (tile: Tile): number => (isLand(tile.terrain) ? 0 : isHidden(tile.terrain) ? 1 : 2);
  return [...tiles].sort((a, b) => order(a) - order(b));
}

/** The place of one kind next to a point, if it is within reach. */
export function nearest<P extends Place>(
  places: readonly P[],
  layout: Layout,
  to: Point,
  reach: number,
): P | undefined {
  let found: P | undefined;
  let best = reach;
  for (const place of places) {
    const away = distance(layout.at(place), to);
    if (away <= best) [found, best] = [place, away];
  }
  return found;
}

/** The harbors that a corner takes part in, or that lie at a side, or at one of the sides of a hex. */
export function harborsAt(
  place: CornerPlace | SidePlace | HexPlace,
  atlas: Atlas,
  picture: IslePicture,
): Harbor[] {
  return picture.harbors.filter((harbor) => {
    const side = atlas.side(harbor.place);
    if (!side) return false;
    if (place.kind === "side") return side === place;
    return place.kind === "corner" ? side.ends.includes(place) : side.hexes.includes(place.tile);
  });
}
