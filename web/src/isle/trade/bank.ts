import { total, type Cards } from "./bargain";

/** One way to get a card from the bank: so many of another for it. */
export interface Price {
  card: string;
  rate: number;
  held: number;
}

/**
 * What the bank takes for a card: of those that are on the table if there are any, else of what we are nearest
 * to having. The rates are the server's.
 */
export function priceOf(wanted: string, rates: Cards, held: Cards, give: Cards): Price | null {
  const prices = Object.entries(rates)
    .filter(([card]) => card !== wanted)
    .map(([card, rate]) => ({ card, rate, held: held[card] ?? 0 }));
  const chosen = prices.filter(({ card }) => (give[card] ?? 0) > 0);
  const near = ({ held, rate }: Price) => Math.min(held - rate, 0);
  const byNearness = (one: Price, other: Price) => near(other) - near(one) || other.held - one.held;
  return (chosen.length > 0 ? chosen : prices).sort(byNearness)[0] ?? null;
}

/** A card that is given, and one that is got for it. */
export type Swap = readonly [give: string, get: string];

/** How many cards the bank gives for these. */
export function paidFor(give: Cards, rates: Cards): number {
  return Object.entries(give).reduce(
    (sum, [card, count]) => sum + Math.floor(count / (rates[card] ?? Infinity)),
    0,
  );
}

/** Swap by swap what is given for what is got; null if it doesn't come out even. */
export function swapsOf(give: Cards, get: Cards, rates: Cards): Swap[] | null {
  const even = Object.entries(give).every(([card, count]) => count % (rates[card] ?? Infinity) === 0);
  const count = paidFor(give, rates);
  if (!even || count === 0 || total(get) !== count) return null;
  const spread = (cards: Cards, of: (card: string) => number) =>
    Object.entries(cards).flatMap(([card, number]) => Array<string>(number / of(card)).fill(card));
  const paid = spread(give, (card) => rates[card] ?? 1);
  const got = spread(get, () => 1);
  return paid.map((card, index): Swap => [card, got[index] ?? ""]);
}

/**
 * What is put together as trades with the bank: what lies there if it comes out even, else what is wanted, paid with
 * what lies there, or with what we have; null if we can't.
 */
export function planOf(give: Cards, get: Cards, rates: Cards, held: Cards): readonly Swap[] | null {
  const even = swapsOf(give, get, rates);
  if (even !== null || total(get) === 0) return even;
  const payable = Object.keys(total(give) > 0 ? give : rates).filter((card) => (get[card] ?? 0) === 0);
  const left: Record<string, number> = { ...held };
  const rateOf = (card: string) => rates[card] ?? Infinity;
  const swaps: Swap[] = [];
  for (const [wanted, count] of Object.entries(get))
    for (let k = 0; k < count; k++) {
      const card = payable
        .filter((card) => (left[card] ?? 0) >= rateOf(card))
        .sort((one, other) => rateOf(one) - rateOf(other) || (left[other] ?? 0) - (left[one] ?? 0))[0];
      if (card === undefined) return null;
      left[card] = (left[card] ?? 0) - rateOf(card);
      swaps.push([card, wanted]);
    }
  return swaps;
}

/** Both sides of these swaps, by card. */
export function sidesOf(swaps: readonly Swap[], rates: Cards): { give: Cards; get: Cards } {
  const give: Record<string, number> = {};
  const get: Record<string, number> = {};
  for (const [card, wanted] of swaps) {
    give[card] = (give[card] ?? 0) + (rates[card] ?? 0);
    get[wanted] = (get[wanted] ?? 0) + 1;
  }
  return { give, get };
}

/** The best rate of what we could pay with; of all cards if we can pay with none. */
export function bestRate(rates: Cards, held: Cards): number {
  const all = Object.values(rates);
  const payable = Object.entries(rates).filter(([card, rate]) => (held[card] ?? 0) >= rate);
  return Math.min(...(payable.length > 0 ? payable.map(([, rate]) => rate) : all));
}
