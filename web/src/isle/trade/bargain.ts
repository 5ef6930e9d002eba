import type { Role } from "../../lib/legend";
import type { Picture } from "../../wire";
import type { LogLine } from "../../state/log";

/** So many of each card. */
export type Cards = Readonly<Record<string, number>>;

/** What a seat would give, and what it wants for it. */
export interface Offer {
  seat: number;
  give: Cards;
  ask: Cards;
}

/** The same from our side. */
export interface Deal {
  give: Cards;
  get: Cards;
}

/** What a seat said to an offer; `offer` is what it wants instead, `why` a bot's code for its no. */
export interface Answer {
  seat: number;
  how: "silent" | "accepted" | "declined" | "countered";
  why: string;
  offer: Offer | null;
}

/** An offer with all that was said to it. */
export interface Bargain {
  offer: Offer;
  answers: readonly Answer[];
  /** Answers may still change something. */
  open: boolean;
  /** With whom the deal was made, once it is. */
  partner: number | null;
  /** The row of the log in which it was offered: the same offer made again is another one. */
  seq: number;
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export function same(one: Cards, other: Cards): boolean {
  const kinds = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...kinds].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** Those of which there are any. */
export function chosen(cards: Cards): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}

/** Whether these cards hold those. */
export function covers(held: Cards, wanted: Cards): boolean {
  return Object.entries(wanted).every(([card, count]) => (held[card] ?? 0) >= count);
}

/** What a seat has written down: its offer or counter-offer, as far as we may know it. */
export function draftOf(picture: Picture | null, seat: number): Offer {
  const { give = {}, ask = {} } = picture?.offers.find(({ owner }) => owner === seat) ?? {};
  return { seat, give, ask };
}

/**
 * The offer of the player on turn: the one on the table, or the last of this turn, so that one can still read
 * why nobody wanted it. The picture knows what is open; the log knows what is over, and what bots say.
 */
export function bargainAt(picture: Picture | null, log: readonly LogLine[]): Bargain | null {
  if (picture === null || picture.turn === null) return null;
  const told = toldOf(log);
  const said = picture.offers.filter(({ answer }) => answer !== "");
  if (said.length === 0) return told?.offer.seat === picture.turn && !told.open ? told : null;
  const answers = said.map(({ answer, owner: seat }): Answer => {
    const how = answer as Answer["how"];
    const why = told?.answers.find((other) => other.seat === seat)?.why ?? "";
    const offer = how === "countered" ? draftOf(picture, seat) : null;
    return { seat, how, why: how === "declined" ? why : "", offer };
  });
  const offer = draftOf(picture, picture.turn);
  return { offer, answers, open: true, partner: null, seq: told?.seq ?? 0 };
}

/** The last offer that the log tells of, unless a new turn has begun or it was taken back. */
function toldOf(log: readonly LogLine[]): Bargain | null {
  let found: Bargain | null = null;
  for (const line of log.slice(-LOOKED_BACK)) {
    if (line.happening === null) {
      if (line.news.row === "undone") found = null;
      continue;
    }
    if (line.role === "roll") found = null;
    else if (line.role === "offer")
      found = { offer: offerIn(line.happening.args), answers: [], open: true, partner: null, seq: line.seq };
    else if (found !== null) found = answered(found, line);
  }
  return found;
}

/** An offer and its answers are never longer ago than so many lines. */
const LOOKED_BACK = 60;

/** What the answers to an offer mean. */
const HOW: Partial<Record<Role, Answer["how"]>> = {
  accept: "accepted",
  decline: "declined",
  counter: "countered",
};

function answered(bargain: Bargain, { happening, news, role }: LogLine): Bargain {
  const args = happening?.args ?? {};
  if (role === "no-deal") return { ...bargain, open: false };
  if (role === "deal") return { ...bargain, open: false, partner: Number(args.partner) };
  const how = HOW[role];
  if (how === undefined) return bargain;
  const seat = Number(args.seat);
  const why = role === "decline" ? (news.how === "away" ? "away" : news.text) : "";
  const offer = role === "counter" ? offerIn(args) : null;
  const others = bargain.answers.filter((answer) => answer.seat !== seat);
  return { ...bargain, answers: [...others, { seat, how, why, offer }] };
}

function offerIn(args: Record<string, unknown>): Offer {
  return { seat: Number(args.seat), give: (args.give ?? {}) as Cards, ask: (args.ask ?? {}) as Cards };
}

/** The last offer that a seat made in this game, however long ago. */
export function lastOfferOf(seat: number, log: readonly LogLine[]): Offer | null {
  const line = log.findLast(({ role, happening }) => role === "offer" && happening?.args.seat === seat);
  return line?.happening ? offerIn(line.happening.args) : null;
}
