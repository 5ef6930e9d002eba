import { kindsOf } from "../lib/verbs";
import type { Ask, AskOption, Legend } from "../wire";

/** The sort of cards in hand that a kind of operand names. */
function sortNamed(kind: string, { hands }: Legend): string | undefined {
  return Object.keys(hands).find((sort) => hands[sort]?.operand === kind);
}

/** The sort of the cards that a verb is about. */
export function sortOf(verb: string, legend: Legend): string | undefined {
  return kindsOf(verb, legend)
    .map((kind) => sortNamed(kind, legend))
    .find((sort) => sort !== undefined);
}

/** The card that an option is about. */
export function cardOf({ verb, args }: AskOption, legend: Legend): string | undefined {
  return args[kindsOf(verb, legend).findIndex((kind) => sortNamed(kind, legend) !== undefined)];
}

/** Whether all of these do the same with one card each, and nothing else tells them apart. */
export function hasOneCard(options: readonly AskOption[], legend: Legend): boolean {
  const [first] = options;
  if (first === undefined || options.some(({ verb }) => verb !== first.verb)) return false;
  if (kindsOf(first.verb, legend).filter((kind) => sortNamed(kind, legend)).length !== 1) return false;
  return new Set(options.map((option) => cardOf(option, legend))).size === options.length;
}

/** Those of a question's answers that are a card each; the others are plain words, such as “take nothing”. */
export function cardOptions(options: readonly AskOption[], legend: Legend): AskOption[] {
  return options.filter((option) => cardOf(option, legend) !== undefined);
}

/** Whether a question is answered by cards: so many at once, or a single one. */
export function asksForCards({ kind, least, most, options }: Ask, legend: Legend): boolean {
  const cards = cardOptions(options, legend);
  if (kind === "option") return cards.length === options.length && hasOneCard(cards, legend);
  return (kind === "card" || (kind === "bundle" && least === most)) && hasOneCard(cards, legend);
}

/** What the options of one verb are told apart by. */
export type Shape = "player" | "number" | "plain";

export function shapeOf(options: readonly AskOption[], legend: Legend): Shape {
  const kinds = kindsOf(options[0]?.verb ?? "", legend);
  if (kinds.length === 0 || options.some(({ verb }) => verb !== options[0]?.verb)) return "plain";
  if (kinds.length === 1 && kinds[0] === "seat") return "player";
  return kinds.every((kind) => kind === "number") ? "number" : "plain";
}
