import { wordFor } from "../lib/fluent";
import type { Picture } from "../wire";

/** What only one seat can have, in words: special cards, and wonders that it has claimed. */
export function specialsOf({ specials, tracks }: Picture, seat: number): string[] {
  const wonders = tracks.filter(({ kind }) => kind === "wonder");
  return [...specials, ...wonders].filter(({ owner }) => owner === seat).map(({ name }) => wordFor(name));
}
