/** Places and what stands there in words, for screen readers and for whoever points at them. */
import { slug } from "../../lib/fluent";
import { pieceKind } from "../../lib/legend";
import type { IslePicture, Piece } from "../../wire";
import { called } from "./called";
import { pips, type Atlas, type CornerPlace, type Place, type SidePlace } from "./geometry";
import { harborsAt } from "./layout";
import { isDrawn } from "./pieces/look";
import type { Say } from "./say";

export interface Telling {
  readonly picture: IslePicture;
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
  const total = pipsAt(place);
  const worth = total > 0 && place.kind !== "side" ? [say("board-pips", { pips: total })] : [];
  const harbors = harborsAt(place, atlas, picture).map(({ kind }) => say("board-harbor", { card: kind }));
  return [...worth, ...harbors, ...(place.kind === "side" ? towards(place, telling) : [])];
}

/** In how many of 36 rolls a place gets something. */
export function pipsAt({ hexes }: Place): number {
  return hexes.reduce((sum, tile) => sum + pips(tile.number), 0);
}

function towards(side: SidePlace, telling: Telling): string[] {
  const far = farEnd(side, telling);
  const { atlas, say } = telling;
  return far ? [say("board-towards", { around: called(far, atlas, say) })] : [];
}

/** Where a free side leads whoever looks at it: away from what they have at one end of it. */
export function farEnd(side: SidePlace, { picture, atlas }: Telling): CornerPlace | null {
  const { viewer, pieces } = picture;
  if (viewer === null || pieces.some((piece) => side.names.includes(piece.place))) return null;
  const own = pieces.filter((piece) => piece.owner === viewer).map((piece) => atlas.find(piece.place));
  const isOwn = (end: CornerPlace) =>
    own.some((place) => place === end || (place?.kind === "side" && place.ends.includes(end)));
  const [far, another] = side.ends.filter((end) => !isOwn(end));
  return far && !another ? far : null;
}

/** Who and what is there, a sentence each; of a hex also everything at its corners and sides. */
function standing(place: Place, telling: Telling): string[] {
  const { picture, atlas } = telling;
  const around = place.kind === "hex" ? [...atlas.cornersOf(place), ...atlas.sidesOf(place)] : [];
  const pieces = [place, ...around].flatMap((at) =>
    picture.pieces.filter(
      (piece) => at.names.includes(piece.place) && (at === place || !pieceKind(picture, piece).under),
    ),
  );
  // What lies on sides is much: plain pieces of one owner are counted there.
  const isCounted = (piece: Piece) => isPlain(piece) && atlas.find(piece.place)?.kind === "side";
  const alike = (piece: Piece) =>
    pieces.filter(
      (one) =>
        one === piece ||
        (one.owner !== null &&
          one.owner === piece.owner &&
          one.kind === piece.kind &&
          isCounted(one) &&
          isCounted(piece)),
    );
  return pieces.flatMap((piece) => {
    const same = alike(piece);
    return same[0] === piece ? told(piece, telling, same.length) : [];
  });
}

const isPlain = ({ facts }: Piece): boolean => Object.keys(facts).length === 0;

function told(piece: Piece, telling: Telling, many: number): string[] {
  const { say, names, picture } = telling;
  const message = messageOf(piece);
  const lists = Object.entries(piece.facts).flatMap(([name, fact]) =>
    Array.isArray(fact) && fact.length > 0
      ? [say(`${message}-${name}`, { [name]: fact.map((seat) => nameOf(seat, names, picture)).join(", ") })]
      : [],
  );
  return [say(message, factsOf(piece, telling, many)), ...lists];
}

/** A piece in a few words: “Edda's road”. */
export function short(piece: Piece, telling: Telling): string {
  return telling.say(`${messageOf(piece)}.short`, factsOf(piece, telling, 1));
}

function messageOf({ kind, owner }: Piece): string {
  if (isDrawn(kind)) return `board-piece-${slug(kind)}`;
  return owner === null ? "board-piece" : "board-piece-owned";
}

function factsOf(piece: Piece, { names, picture }: Telling, count: number): Record<string, string | number> {
  const owner = piece.owner === null ? "" : nameOf(piece.owner, names, picture);
  const args: Record<string, string | number> = { kind: piece.kind, owner, count };
  for (const [name, fact] of Object.entries(piece.facts))
    if (!Array.isArray(fact)) args[name] = typeof fact === "string" ? fact : Number(fact);
  return args;
}

function nameOf(seat: number, names: readonly string[], { owners }: IslePicture): string {
  return names[seat] ?? owners[seat] ?? "";
}
