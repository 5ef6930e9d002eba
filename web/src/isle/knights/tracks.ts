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

/** The tracks on which cities improve. */
export function tracksOf(picture: Picture | null): string[] {
  const improved = picture?.tracks.filter(({ kind }) => kind === "improvement") ?? [];
  return [...new Set(improved.map(({ name }) => name))];
}

export function stagesOf(picture: Picture, seat: number): Stage[] {
  const own = picture.tracks.filter(({ kind, owner }) => kind === "improvement" && owner === seat);
  return own.map(({ name: track, value: stage }) => ({
    track,
    stage,
    metropolis: picture.pieces.some(({ owner, facts }) => owner === seat && facts.metropolis === track),
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
