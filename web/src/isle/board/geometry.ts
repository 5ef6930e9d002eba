/**
 * Where the places of a board lie, worked out from the hexes of a picture: the server sends names alone.
 *
 * Lengths are in radii of a hex. The notation is that of the manual: `C3` is a hex, `~3` one of the rim of
 * sea around the drawing, `C3.N` a corner, `C3/NE` a side.
 */
import { isSea, sea } from "../../lib/legend";
import type { Tile } from "../../wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type PlaceKind = "hex" | "corner" | "side";

interface Common {
  /** The alphabetically first of its names: the one the server writes. */
  readonly name: string;
  readonly names: readonly string[];
  readonly at: Point;
  /** The drawn hexes it belongs to. */
  readonly hexes: readonly Tile[];
  /** Whether it lies at the edge of the drawing, where the sea goes on. */
  readonly edge: boolean;
}

export interface HexPlace extends Common {
  readonly kind: "hex";
  readonly tile: Tile;
  readonly rim: boolean;
}

export interface CornerPlace extends Common {
  readonly kind: "corner";
}

export interface SidePlace extends Common {
  readonly kind: "side";
  readonly ends: readonly [CornerPlace, CornerPlace];
}

export type Place = HexPlace | CornerPlace | SidePlace;

/** Clockwise. Side k of a hex joins its corners k and k + 1. */
const CORNERS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
const SIDES = ["NE", "E", "SE", "SW", "W", "NW"] as const;

/** To the hex across side k. */
const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** A corner as seen from the middle of its hex, on a grid of whole numbers where hex (q, r) is at (2q + r, 3r). */
const CORNER_AT = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Half the width of a hex. */
export const HALF = Math.sqrt(3) / 2;

function onGrid(east: number, south: number): Point {
  return { x: east * HALF, y: south / 2 };
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The six corners of a hex of this radius. */
export function outline(at: Point, radius: number, turned: boolean): string {
  return CORNER_AT.map(([east, south]) => {
    const corner = turn(onGrid(east, south), turned);
    return `${round(at.x + radius * corner.x)},${round(at.y + radius * corner.y)}`;
  }).join(" ");
}

/** Two digits behind the point are more than any screen shows. */
export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A quarter to the left, so that rows run up and a wide map stands upright; symbols stay as they are. */
export function turn(p: Point, turned: boolean): Point {
  return turned ? { x: p.y, y: -p.x } : p;
}

/** The places of one board by every name they go by. */
export class Atlas {
  readonly hexes: HexPlace[] = [];
  readonly rim: HexPlace[] = [];
  readonly corners: CornerPlace[] = [];
  readonly sides: SidePlace[] = [];
  private readonly byName = new Map<string, Place>();
  private readonly doubles = new Map<string, number>();

  constructor(readonly tiles: readonly Tile[]) {
    for (const tile of tiles) this.hexes.push(hexPlace(tile, false));
    rimAround(tiles).forEach(([q, r], k) => {
      this.rim.push(hexPlace({ name: `~${k + 1}`, q, r, terrain: sea(), number: 0 }, true));
    });
    for (const hex of [...this.hexes, ...this.rim]) this.byName.set(hex.name, hex);
    this.addCorners();
    this.addSides();
    for (const land of [...this.hexes, ...this.rim, ...this.corners, ...this.sides].map(landOf))
      this.doubles.set(land, (this.doubles.get(land) ?? 0) + 1);
  }

  /** A place by any of its names, in capitals or not. */
  find(name: string): Place | undefined {
    return this.byName.get(name) ?? this.byName.get(name.trim().toUpperCase());
  }

  corner(name: string): CornerPlace | undefined {
    const place = this.find(name);
    return place?.kind === "corner" ? place : undefined;
  }

  side(name: string): SidePlace | undefined {
    const place = this.find(name);
    return place?.kind === "side" ? place : undefined;
  }

  hex(name: string): HexPlace | undefined {
    const place = this.find(name);
    return place?.kind === "hex" ? place : undefined;
  }

  /** Whether another place of its kind lies between the same land, which alone doesn't tell them apart. */
  hasDouble(place: Place): boolean {
    return (this.doubles.get(landOf(place)) ?? 0) > 1;
  }

  /** The corners of a hex, clockwise from the north. Those of the rim have only some. */
  cornersOf(hex: HexPlace): CornerPlace[] {
    return CORNERS.map((way) => this.corner(`${hex.name}.${way}`)).filter((found) => found !== undefined);
  }

  sidesOf(hex: HexPlace): SidePlace[] {
    return SIDES.map((way) => this.side(`${hex.name}/${way}`)).filter((found) => found !== undefined);
  }

  all(kind: PlaceKind): readonly Place[] {
    if (kind === "corner") return this.corners;
    return kind === "side" ? this.sides : [...this.hexes, ...this.rim];
  }

  private addCorners(): void {
    const met = new Map<string, { at: Point; names: string[]; hexes: Tile[] }>();
    for (const tile of this.tiles)
      CORNER_AT.forEach(([dx, dy], k) => {
        const [east, south] = [2 * tile.q + tile.r + dx, 3 * tile.r + dy];
        const found = meet(met, `${east},${south}`, () => onGrid(east, south));
        found.names.push(`${tile.name}.${CORNERS[k]}`);
        found.hexes.push(tile);
      });
    for (const { at, names, hexes } of met.values()) {
      names.sort(byCode);
      const edge = hexes.length < 3;
      this.keep(this.corners, { kind: "corner", name: names[0] ?? "", names, at, hexes, edge });
    }
  }

  private addSides(): void {
    const met = new Map<string, { at: Point; names: string[]; hexes: Tile[] }>();
    for (const tile of this.tiles)
      SIDES.forEach((way, k) => {
        const a = this.corner(`${tile.name}.${CORNERS[k]}`);
        const b = this.corner(`${tile.name}.${CORNERS[(k + 1) % 6]}`);
        if (!a || !b) return;
        const key = [a.name, b.name].sort(byCode).join(" ");
        const found = meet(met, key, () => middle(a.at, b.at));
        found.names.push(`${tile.name}/${way}`);
        found.hexes.push(tile);
      });
    for (const [key, { at, names, hexes }] of met) {
      const [a, b] = key.split(" ").map((name) => this.corner(name));
      if (!a || !b) continue;
      names.sort(byCode);
      const edge = hexes.length < 2;
      this.keep(this.sides, { kind: "side", name: names[0] ?? "", names, at, hexes, edge, ends: [a, b] });
    }
  }

  private keep<P extends Place>(list: P[], place: P): void {
    list.push(place);
    for (const name of place.names) this.byName.set(name, place);
  }
}

/** The kind of a place and the land around it, in any order. */
function landOf({ kind, hexes }: Place): string {
  const land = hexes.filter(({ terrain }) => !isSea(terrain)).map((tile) => `${tile.terrain} ${tile.number}`);
  return [kind, ...land.sort(byCode)].join();
}

/** Plain order of characters, as the server sorts names; that of a language may differ. */
function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function meet(
  met: Map<string, { at: Point; names: string[]; hexes: Tile[] }>,
  key: string,
  at: () => Point,
): { at: Point; names: string[]; hexes: Tile[] } {
  const known = met.get(key);
  if (known) return known;
  const found = { at: at(), names: [], hexes: [] };
  met.set(key, found);
  return found;
}

function hexPlace(tile: Tile, rim: boolean): HexPlace {
  const at = onGrid(2 * tile.q + tile.r, 3 * tile.r);
  return { kind: "hex", name: tile.name, names: [tile.name], at, hexes: [tile], edge: rim, tile, rim };
}

/**
 * Every place not drawn but next to a drawn hex: clockwise along the shore from the one above the first hex
 * of the top row, then those inside holes. The numbers of the rim follow this order.
 */
export function rimAround(tiles: readonly Tile[]): [number, number][] {
  const drawn = new Set(tiles.map((tile) => `${tile.q},${tile.r}`));
  const found = new Map<string, [number, number]>();
  const start = [...tiles].sort((a, b) => a.r - b.r || a.q - b.q)[0];
  if (!start) return [];
  const beyond = (q: number, r: number, k: number): [number, number] => {
    const [dq, dr] = STEPS[k] ?? [0, 0];
    return [q + dq, r + dr];
  };
  let [q, r, out] = [start.q, start.r, 5];
  do {
    // one hand on the shore, until we are back
    const place = beyond(q, r, out);
    if (!found.has(place.join())) found.set(place.join(), place);
    const ahead = beyond(q, r, (out + 1) % 6);
    if (drawn.has(ahead.join())) [q, r, out] = [...ahead, (out + 5) % 6];
    else out = (out + 1) % 6;
  } while (q !== start.q || r !== start.r || out !== 5);
  const inside: [number, number][] = [];
  for (const tile of tiles)
    for (let k = 0; k < 6; k++) {
      const place = beyond(tile.q, tile.r, k);
      if (!drawn.has(place.join()) && !found.has(place.join())) inside.push(place);
    }
  inside.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  for (const place of inside) found.set(place.join(), place);
  return [...found.values()];
}

/** In how many of 36 rolls a number comes: the pips on its disc. */
export function pips(number: number): number {
  return number >= 2 && number <= 12 && number !== 7 ? 6 - Math.abs(7 - number) : 0;
}
