import { payingSort } from "../lib/legend";
import type { TableState } from "../state/table.svelte";
import type { Price } from "../wire";

/** Counts of cards by their kind. */
export type Cards = Readonly<Record<string, number>>;

/** Our own cards of a sort, of the one that pays if none is named; none for somebody who watches. */
export function ownCards(table: TableState, sort = payingSort(table.legend)): Cards {
  const own = table.picture?.hands.find((hand) => hand.owner === table.seat && hand.sort === sort);
  return own?.cards ?? {};
}

/** The price list, without what depends on an operand. */
export function plainPrices(table: TableState): Price[] {
  return (table.you?.prices ?? []).filter((price) => !price.of);
}

/** What is missing in a hand for a price; empty if it can be paid. */
export function lacking(price: Cards, hand: Cards): Cards {
  const missing = Object.entries(price).map(([card, count]) => [card, count - (hand[card] ?? 0)] as const);
  return Object.fromEntries(missing.filter(([, count]) => count > 0));
}

/** What a verb leaves in our hand; null where it is free or costs no cards. */
export function leftAfter(verb: string, table: TableState): Cards | null {
  const price = plainPrices(table).find((one) => one.verb === verb)?.cards;
  if (!table.pays || price === undefined) return null;
  const hand = Object.entries(ownCards(table));
  return Object.fromEntries(hand.map(([card, count]) => [card, count - (price[card] ?? 0)]));
}
