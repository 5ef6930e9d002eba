import { bankOf, entryOf, movedAtBank, payingSort, seatsIn } from "../lib/legend";
import type { Hand, Happening, Legend, Picture, StepMessage } from "../wire";
import type { LogLine } from "./log";

/** Cards that a seat won (or lost, below zero) in one step: by kind as far as one knows, and the others. */
export interface Gain {
  readonly seat: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly unknown: number;
}

function handOf(picture: Picture, seat: number, legend: Legend): Hand | undefined {
  const sort = payingSort(legend);
  return picture.hands.find((hand) => hand.owner === seat && hand.sort === sort);
}

/** The kinds that everybody heard of: what a seat takes from the bank, or gives to it. */
function told(events: readonly Happening[], seat: number, legend: Legend): Record<string, number> {
  const found: Record<string, number> = {};
  for (const moved of events.flatMap((event) => movedAtBank(legend, event))) {
    if (moved.seat !== seat) continue;
    for (const [card, count] of Object.entries(moved.cards)) found[card] = (found[card] ?? 0) + count;
  }
  return found;
}

function sum(cards: Readonly<Record<string, number>>): number {
  return Object.values(cards).reduce((total, count) => total + count, 0);
}

/** Who won and lost cards in a step: what the hands were before against what they are now. */
export function gainsOf(step: StepMessage, before: Picture, after: Picture, legend: Legend): Gain[] {
  return toldByBank(heldNow(step, before, after, legend), before, after, legend);
}

function heldNow({ events }: StepMessage, before: Picture, after: Picture, legend: Legend): Gain[] {
  return after.players.flatMap(({ seat }) => {
    const [old, now] = [handOf(before, seat, legend), handOf(after, seat, legend)];
    if (!old || !now) return [];
    if (old.cards && now.cards) {
      const kinds = [...new Set([...Object.keys(old.cards), ...Object.keys(now.cards)])];
      const changes = kinds.map(
        (kind) => [kind, (now.cards?.[kind] ?? 0) - (old.cards?.[kind] ?? 0)] as const,
      );
      const cards = Object.fromEntries(changes.filter(([, count]) => count !== 0));
      return Object.keys(cards).length > 0 ? [{ seat, cards, unknown: 0 }] : [];
    }
    const cards = told(events, seat, legend);
    const unknown = now.count - old.count - sum(cards);
    return sum(cards) !== 0 || unknown !== 0 ? [{ seat, cards, unknown }] : [];
  });
}

/**
 * What goes to the bank and comes from there everybody sees: where all the cards of the one whose kinds we don't know
 * are those that the bank has more or fewer of, it says which. What people take from each other it doesn't.
 */
function toldByBank(gains: Gain[], before: Picture, after: Picture, legend: Legend): Gain[] {
  const [old, now] = [bankOf(legend, before), bankOf(legend, after)];
  const hidden = gains.filter(({ unknown }) => unknown !== 0);
  const [only] = hidden;
  if (!old || !now || !only || hidden.length > 1) return gains;
  const kinds = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const rest = kinds.map((kind) => {
    const known = gains.reduce((total, { cards }) => total + (cards[kind] ?? 0), 0);
    return [kind, (old[kind] ?? 0) - (now[kind] ?? 0) - known] as const;
  });
  if (rest.reduce((total, [, count]) => total + count, 0) !== only.unknown) return gains;
  const all = kinds.map((kind, k) => [kind, (only.cards[kind] ?? 0) + (rest[k]?.[1] ?? 0)] as const);
  const cards = Object.fromEntries(all.filter(([, count]) => count !== 0));
  return gains.map((gain) => (gain === only ? { ...gain, cards, unknown: 0 } : gain));
}

/** What the one who did something paid for it to the bank; null if that was nothing, or nobody knows. */
export function paidIn(step: StepMessage, before: Picture, after: Picture, legend: Legend): Gain | null {
  const lost = gainsOf(step, before, after, legend).filter((gain) => sum(gain.cards) + gain.unknown < 0);
  const [payer] = lost;
  const [old, now] = [bankOf(legend, before), bankOf(legend, after)];
  if (!payer || lost.length > 1 || payer.unknown !== 0 || payer.seat !== step.news.seat || !old || !now)
    return null;
  const paid = Object.entries(payer.cards).filter(([, count]) => count < 0);
  if (paid.some(([kind, count]) => (now[kind] ?? 0) - (old[kind] ?? 0) !== -count)) return null;
  return { ...payer, cards: Object.fromEntries(paid.map(([kind, count]) => [kind, -count])) };
}

/** Who gave the cards that somebody else has now; null where they come from the bank or go there. */
export function giverOf(gain: Gain, all: readonly Gain[]): number | null {
  const total = (one: Gain) => sum(one.cards) + one.unknown;
  const others = all.filter((other) => other.seat !== gain.seat);
  const [other] = others;
  if (other === undefined || others.length > 1 || total(gain) <= 0) return null;
  return total(other) < 0 || (total(gain) > 0 && Object.values(other.cards).some((count) => count < 0))
    ? other.seat
    : null;
}

/** What the last roll brought: who rolled what, and everybody's cards. */
export interface Production {
  readonly seq: number;
  readonly seat: number;
  readonly roll: number;
  readonly cards: readonly { readonly seat: number; readonly cards: Readonly<Record<string, number>> }[];
}

/** The last roll in the log, with what came of it. */
export function productionIn(log: readonly LogLine[], legend: Legend): Production | null {
  const rolled = log.findLast(({ role }) => role === "roll");
  if (!rolled?.happening) return null;
  const { seat, low, high } = rolled.happening.args;
  const since = log.slice(log.indexOf(rolled) + 1);
  const entry = ({ happening }: LogLine) => entryOf(legend, happening?.code ?? "");
  const caused = new Set(since.filter((line) => entry(line).harvests).map(({ seq }) => seq));
  const isHarvest = (line: LogLine) => entry(line).flow?.some(({ why }) => why === "harvest") ?? false;
  const own = since.filter((line) => isHarvest(line) && !caused.has(line.seq));
  // Something may have to be decided between the roll and the harvest: whose city the barbarians take, say.
  const events = own.flatMap(({ seq, happening }) =>
    happening && (seq === rolled.seq || seq === own[0]?.seq) ? [happening] : [],
  );
  const seats = [...new Set(events.flatMap((event) => seatsIn(legend, event)))];
  const cards = seats.map((one) => ({ seat: one, cards: told(events, one, legend) }));
  return {
    seq: rolled.seq,
    seat: Number(seat),
    roll: Number(low) + Number(high),
    cards: cards.sort((a, b) => a.seat - b.seat),
  };
}
