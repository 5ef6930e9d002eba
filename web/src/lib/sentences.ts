import type { FluentVariable } from "@fluent/bundle";

import type { Atlas } from "../isle/board/geometry";
import type { Args, Ask, Happening, Legend, AskOption } from "../wire";
import { slug, t, tOrNull, type TextArgs } from "./fluent";
import { entryOf } from "./legend";
import type { People, Person } from "./people";
import { placeName } from "../isle/places";

/** A sentence in parts: words, people and places, so that a line can show emblems and point at the board. */
export type Part = string | { seat: number; name: string } | { place: string; name: string };

const PLACES: readonly unknown[] = ["corner", "side", "hex"];
const PLACE = /^(?:[A-Z]{1,2}\d+|~\d+)(?:[./][NSEW]{1,2})?$/;

/** What a sentence may talk about. */
export interface Subject {
  people: People;
  atlas: Atlas;
  /** What the ruleset says about its events. */
  legend: Legend;
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

/** People by number or color, several colors with commas between them; null if somebody of them is nobody. */
function persons(value: unknown, people: People): Person[] | null {
  const found = typeof value === "number" ? [value] : String(value).split(", ");
  const known = found.map((one) => people.find(one)).filter((person) => person !== null);
  return known.length === found.length ? known : null;
}

/** What an argument is, where nobody says so: questions and refusals call people and places by their names. */
function kindOf(name: string, value: unknown, people: People): string {
  if (typeof value !== "string") return name;
  return persons(value, people) ? "seat" : PLACE.test(value) ? "hex" : "";
}

function argument(value: unknown, kind: string, subject: Subject, cutter: Cutter): FluentVariable {
  const { people, atlas } = subject;
  const known = kind === "seat" ? persons(value, people) : null;
  if (known) return known.map(({ seat, name }) => cutter.mark({ seat, name })).join(", ");
  if (PLACES.includes(kind) && typeof value === "string" && PLACE.test(value))
    return cutter.mark({ place: value, name: placeName(value, atlas) });
  if (typeof value === "number") return value;
  if (typeof value === "object" && value !== null) return cardsInWords(value as Record<string, number>);
  return value === null || value === undefined ? "" : String(value).replaceAll(FROM, "");
}

/** What helps to find words: what the arguments are, and what to say where there are none. */
interface Hints {
  kinds?: Readonly<Record<string, string>>;
  fallback?: string;
}

/** The sentence of a code. */
export function sentence(
  code: string,
  args: Args,
  subject: Subject,
  { kinds, fallback = code }: Hints = {},
): Part[] {
  const cutter = new Cutter();
  const values: TextArgs = {};
  for (const [name, value] of Object.entries(args)) {
    const kind = kinds ? (kinds[name] ?? "") : kindOf(name, value, subject.people);
    values[name] = argument(value, kind, subject, cutter);
  }
  const text = tOrNull(code, values);
  return text === null ? [fallback] : cutter.cut(text);
}

/** What happened; whoever may not know everything gets the sentence for that. */
export function eventParts({ code, args, text }: Happening, subject: Subject): Part[] {
  const hidden = Object.values(args).some((value) => value === null);
  const kinds = entryOf(subject.legend, code).fields;
  return sentence(`event-${code}${hidden ? ".hidden" : ""}`, args, subject, { kinds, fallback: text });
}

/** What a question wants to know. */
export function askParts({ purpose, args, text }: Ask, subject: Subject): Part[] {
  return sentence(`ask-${purpose}`, args, subject, { fallback: text });
}

/** Why something can't be done. */
export function reasonParts(code: string, args: Args, text: string, subject: Subject): Part[] {
  return sentence(`why-${code}`, args, subject, { fallback: text });
}

/** The operands of an option by their kind: the second of a kind is `card2`. */
export function operands({ verb, args }: AskOption): Args {
  const named: Args = {};
  const kinds = [...verb.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "");
  kinds.forEach((kind, index) => {
    named[kind in named ? `${kind}2` : kind] = kind === "number" ? Number(args[index]) : args[index];
  });
  return named;
}

/** What an option does. Its text is the message `do-` with the words of the verb. */
export function optionParts(option: AskOption, subject: Subject): Part[] {
  const fallback = option.words.charAt(0).toUpperCase() + option.words.slice(1);
  const named = operands(option);
  const rate = subject.rates?.[String(named.card)] ?? 0;
  const deal = option.verb === "trade with {seat}" ? subject.deals?.[String(named.seat)] : undefined;
  const kinds = Object.fromEntries(Object.keys(named).map((name) => [name, name.replace(/2$/, "")]));
  if (deal) return sentence("answer-deal-with", { ...named, ...deal }, subject, { kinds, fallback });
  return sentence(`do-${slug(option.verb)}`, { ...named, rate }, subject, { kinds, fallback });
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
