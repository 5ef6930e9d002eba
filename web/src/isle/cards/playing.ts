import { verbKind } from "../../lib/legend";
import type { Playing } from "../../state/playing.svelte";

/** What plays a card now, if that is among our options. */
export function playOf(card: string, playing: Playing): (() => void) | undefined {
  const fits = (verb: string) => verbKind(playing.table.legend, verb).plays === card;
  return playing.options.some(({ verb }) => fits(verb)) ? () => void playing.go(fits) : undefined;
}

/** Whether somebody reads a card that we hold. */
export function isRead({ face, table }: Playing): boolean {
  const own = table.picture?.hands.filter(({ owner }) => owner === table.seat) ?? [];
  return face !== "" && own.some(({ cards }) => (cards?.[face] ?? 0) > 0);
}
