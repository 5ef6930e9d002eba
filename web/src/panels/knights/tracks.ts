import { wordFor } from "../../lib/fluent";
import type { Picture, Price } from "../../wire";

/** How many stages a track is drawn with. */
export const STAGES = 5;

/** What the stages are called; the words for them are in the texts. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  science: ["school", "library", "aqueduct", "theater", "university"],
  trade: ["market", "trading house", "merchant guild", "bank", "trade center"],
  politics: ["town hall", "embassy", "fortress", "court", "council of Catan"],
};

/** How far a seat has come on one track, and whether the metropolis of that track is its own. */
export interface Stage {
  track: string;
  stage: number;
  metropolis: boolean;
}

/** The tracks on which cities improve: every player has a counter for each, and each has a deck of cards. */
export function tracksOf(picture: Picture | null): string[] {
  const counted = new Set(picture?.counters.filter(({ owner }) => owner !== null).map(({ name }) => name));
  return (picture?.decks ?? []).map((deck) => deck.name).filter((name) => counted.has(name));
}

export function stagesOf(picture: Picture, seat: number): Stage[] {
  return tracksOf(picture).map((track) => ({
    track,
    stage: picture.counters.find(({ name, owner }) => name === track && owner === seat)?.value ?? 0,
    metropolis: picture.pieces.some(
      ({ owner, state }) => owner === seat && state === `metropolis of ${track}`,
    ),
  }));
}

export function stageName(track: string, stage: number): string {
  const name = NAMES[track]?.[stage - 1];
  return name === undefined ? "" : wordFor(name);
}

/** What the next stage costs; null where the track is complete. */
export function priceOf(prices: readonly Price[], track: string): Record<string, number> | null {
  return prices.find(({ verb, of }) => verb === "improve {track}" && of === track)?.cards ?? null;
}
