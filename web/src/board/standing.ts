/** Every piece of a picture with its spot in the drawing and its colors. */
import type { Picture, Piece } from "../wire";
import { distance, type HexPlace, type Point } from "./geometry";
import type { Layout } from "./layout";
import { S } from "./layout";

export interface Standing {
  /** The same for as long as it is the same piece: those that wander keep theirs. */
  readonly key: string;
  readonly piece: Piece;
  readonly at: Point;
  /** How a side leans, in degrees; 0 elsewhere. */
  readonly slope: number;
  /** The name of the owner's color, or "" if nobody owns it. */
  readonly color: string;
  /** Of a player without a seat: drawn hatched. */
  readonly neutral: boolean;
  /** The colors of those with whom a village trades. */
  readonly traders: readonly string[];
}

/** What lies on an island for whoever came there first; several may, so they are drawn by themselves. */
export const CHIP = "island chip";

/** Pieces there is one of: they move, others come and go. */
const WANDERERS: ReadonlySet<string> = new Set(["robber", "pirate", "fleet", "merchant"]);

/** Walls lie under cities, so they come first; what stands on hexes comes last. */
const LAYERS: Readonly<Record<string, number>> = { side: 0, wall: 1, corner: 2, hex: 3 };

export function standings(picture: Picture, layout: Layout, colors: readonly string[]): Standing[] {
  const found = picture.pieces
    .filter((piece) => piece.kind !== CHIP)
    .flatMap((piece): [number, Standing][] => {
      const place = layout.atlas.find(piece.place);
      if (!place) return [];
      const { kind, owner } = piece;
      const key = WANDERERS.has(kind) ? kind : `${kind} ${owner} ${piece.place}`;
      const at = place.kind === "hex" ? onHex(piece, place, layout) : layout.at(place);
      const slope = place.kind === "side" ? layout.slope(place) : 0;
      const color = owner === null ? "" : (colors[owner] ?? picture.owners[owner] ?? "");
      const neutral = owner !== null && owner >= picture.players.length;
      const shown = (seat: number) => colors[seat] ?? picture.owners[seat] ?? "";
      const traders = Array.isArray(piece.facts.traders) ? piece.facts.traders.map(shown) : [];
      const layer = LAYERS[kind] ?? LAYERS[place.kind] ?? 0;
      return [[layer, { key, piece, at, slope, color, neutral, traders }]];
    });
  return found.sort(([a, x], [b, y]) => a - b || x.at.y - y.at.y).map(([, standing]) => standing);
}

/** Beside the number, never on it; at sea in the middle, or away from a harbor. */
function onHex(piece: Piece, hex: HexPlace, layout: Layout): Point {
  const { x, y } = layout.at(hex);
  if (piece.kind === "robber") return { x: x + 0.45 * S, y: y + (hex.tile.number > 0 ? 0.22 : 0.36) * S };
  if (piece.kind === "merchant") return { x: x - 0.46 * S, y: y + 0.22 * S };
  const docks = layout.docks.filter((dock) => distance(dock.at, { x, y }) < 0.6 * S);
  const out = docks.reduce((sum, dock) => ({ x: sum.x + x - dock.at.x, y: sum.y + y - dock.at.y }), {
    x: 0,
    y: 0,
  });
  const length = Math.hypot(out.x, out.y);
  const off = length > 1 ? (0.46 * S) / length : 0;
  return { x: x + off * out.x, y: y + off * out.y };
}
