import { wordFor } from "../lib/fluent";
import type { Picture } from "../wire";

/** What only one seat can have, in words: special cards, and tracks that there are once. */
export function specialsOf({ specials, tracks }: Picture, seat: number): string[] {
  const single = tracks.filter(({ name }) => tracks.filter((other) => other.name === name).length === 1);
  return [...specials, ...single].filter(({ owner }) => owner === seat).map(({ name }) => wordFor(name));
}
