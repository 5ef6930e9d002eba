import { slug, t, tOrNull, wordFor } from "../lib/fluent";
import { verbKind } from "../lib/legend";
import { cardsInWords, operands, verbText } from "../lib/sentences";
import type { TableState } from "../state/table.svelte";
import type { AskOption } from "../wire";
import { placeOf } from "./groups";
import { leftAfter } from "./prices";

/** An option as a mark on a board. */
export interface OptionMark {
  readonly place: string;
  /** What is done there: “Settlement”. */
  readonly label: string;
  /** The words on the button that does it: “Build”. */
  readonly act: string;
  /** What else to know before: what it leaves in hand. */
  readonly note?: string;
  /** What to send. */
  readonly words: string;
}

/** Whether the question itself is about places: all of them light up without a button. */
export function asksForPlace({ ask, subject }: TableState): boolean {
  return ask !== null && subject.places.kinds.has(ask.kind);
}

/** The options that name a place, as marks on the board; of one verb, or of all. */
export function marksOf(table: TableState, verb: string | null = null): OptionMark[] {
  const notes = new Map<string, string>();
  return (table.ask?.options ?? [])
    .filter((option) => verb === null || option.verb === verb)
    .flatMap((option) => {
      const place = placeOf(option, table.subject);
      if (place === undefined) return [];
      if (!notes.has(option.verb)) notes.set(option.verb, noteOf(option.verb, table));
      const note = notes.get(option.verb) ?? "";
      const act = tOrNull(`act-${slug(verbKind(table.legend, option.verb).act ?? "")}`) ?? t("board-choose");
      return [{ place, label: labelOf(option, table), words: option.words, act, ...(note ? { note } : {}) }];
    });
}

/** What is done there: the verb, and whom or what else it names. */
function labelOf(option: AskOption, { people, subject, legend }: TableState): string {
  const others = Object.entries(operands(option, legend)).filter(([kind]) => !subject.places.kinds.has(kind));
  const verb = verbText(option.verb, legend);
  if (others.length === 0) return verb;
  const more = others.map(([, value]) => people.find(value)?.name ?? wordFor(String(value)));
  return t("mark-more", { verb, more: more.join(", ") });
}

/** What it leaves in hand, where it is paid for. */
function noteOf(verb: string, table: TableState): string {
  const left = leftAfter(verb, table);
  return left === null ? "" : t("mark-leaves", { cards: cardsInWords(left) });
}
