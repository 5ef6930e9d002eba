/** Every piece of a picture with its spot in the drawing and its colors. */
import { pieceKind } from "../../lib/legend";
import type { Picture, Piece } from "../../wire";
import { distance, type Point } from "./geometry";
import type { Layout } from "./layout";
import { S } from "./layout";
import { drawnAs } from "./pieces/look";

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
  /** The colors of the seats that a fact names. */
  readonly colorsOf: (seats: Fact | undefined) => string[];
  /** It lies over whatever else is at its place. */
  readonly over: boolean;
}

type Fact = Piece["facts"][string];

/** What lies under pieces comes first, what stands on hexes and what lies over everything last. */
const LAYERS = { side: 0, under: 1, corner: 2, hex: 3, over: 4 };

export function standings(picture: Picture, layout: Layout, colors: readonly string[]): Standing[] {
  const colorOf = (owner: number) => colors[owner] ?? picture.owners[owner] ?? "";
  const colorsOf = (seats: Fact | undefined) => (Array.isArray(seats) ? seats.map(colorOf) : []);
  const found = picture.pieces.flatMap((piece, index): [number, Standing][] => {
    const place = layout.atlas.find(piece.place);
    if (!place) return [];
    const { kind, owner } = piece;
    const { wanders, under } = pieceKind(picture, piece);
    const { spot, over = false } = drawnAs(kind) ?? {};
    const key = wanders ? kind : `${kind} ${owner} ${piece.place}`;
    const before = picture.pieces.slice(0, index);
    const nth = before.filter((other) => other.kind === kind && other.place === piece.place).length;
    const middle = layout.standAt(place);
    const at = place.kind !== "hex" ? middle : spot ? spot(middle, place, nth) : offshore(middle, layout);
    const slope = place.kind === "side" ? layout.slope(place) : 0;
    const color = owner === null ? "" : colorOf(owner);
    const neutral = owner !== null && owner >= picture.players.length;
    const layer = LAYERS[over ? "over" : under ? "under" : place.kind];
    return [[layer, { key, piece, at, slope, color, neutral, colorsOf, over }]];
  });
  return found.sort(([a, x], [b, y]) => a - b || x.at.y - y.at.y).map(([, standing]) => standing);
}

/** In the middle of a hex, or away from its harbors. */
function offshore({ x, y }: Point, layout: Layout): Point {
  const docks = layout.docks.filter((dock) => distance(dock.at, { x, y }) < 0.6 * S);
  const out = docks.reduce((sum, dock) => ({ x: sum.x + x - dock.at.x, y: sum.y + y - dock.at.y }), {
    x: 0,
    y: 0,
  });
  const length = Math.hypot(out.x, out.y);
  const off = length > 1 ? (0.46 * S) / length : 0;
  return { x: x + off * out.x, y: y + off * out.y };
}
