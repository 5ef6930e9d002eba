import type { Picture, Price } from "../../wire";

/** How far a seat has come on one track, and whether the metropolis of that track is its own. */
export interface Stage {
  track: string;
  stage: number;
  /** How many there are. */
  stages: number;
  metropolis: boolean;
}

/** The tracks on which cities improve. */
export function tracksOf(picture: Picture | null): string[] {
  const improved = picture?.tracks.filter(({ kind }) => kind === "improvement") ?? [];
  return [...new Set(improved.map(({ name }) => name))];
}

export function stagesOf(picture: Picture, seat: number): Stage[] {
  const own = picture.tracks.filter(({ kind, owner }) => kind === "improvement" && owner === seat);
  return own.map(({ name: track, value: stage, length: stages }) => ({
    track,
    stage,
    stages,
    metropolis: picture.pieces.some(({ owner, facts }) => owner === seat && facts.metropolis === track),
  }));
}

/** What the next stage costs; null where the track is complete. */
export function priceOf(prices: readonly Price[], track: string): Record<string, number> | null {
  return prices.find(({ verb, of }) => verb === "improve {track}" && of === track)?.cards ?? null;
}
