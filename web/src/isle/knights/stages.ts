import { t, tOrNull } from "../../lib/fluent";

/** What a stage brings, a sentence each: cards by the red die, what only this track gives, a metropolis. */
export function brings(track: string, stage: number): string[] {
  const more = [`stage-brings-${track}-${stage}`, `stage-brings-${stage}`];
  return [
    t("stage-brings", { track, most: stage + 1 }),
    ...more.map((name) => tOrNull(name)).filter((text) => text !== null),
  ];
}
