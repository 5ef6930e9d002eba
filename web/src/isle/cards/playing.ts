import { verbKind } from "../../lib/legend";
import type { Playing } from "../../state/playing.svelte";
import type { TableState } from "../../state/table.svelte";

/** What plays a card now, if that is among our options. */
export function playOf(card: string, playing: Playing): (() => void) | undefined {
  const fits = (verb: string) => verbKind(playing.table.legend, verb).plays === card;
  return playing.options.some(({ verb }) => fits(verb)) ? () => void playing.go(fits) : undefined;
}

/** Equal cards of ours that do something; of these, `rests` can't be played before our next turn. */
export interface HeldFace {
  sort: string;
  card: string;
  count: number;
  rests: number;
}

export function heldFaces({ picture, seat, legend }: TableState): HeldFace[] {
  return (picture?.hands ?? [])
    .filter(({ owner, sort }) => owner === seat && !legend.hands[sort]?.pays)
    .flatMap(({ sort, cards, resting }) =>
      Object.entries(cards ?? {})
        .filter(([, count]) => count > 0)
        .map(([card, count]) => ({ sort, card, count, rests: resting?.[card] ?? 0 })),
    );
}

/** The card of ours that somebody reads. */
export function faceRead({ face, table }: Playing): HeldFace | undefined {
  return heldFaces(table).find(({ card }) => card === face);
}
