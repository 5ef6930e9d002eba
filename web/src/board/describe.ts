/** Places and what stands there in words, for screen readers and for whoever points at them. */
import type { Picture, Piece, Tile } from "../wire";
import { pips, type Atlas, type CornerPlace, type HexPlace, type Place, type SidePlace } from "./geometry";
import { harborsAt } from "./layout";
import { slug, type Say } from "./say";

export interface Telling {
  readonly picture: Picture;
  readonly atlas: Atlas;
  readonly say: Say;
  /** What owners of pieces are called, by their number. */
  readonly names: readonly string[];
}

/** All about a place: “Corner: forest 8, hills 5, coast. 9 pips. Settlement of Ada.” */
export function describe(place: Place, telling: Telling): string {
  return [...ground(place, telling), ...standing(place, telling)].join(" ");
}

/** What a place is, a sentence each: itself, its pips, its harbors. */
export function ground(place: Place, { picture, atlas, say }: Telling): string[] {
  const found = [what(place, say)];
  const total = place.hexes.reduce((sum, tile) => sum + pips(tile.number), 0);
  if (total > 0 && place.kind !== "side") found.push(say("board-pips", { pips: total }));
  for (const { kind } of harborsAt(place, atlas, picture)) found.push(say("board-harbor", { card: kind }));
  return found;
}

function what(place: Place, say: Say): string {
  if (place.kind !== "hex") return say(`board-${place.kind}`, { around: around(place, say) });
  const { name, terrain, number } = place.tile;
  return place.rim ? say("board-rim", { name }) : say("board-hex", { name, terrain, number });
}

/** “forest 8, hills 5, coast”: the land, the best first, and whether there is water. */
function around(place: CornerPlace | SidePlace, say: Say): string {
  const dry = place.hexes.filter((tile) => tile.terrain !== "sea");
  const wet = dry.length < (place.kind === "corner" ? 3 : 2);
  const land = [...dry].sort((a, b) => pips(b.number) - pips(a.number)).map((tile) => called(tile, say));
  if (land.length === 0) return say("board-open-sea");
  return [...land, ...(wet ? [say("board-coast")] : [])].join(", ");
}

function called({ terrain, number }: Tile, say: Say): string {
  return say("board-around", { terrain, number });
}

/** Who and what is there, a sentence each; of a hex also the towns and knights at its corners. */
export function standing(place: Place, telling: Telling): string[] {
  const here = telling.picture.pieces.filter((piece) => place.names.includes(piece.place));
  const beside = place.kind === "hex" ? atCorners(place, telling) : [];
  return [...here, ...beside].flatMap((piece) => told(piece, telling));
}

function atCorners(hex: HexPlace, { picture, atlas }: Telling): Piece[] {
  const corners = new Set(atlas.cornersOf(hex).map((corner) => corner.name));
  return picture.pieces.filter((piece) => corners.has(piece.place) && piece.kind !== "wall");
}

const VILLAGE = /^(\d+): (\d+) bolts?(?:, trades with (.*))?$/;

/** What a village says of itself: its number, the bolts it has left, and with whom it trades. */
export function villageOf(state: string): { number: number; bolts: number; traders: string[] } | null {
  const found = VILLAGE.exec(state);
  if (!found) return null;
  const traders = found[3]?.split(", ") ?? [];
  return { number: Number(found[1]), bolts: Number(found[2]), traders };
}

function told(piece: Piece, { say, names, picture }: Telling): string[] {
  const owner = piece.owner === null ? "" : (names[piece.owner] ?? picture.owners[piece.owner] ?? "");
  const village = piece.kind === "village" ? villageOf(piece.state) : null;
  if (village) {
    const { number, bolts: count, traders } = village;
    const called = traders.map((color) => names[picture.owners.indexOf(color)] ?? color);
    const trades = traders.length ? [say("board-village-trades", { owners: called.join(", ") })] : [];
    return [say("board-piece-village", { number, count }), ...trades];
  }
  if (!KNOWN.has(piece.kind)) {
    return [say(owner ? "board-piece-owned" : "board-piece", { kind: piece.kind, owner })];
  }
  const count = Number(piece.state) || 0;
  return [say(`board-piece-${slug(piece.kind)}`, { owner, state: slug(piece.state), count })];
}

/** Kinds that we have words for; a ruleset may bring others, and they are named by their own. */
const KNOWN: ReadonlySet<string> = new Set([
  "road",
  "ship",
  "settlement",
  "city",
  "fallen city",
  "wall",
  "knight",
  "merchant",
  "robber",
  "pirate",
  "fleet",
  "fortress",
  "landing",
  "village",
  "island chip",
  "point gift",
  "card gift",
  "great wall site",
  "great bridge site",
]);
