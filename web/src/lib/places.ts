import type { Harbor, Tile } from "../wire";
import { t } from "./fluent";

/**
 * Where places are. Hexes stand on a corner; q goes east and r south-east. Corners get whole coordinates in
 * which a hex is two wide and four high, so that all names of a corner give the same one.
 */
const CORNERS: Record<string, [number, number]> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};
const SIDES: Record<string, [string, string]> = {
  NE: ["N", "NE"],
  E: ["NE", "SE"],
  SE: ["SE", "S"],
  SW: ["S", "SW"],
  W: ["SW", "NW"],
  NW: ["NW", "N"],
};

export type PlaceKind = "hex" | "corner" | "side";

export function kindOf(place: string): PlaceKind {
  return place.includes(".") ? "corner" : place.includes("/") ? "side" : "hex";
}

/** In how many of 36 rolls a number comes. */
export function pips(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number);
}

/** Looks places of one map up by name. */
export class Atlas {
  private readonly byName: Map<string, Tile>;
  private readonly byCorner = new Map<string, Tile[]>();

  constructor(tiles: readonly Tile[]) {
    this.byName = new Map(tiles.map((tile) => [tile.name, tile]));
    for (const tile of tiles)
      for (const corner of Object.keys(CORNERS)) {
        const key = cornerKey(tile, corner);
        this.byCorner.set(key, [...(this.byCorner.get(key) ?? []), tile]);
      }
  }

  /** The corners that a place has or is, as keys that are the same for all names. */
  corners(place: string): string[] {
    const [name = "", at = ""] = place.split(/[./]/);
    const tile = this.byName.get(name);
    if (tile === undefined) return [];
    const kind = kindOf(place);
    if (kind === "hex") return Object.keys(CORNERS).map((corner) => cornerKey(tile, corner));
    const ends = kind === "corner" ? [at] : (SIDES[at] ?? []);
    return ends.filter((end) => end in CORNERS).map((end) => cornerKey(tile, end));
  }

  /** The hexes that touch a place: up to three at a corner, two at a side, the hex itself. */
  tiles(place: string): Tile[] {
    const own = this.byName.get(place);
    if (own) return [own];
    const corners = this.corners(place);
    const [first, ...others] = corners.map((corner) => this.byCorner.get(corner) ?? []);
    return (first ?? []).filter((tile) => others.every((more) => more.includes(tile)));
  }

  /** What the numbers round a place bring, in 36ths of a roll. */
  pips(place: string): number {
    return this.tiles(place).reduce((sum, tile) => sum + pips(tile.number), 0);
  }

  /** The harbor that a town on a corner would use. */
  harbor(place: string, harbors: readonly Harbor[]): string | null {
    const here = this.corners(place);
    const touches = (harbor: Harbor) => this.corners(harbor.place).some((corner) => here.includes(corner));
    return harbors.find(touches)?.kind ?? null;
  }

  /** A place in words: “forest 8, hills 5, coast”. A place that isn't drawn keeps its name. */
  describe(place: string): string {
    const tiles = this.tiles(place);
    if (tiles.length === 0) return place;
    const most = { hex: 1, side: 2, corner: 3 }[kindOf(place)];
    const land = tiles
      .filter((tile) => tile.terrain !== "sea")
      .sort((a, b) => pips(b.number) - pips(a.number));
    if (land.length === 0) return t("place-sea", { name: place });
    const words = land.map(({ terrain, number }) =>
      number === 0 ? t("place-bare", { terrain }) : t("place-tile", { terrain, number }),
    );
    return [...words, ...(land.length < most ? [t("place-coast")] : [])].join(", ");
  }
}

function cornerKey({ q, r }: Tile, corner: string): string {
  const [x, y] = CORNERS[corner] ?? [0, 0];
  return `${2 * q + r + x},${3 * r + y}`;
}
