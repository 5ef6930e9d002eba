/** Places and what stands there in words, for screen readers and for whoever points at them. */
import type { Picture, Piece } from "../wire";
import { called } from "./called";
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
  return [what(place, telling), ...facts(place, telling)].join(" ");
}

/** What there is to know about a place besides its name, a sentence each. */
export function facts(place: Place, telling: Telling): string[] {
  return [...ground(place, telling), ...standing(place, telling)];
}

function what(place: Place, { atlas, say }: Telling): string {
  if (place.kind !== "hex") return say(`board-${place.kind}`, { around: called(place, atlas, say) });
  const { name, terrain, number } = place.tile;
  return place.rim ? say("board-rim", { name }) : say("board-hex", { name, terrain, number });
}

/** Its pips, its harbors, where it leads. */
function ground(place: Place, telling: Telling): string[] {
  const { picture, atlas, say } = telling;
  const total = place.hexes.reduce((sum, tile) => sum + pips(tile.number), 0);
  const worth = total > 0 && place.kind !== "side" ? [say("board-pips", { pips: total })] : [];
  const harbors = harborsAt(place, atlas, picture).map(({ kind }) => say("board-harbor", { card: kind }));
  return [...worth, ...harbors, ...(place.kind === "side" ? towards(place, telling) : [])];
}

/** Where a free side leads whoever looks at it: away from what they have at one end of it. */
function towards(side: SidePlace, { picture, atlas, say }: Telling): string[] {
  const { viewer, pieces } = picture;
  if (viewer === null || pieces.some((piece) => side.names.includes(piece.place))) return [];
  const own = pieces.filter((piece) => piece.owner === viewer).map((piece) => atlas.find(piece.place));
  const isOwn = (end: CornerPlace) =>
    own.some((place) => place === end || (place?.kind === "side" && place.ends.includes(end)));
  const [far, another] = side.ends.filter((end) => !isOwn(end));
  return far && !another ? [say("board-towards", { around: called(far, atlas, say) })] : [];
}

/** Who and what is there, a sentence each; of a hex also everything at its corners and sides. */
function standing(place: Place, telling: Telling): string[] {
  const here = telling.picture.pieces.filter((piece) => place.names.includes(piece.place));
  if (place.kind !== "hex") return here.flatMap((piece) => told(piece, telling));
  const { corners, sides } = beside(place, telling);
  return [...[...here, ...corners].flatMap((piece) => told(piece, telling)), ...toldTogether(sides, telling)];
}

function beside(hex: HexPlace, { picture, atlas }: Telling): { corners: Piece[]; sides: Piece[] } {
  const corners = new Set(atlas.cornersOf(hex).map((corner) => corner.name));
  const sides = new Set(atlas.sidesOf(hex).map((side) => side.name));
  return {
    corners: picture.pieces.filter((piece) => corners.has(piece.place) && piece.kind !== "wall"),
    sides: picture.pieces.filter((piece) => sides.has(piece.place)),
  };
}

/** Plain roads and ships are many: those of one owner are counted. */
function toldTogether(pieces: readonly Piece[], telling: Telling): string[] {
  const alike = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.kind} ${piece.owner} ${piece.state}`;
    alike.set(key, [...(alike.get(key) ?? []), piece]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const many = first && first.state === "" ? MANY[first.kind] : undefined;
    if (first === undefined || group.length === 1 || many === undefined)
      return group.flatMap((piece) => told(piece, telling));
    return [telling.say(many, { count: group.length, owner: ownerOf(first, telling) })];
  });
}

const MANY: Readonly<Record<string, string>> = { road: "board-roads", ship: "board-ships" };

function ownerOf({ owner }: Piece, { names, picture }: Telling): string {
  return owner === null ? "" : (names[owner] ?? picture.owners[owner] ?? "");
}

const VILLAGE = /^(\d+): (\d+) bolts?(?:, trades with (.*))?$/;

/** What a village says of itself: its number, the bolts it has left, and with whom it trades. */
export function villageOf(state: string): { number: number; bolts: number; traders: string[] } | null {
  const found = VILLAGE.exec(state);
  if (!found) return null;
  const traders = found[3]?.split(", ") ?? [];
  return { number: Number(found[1]), bolts: Number(found[2]), traders };
}

function told(piece: Piece, telling: Telling): string[] {
  const { say, names, picture } = telling;
  const owner = ownerOf(piece, telling);
  const village = piece.kind === "village" ? villageOf(piece.state) : null;
  if (village) {
    const { number, bolts: count, traders } = village;
    const known = traders.map((color) => names[picture.owners.indexOf(color)] ?? color);
    const trades = traders.length ? [say("board-village-trades", { owners: known.join(", ") })] : [];
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
