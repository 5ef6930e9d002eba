import { facts } from "../isle/board/describe";
import type { Mark } from "../isle/board/marks";
import { slug, t, tOrNull, wordFor } from "../lib/fluent";
import { cardsInWords, operands, verbText } from "../lib/sentences";
import type { TableState } from "../state/table.svelte";
import type { Ask, AskOption } from "../wire";
import { placeOf } from "./groups";
import { leftAfter } from "./prices";

/** A mark on the board that knows what to send. */
export interface OptionMark extends Mark {
  readonly words: string;
}

const PLACES = new Set(["corner", "side", "hex"]);

/** Whether the question itself is about places: all of them light up without a button. */
export function asksForPlace(ask: Ask | null): boolean {
  return ask !== null && PLACES.has(ask.kind);
}

/** The options that name a place, as marks on the board; of one verb, or of all. */
export function marksOf(table: TableState, verb: string | null = null): OptionMark[] {
  const notes = new Map<string, string>();
  return (table.ask?.options ?? [])
    .filter((option) => verb === null || option.verb === verb)
    .flatMap((option) => {
      const place = placeOf(option);
      if (place === undefined) return [];
      if (!notes.has(option.verb)) notes.set(option.verb, noteOf(option.verb, table));
      const note = notes.get(option.verb) ?? "";
      const act = tOrNull(`act-${slug(option.verb.split(" ")[0] ?? "")}`) ?? t("board-choose");
      return [{ place, label: labelOf(option, table), words: option.words, act, ...(note ? { note } : {}) }];
    });
}

/** What is done there: the verb, and whom or what else it names. */
function labelOf(option: AskOption, { people }: TableState): string {
  const others = Object.entries(operands(option)).filter(([kind]) => !PLACES.has(kind));
  const verb = verbText(option.verb);
  if (others.length === 0) return verb;
  const more = others.map(([, value]) => people.find(value)?.name ?? wordFor(String(value)));
  return t("mark-more", { verb, more: more.join(", ") });
}

/** What the board tells about the place of an option, besides its name. */
export function factsOf(option: AskOption, { picture, atlas, people }: TableState): string {
  const place = atlas.find(placeOf(option) ?? "");
  if (picture === null || place === undefined) return "";
  const names = people.all.map(({ name }) => name);
  return facts(place, { picture, atlas, say: t, names }).join(" ");
}

/** What it leaves in hand, where it is paid for. */
function noteOf(verb: string, table: TableState): string {
  const left = leftAfter(verb, table);
  return left === null ? "" : t("mark-leaves", { cards: cardsInWords(left) });
}

/** The words that would do the same elsewhere: sent to hear why they can't be. */
export function wordsElsewhere(
  options: readonly AskOption[],
  verb: string | null,
  place: string,
): string | null {
  const kind = place.includes(".") ? "corner" : place.includes("/") ? "side" : "hex";
  const verbs = [...new Set(options.map((option) => option.verb))].filter(
    (one) => verb === null || one === verb,
  );
  const fitting = verbs.find((one) => /\{(\w+)\}/.exec(one)?.[1] === kind && one.split("{").length === 2);
  return fitting?.replace(/\{\w+\}/, place) ?? null;
}
