/** The same in a few words, for whoever sees the board and points at a place. */
import { isSea } from "../../lib/legend";
import { farEnd, pipsAt, short, type Telling } from "./describe";
import type { Place } from "./geometry";
import { harborsAt } from "./layout";

/** “Forest 11 · 2 pips”, “4, 8, 9 · 12 pips · 3:1 harbor”, “Edda's road”; then what else is to be known of it. */
export function caption(place: Place, telling: Telling, notes: readonly string[] = []): string {
  const pieces = telling.picture.pieces
    .filter((piece) => place.names.includes(piece.place))
    .map((piece) => short(piece, telling));
  return capital([...aspects(place, telling, pieces), ...notes].filter(Boolean).join(" · "));
}

function aspects(place: Place, telling: Telling, pieces: string[]): string[] {
  const { picture, atlas } = telling;
  if (place.kind === "hex") return [hex(place.tile, telling), worth(place, telling), ...pieces];
  const harbors = harborsAt(place, atlas, picture).map(({ kind }) =>
    telling.say("board-harbor.short", { card: kind }),
  );
  if (place.kind === "corner") {
    const known = pieces.length > 0 ? "" : worth(place, telling);
    return [...pieces, numbers(place, telling), known, ...harbors];
  }
  if (pieces.length > 0) return [...pieces, ...harbors];
  const far = farEnd(place, telling);
  if (far === null) return harbors.length > 0 ? harbors : [numbers(place, telling)];
  return [
    telling.say("board-towards.short", { around: numbers(far, telling) }),
    worth(far, telling),
    ...harborsAt(far, atlas, picture).map(({ kind }) => telling.say("board-harbor.short", { card: kind })),
  ];
}

function hex({ terrain, number }: { terrain: string; number: number }, { say }: Telling): string {
  return say("board-around", { terrain, number });
}

/** “4, 8, 9”: the land around by its numbers, or by its name where it has none. */
function numbers(place: Place, { say }: Telling): string {
  const land = place.hexes.filter(({ terrain }) => !isSea(terrain));
  const plain = land.filter(({ number }) => number === 0);
  const words = [
    ...land.flatMap(({ number }) => (number > 0 ? [number] : [])).sort((one, other) => one - other),
    ...plain.map(({ terrain }) => say("board-around", { terrain, number: 0 })),
  ];
  return words.length > 0 ? words.join(", ") : say("board-open-sea");
}

function worth(place: Place, { say }: Telling): string {
  const pips = pipsAt(place);
  return pips > 0 ? say("board-pips.short", { pips }) : "";
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
