import type { FluentVariable } from "@fluent/bundle";

import type { Args, Ask, Happening, Legend, AskOption } from "../wire";
import { slug, t, tOrNull, wordFor, type TextArgs } from "./fluent";
import { entryOf } from "./legend";
import type { People, Person } from "./people";
import type { Places } from "./places";
import { kindsOf, worded } from "./verbs";

/** A sentence in parts: words, people and places, so that a line can show emblems and point at the board. */
export type Part = string | { seat: number; name: string } | { place: string; name: string };

/** What a sentence may talk about. */
export interface Subject {
  people: People;
  places: Places;
  /** What the ruleset says about its events. */
  legend: Legend;
  /** The message of an answer that needs more than its operands, and its arguments. */
  tells?: (option: AskOption, operands: Args) => [string, Args] | null;
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

/** The kind of what may be a place. */
const PLACE = "place";

/** What an argument is, where nobody says so: questions and refusals call people and places by their names. */
function kindOf(name: string, value: unknown, { people }: Subject): string {
  if (typeof value !== "string") return name;
  return persons(value, people) ? "seat" : PLACE;
}

function argument(value: unknown, kind: string, subject: Subject, cutter: Cutter): FluentVariable {
  const { people, places } = subject;
  const known = kind === "seat" ? persons(value, people) : null;
  if (known) return known.map(({ seat, name }) => cutter.mark({ seat, name })).join(", ");
  if (typeof value === "string" && (kind === PLACE || places.kinds.has(kind))) {
    const name = places.name(value);
    if (name !== null) return cutter.mark({ place: value, name });
  }
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
    const kind = kinds ? (kinds[name] ?? "") : kindOf(name, value, subject);
    values[name] = argument(value, kind, subject, cutter);
  }
  const text = tOrNull(code, values);
  return text === null ? [fallback] : cutter.cut(text);
}

/** What happened; whoever may not know everything gets the sentence for that. */
export function eventParts({ code, args, text }: Happening, subject: Subject): Part[] {
  const hidden = Object.values(args).some((value) => value === null);
  const kinds = entryOf(subject.legend, code).fields;
  const fallback = text ?? spelled(code, args, subject, kinds);
  return sentence(`event-${code}${hidden ? ".hidden" : ""}`, args, subject, { kinds, fallback });
}

/** What a question wants to know; `.short` is that in at most six words. */
export function askParts({ purpose, args, text }: Ask, subject: Subject, form: "" | ".short" = ""): Part[] {
  const fallback = text ?? spelled(purpose, args, subject);
  return sentence(`ask-${purpose}${form}`, args, subject, { fallback });
}

/** A code that no text has a sentence for, with what is known about it: “Took gold: Ann, 3”. */
function spelled(
  code: string,
  args: Args,
  subject: Subject,
  kinds?: Readonly<Record<string, string>>,
): string {
  const values = Object.entries(args).flatMap(([name, value]) => {
    if (value === null) return [];
    const known = (kinds?.[name] ?? name) === "seat" ? persons(value, subject.people) : null;
    if (known) return known.map((person) => person.name);
    return [
      typeof value === "object" ? cardsInWords(value as Record<string, number>) : wordFor(String(value)),
    ];
  });
  const head = capital(code.replaceAll("-", " "));
  return values.length > 0 ? `${head}: ${values.join(", ")}` : head;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why something can't be done. */
export function reasonParts(code: string, args: Args, text: string, subject: Subject): Part[] {
  return sentence(`why-${code}`, args, subject, { fallback: text });
}

/** The operands of an option by their kind: the second of a kind is `card2`. */
export function operands({ verb, args }: AskOption, legend: Legend): Args {
  const named: Args = {};
  kindsOf(verb, legend).forEach((kind, index) => {
    named[kind in named ? `${kind}2` : kind] = kind === "number" ? Number(args[index]) : args[index];
  });
  return named;
}

/** What an option does. Its text is the message `do-` with the words of the verb. */
export function optionParts(option: AskOption, subject: Subject): Part[] {
  const fallback = capital(option.words);
  const named = operands(option, subject.legend);
  const [message, args] = subject.tells?.(option, named) ?? [`do-${slug(option.verb)}`, named];
  const kinds = Object.fromEntries(Object.keys(named).map((name) => [name, name.replace(/2$/, "")]));
  return sentence(message, args, subject, { kinds, fallback });
}

/** What all options of one verb do: the heading of their list. */
export function verbText(verb: string, legend: Legend): string {
  return tOrNull(`verb-${slug(verb)}`) ?? capital(worded(verb, legend));
}

/** A sentence as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

/** The first place that a sentence names, to be shown on the board. */
export function placesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (typeof part === "object" && "place" in part ? [part.place] : []));
}
