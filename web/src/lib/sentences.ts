import type { FluentVariable } from "@fluent/bundle";

import type { Atlas } from "../board/geometry";
import type { Args, Happening, Option } from "../wire";
import { slug, t, tOrNull, type TextArgs } from "./fluent";
import type { People } from "./people";
import { placeName } from "./places";

/** A sentence in parts: words, people and places, so that a line can show emblems and point at the board. */
export type Part = string | { seat: number; name: string } | { place: string; name: string };

/** Arguments that are people: numbers in events, colors in questions and refusals. */
const PEOPLE = new Set([
  "seat",
  "victim",
  "giver",
  "partner",
  "other",
  "owner",
  "asked",
  "whom",
  "asker",
  "opponent",
  "color",
]);
const PLACES = new Set(["place", "corner", "side", "hex", "origin", "other"]);
const PLACE = /^(?:[A-Z]{1,2}\d+|~\d+)(?:[./][NSEW]{1,2})?$/;

/** What a sentence may talk about. */
export interface Subject {
  people: People;
  atlas: Atlas;
  /** How many of a card the bank takes from us for another. */
  rates?: Readonly<Record<string, number>>;
  /** What we would give and get in a deal, by the other one's color. */
  deals?: Readonly<Record<string, Readonly<Record<"give" | "get", Readonly<Record<string, number>>>>>>;
}

/** Marks of what is no plain word, until the sentence is cut there. Nobody can type them. */
const FROM = "\uE000";
const TO = "\uE001";

class Cutter {
  private readonly things: Exclude<Part, string>[] = [];

  mark(thing: Exclude<Part, string>): string {
    this.things.push(thing);
    return `${FROM}${this.things.length - 1}${TO}`;
  }

  cut(text: string): Part[] {
    const parts = text.split(/\uE000(\d+)\uE001/);
    const found = parts.map((part, index) => (index % 2 === 0 ? part : (this.things[Number(part)] ?? "")));
    return found.filter((part) => part !== "");
  }
}

/** Cards as a list: “2 ore, 1 wool”. */
export function cardsInWords(cards: Record<string, number>): string {
  const words = Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => t("cards-of-a-kind", { count, card }));
  return words.join(", ") || t("cards-none");
}

/** How many are won, “+2”, or lost. */
export function signed(count: number): string {
  return count < 0 ? t("count-lost", { count: -count }) : t("count-won", { count });
}

function argument(name: string, value: unknown, subject: Subject, cutter: Cutter): FluentVariable {
  const { people, atlas } = subject;
  if (PEOPLE.has(name)) {
    const found = String(value)
      .split(", ")
      .map((part) => people.find(typeof value === "number" ? value : part));
    const known = found.filter((person) => person !== null);
    if (known.length === found.length)
      return known.map(({ seat, name }) => cutter.mark({ seat, name })).join(", ");
  }
  if (PLACES.has(name) && typeof value === "string" && PLACE.test(value))
    return cutter.mark({ place: value, name: placeName(value, atlas) });
  if (typeof value === "number") return value;
  if (typeof value === "object" && value !== null) return cardsInWords(value as Record<string, number>);
  return value === null || value === undefined ? "" : String(value).replaceAll(FROM, "");
}

/** The sentence of a code; `fallback` is the server's own, for house rules that only the server knows. */
export function sentence(code: string, args: Args, subject: Subject, fallback = code): Part[] {
  const cutter = new Cutter();
  const values: TextArgs = {};
  for (const [name, value] of Object.entries(args)) values[name] = argument(name, value, subject, cutter);
  const text = tOrNull(code, values);
  return text === null ? [fallback] : cutter.cut(text);
}

/** What happened; whoever may not know everything gets the sentence for that. */
export function eventParts({ code, args, text }: Happening, subject: Subject): Part[] {
  const hidden = Object.values(args).some((value) => value === null);
  return sentence(`event-${code}${hidden ? ".hidden" : ""}`, args, subject, text);
}

/** What a question wants to know. */
export function askParts(purpose: string, args: Args, text: string, subject: Subject): Part[] {
  return sentence(`ask-${purpose}`, args, subject, text);
}

/** Why something can't be done. */
export function reasonParts(code: string, args: Args, text: string, subject: Subject): Part[] {
  return sentence(`why-${code}`, args, subject, text);
}

/** The operands of an option by their kind: the second of a kind is `card2`. */
export function operands({ verb, args }: Option): Args {
  const named: Args = {};
  const kinds = [...verb.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "");
  kinds.forEach((kind, index) => {
    named[kind in named ? `${kind}2` : kind] = kind === "number" ? Number(args[index]) : args[index];
  });
  return named;
}

/** What an option does. Its text is the message `do-` with the words of the verb. */
export function optionParts(option: Option, subject: Subject): Part[] {
  const fallback = option.words.charAt(0).toUpperCase() + option.words.slice(1);
  const named = operands(option);
  const rate = subject.rates?.[String(named.card)] ?? 0;
  const deal = option.verb === "trade with {seat}" ? subject.deals?.[String(named.seat)] : undefined;
  if (deal) return sentence("answer-deal-with", { ...named, ...deal }, subject, fallback);
  return sentence(`do-${slug(option.verb)}`, { ...named, rate }, subject, fallback);
}

/** What all options of one verb do: the heading of their list. */
export function verbText(verb: string): string {
  const words = verb.replace(/ ?\{\w+\}/g, "");
  return tOrNull(`verb-${slug(verb)}`) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

/** The first place that a sentence names, to be shown on the board. */
export function placesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (typeof part === "object" && "place" in part ? [part.place] : []));
}
