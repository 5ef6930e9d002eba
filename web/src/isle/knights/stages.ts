import { t, tOrNull } from "../../lib/fluent";
import type { Legend } from "../../wire";

/** What a stage brings, a sentence each: cards by the red die, what only this track gives, a metropolis. */
export function brings(legend: Legend, track: string, stage: number): string[] {
  const more = [`stage-brings-${track}-${stage}`, `stage-brings-${stage}`];
  return [
    t("stage-brings", { track, ...legend.brings[track]?.[stage - 1] }),
    ...more.map((name) => tOrNull(name)).filter((text) => text !== null),
  ];
}
