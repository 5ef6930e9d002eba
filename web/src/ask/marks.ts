import type { Mark } from "../board/marks";
import { t, wordFor } from "../lib/fluent";
import type { People } from "../lib/people";
import { operands, verbText } from "../lib/sentences";
import type { Ask, Option } from "../wire";
import { placeOf } from "./groups";

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
export function marksOf(
  options: readonly Option[],
  people: People,
  verb: string | null = null,
): OptionMark[] {
  return options
    .filter((option) => verb === null || option.verb === verb)
    .flatMap((option) => {
      const place = placeOf(option);
      return place === undefined ? [] : [{ place, label: labelOf(option, people), words: option.words }];
    });
}

/** What is done there: the verb, and whom or what else it names. */
function labelOf(option: Option, people: People): string {
  const others = Object.entries(operands(option)).filter(([kind]) => !PLACES.has(kind));
  const verb = verbText(option.verb);
  if (others.length === 0) return verb;
  const more = others.map(([, value]) => people.find(value)?.name ?? wordFor(String(value)));
  return t("mark-more", { verb, more: more.join(", ") });
}

/** The words that would do the same elsewhere: sent to hear why they can't be. */
export function wordsElsewhere(
  options: readonly Option[],
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
