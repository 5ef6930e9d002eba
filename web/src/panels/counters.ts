import { slug, t, tOrNull, wordFor } from "../lib/fluent";
import { isIcon, type IconName } from "../lib/icons";
import { counterKind, handKind, type CounterRole } from "../lib/legend";
import type { People } from "../lib/people";
import { readSpec } from "../lib/specs";
import type { Counter, Hand, Picture } from "../wire";

/** Something that is counted: a sign, how many, and what it means; the first line is its name. */
export interface Count {
  key: string;
  icon: IconName;
  value: string;
  lines: string[];
}

/** What a part of the game tells in the strip by itself, a file each, and the counters that are told with it. */
interface Own {
  counts: (picture: Picture, people: People) => Count[];
  tells?: readonly CounterRole[];
}

const OWN = Object.values(import.meta.glob<Own>("../*/counts/*.ts", { eager: true }));
const TOLD: ReadonlySet<CounterRole> = new Set(OWN.flatMap(({ tells = [] }) => tells));

/** Whether a counter belongs in the strip, and in a player's box where there is any. */
export function isCounted(counter: Counter, picture: Picture): boolean {
  const { where, role } = counterKind(picture, counter);
  return where === "strip" && !TOLD.has(role);
}

export function counterName({ name, of = "" }: Counter): string {
  return tOrNull(`counter-${slug(name)}`, { of }) ?? [name, wordFor(of)].join(" ").trim();
}

/** What a kind of pieces is called of which so many are left. */
export function stockName(kind: string): string {
  return tOrNull(`left-${slug(kind)}`) ?? kind;
}

/** A sign that we don't have is a common one. */
export function iconCalled(sign: string): IconName {
  return isIcon(sign) ? sign : "pile";
}

export function iconOf(picture: Picture, counter: Counter): IconName {
  return iconCalled(counterKind(picture, counter).sign);
}

export function handIcon(picture: Picture, hand: Hand): IconName {
  return iconCalled(handKind(picture, hand).sign);
}

/** Everything that this game counts for a seat and for all: whatever the picture has, in its order. */
export function countsOf(picture: Picture, seat: number | null, people: People): Count[] {
  const { counters } = picture;
  const own = counters.filter((counter) => counter.owner === seat && seat !== null);
  const common = counters.filter(({ owner }) => owner === null);
  const named = new Set(own.map(({ name }) => name));
  const scenarios = (counter: Counter) => isCounted(counter, picture);
  return [
    ...own.filter(scenarios).map((counter) => countOf(counter, people, picture)),
    ...common
      .filter(scenarios)
      .map((counter) => [counter, countOf(counter, people, picture)] as const)
      .map(([{ name }, count]) => (named.has(name) ? inStock(count) : count)),
    ...OWN.flatMap((part) => part.counts(picture, people)),
  ];
}

/** The count itself, what it is, and how the others stand. */
function countOf(counter: Counter, people: People, picture: Picture): Count {
  const { name, owner, value, of = "" } = counter;
  const about = tOrNull(`about-${slug(name)}`);
  const others = picture.counters.filter(
    (other) =>
      owner !== null &&
      other.name === name &&
      (other.of ?? "") === of &&
      other.owner !== null &&
      other.owner !== owner,
  );
  const rows = others
    .filter((other) => (other.owner ?? 0) < picture.players.length)
    .map((other) => t("count-other", { name: people.name(other.owner ?? 0), value: other.value }));
  const lines = [
    counterName(counter),
    ...(about ? [about] : []),
    ...(rows.length > 0 ? [rows.join(", ")] : []),
  ];
  return { key: `${name} ${of} ${owner}`, icon: iconOf(picture, counter), value: `${value}`, lines };
}

/** What everybody takes from, beside what we have of the same. */
function inStock(count: Count): Count {
  const [name = "", ...lines] = count.lines;
  return { ...count, icon: "box", lines: [t("counter-in-stock", { name }), ...lines] };
}

/** Something that is left for all: a kind of card in the bank, or a deck. */
export interface Left {
  name: string;
  count: number;
  isDeck: boolean;
}

/** The cards that are paid with, by kind, and how many lie in each deck that is shown nowhere else. */
export function leftOf(picture: Picture): Left[] {
  return picture.decks
    .filter((deck) => !picture.tracks.some(({ name }) => name === deck.name))
    .flatMap(({ name, count, cards }): Left[] =>
      cards === null
        ? [{ name, count, isDeck: true }]
        : Object.entries(cards).map(([card, left]) => ({ name: card, count: left, isDeck: false })),
    );
}

/** What wins here, a sentence each: the scenario's own, and what modules add. */
export function goalOf({ spec, target }: Picture): string[] {
  const { family, scenario, modules } = readSpec(spec);
  const own = tOrNull(`goal-${family}-${slug(scenario)}`, { target }) ?? t("goal-points", { target });
  const more = modules
    .map((module) => tOrNull(`goal-with-${family}-${slug(module)}`))
    .filter((text) => text !== null);
  return [own, ...more];
}
