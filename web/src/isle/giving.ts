import type { Picking } from "../ask/picking.svelte";
import type { Trade } from "./trade/trade.svelte";

/** The hand while it is how one gives: what lies raised, and what a press changes. */
export interface Giving {
  /** What is done with the cards, as the texts call it. */
  readonly how: "give" | "choose";
  countOf(card: string): number;
  /** Whether one more of it can be given. */
  hasRoom(card: string): boolean;
  add(card: string): void;
  less(card: string): void;
}

/** Cards that an offer, or a trade with the bank, gives. */
export function offering(trade: Trade): Giving {
  return {
    how: "give",
    countOf: (card) => trade.give[card] ?? 0,
    hasRoom: (card) => trade.canGive(card),
    add: (card) => trade.tapGive(card),
    less: (card) => trade.untapGive(card),
  };
}

/** Cards that a question wants from our hand; null where it gives us some. */
export function picking(of: Picking): Giving | null {
  if (of.takes) return null;
  const option = (card: string) => of.optionOf(card);
  const countOf = (card: string) => {
    const own = option(card);
    return own ? of.countOf(own) : 0;
  };
  return {
    how: "choose",
    countOf,
    hasRoom(card) {
      const own = option(card);
      return own !== undefined && (of.most === 1 || countOf(card) < of.room(own));
    },
    add(card) {
      const own = option(card);
      if (own) of.add(own);
    },
    less(card) {
      const own = option(card);
      if (own) of.set(own, countOf(card) - 1);
    },
  };
}
