import { wordFor } from "../lib/fluent";
import { counterKind } from "../lib/legend";
import type { Counter, Picture } from "../wire";

/** What only one seat can have, in words: special cards, and tracks that there are once. */
export function specialsOf({ specials, tracks }: Picture, seat: number): string[] {
  const single = tracks.filter(({ name }) => tracks.filter((other) => other.name === name).length === 1);
  return [...specials, ...single].filter(({ owner }) => owner === seat).map(({ name }) => wordFor(name));
}

/** What its owner holds because nobody has more of this; "" for everybody else. */
export function wonWith(picture: Picture, counter: Counter): string {
  const { wins } = counterKind(picture, counter);
  const isTheirs = picture.specials.some(({ name, owner }) => name === wins && owner === counter.owner);
  return wins !== "" && isTheirs ? wins : "";
}
