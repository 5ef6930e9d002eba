import { tracksFor, verbKind } from "../../lib/legend";
import type { TableState } from "../../state/table.svelte";
import type { Legend, Picture } from "../../wire";

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
  const grown = picture ? tracksFor(picture, "growth") : [];
  return [...new Set(grown.map(({ name }) => name))];
}

export function stagesOf(picture: Picture, seat: number): Stage[] {
  const own = tracksFor(picture, "growth").filter(({ owner }) => owner === seat);
  return own.map(({ name: track, value: stage, length: stages }) => ({
    track,
    stage,
    stages,
    metropolis: picture.pieces.some(({ owner, facts }) => owner === seat && facts.metropolis === track),
  }));
}

/** The verb that takes a city to the next stage of a track; "" in games that don't have it. */
export function improvingVerb(legend: Legend): string {
  return Object.keys(legend.verbs).find((verb) => verbKind(legend, verb).about === "track") ?? "";
}

/** What the next stage costs; null where the track is complete. */
export function priceOf({ you, legend }: TableState, track: string): Record<string, number> | null {
  const next = improvingVerb(legend);
  return you?.prices.find(({ verb, of }) => verb === next && of === track)?.cards ?? null;
}
