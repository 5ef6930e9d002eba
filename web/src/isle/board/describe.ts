/** Places and what stands there in words, for screen readers and for whoever points at them. */
import { slug } from "../../lib/fluent";
import { pieceKind } from "../../lib/legend";
import type { Picture, Piece } from "../../wire";
import { called } from "./called";
import { pips, type Atlas, type CornerPlace, type Place, type SidePlace } from "./geometry";
import { harborsAt } from "./layout";
import { drawnAs } from "./pieces/look";
import type { Say } from "./say";

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

function told(piece: Piece, { say, names, picture }: Telling, many: number): string[] {
  const nameOf = (seat: number) => names[seat] ?? picture.owners[seat] ?? "";
  const owner = piece.owner === null ? "" : nameOf(piece.owner);
  if (!drawnAs(piece.kind)) {
    return [say(owner ? "board-piece-owned" : "board-piece", { kind: piece.kind, owner })];
  }
  const message = `board-piece-${slug(piece.kind)}`;
  const args: Record<string, string | number> = { owner, count: many };
  const lists: string[] = [];
  for (const [name, fact] of Object.entries(piece.facts)) {
    if (!Array.isArray(fact)) args[name] = typeof fact === "string" ? fact : Number(fact);
    else if (fact.length > 0) lists.push(say(`${message}-${name}`, { [name]: fact.map(nameOf).join(", ") }));
  }
  return [say(message, args), ...lists];
}
