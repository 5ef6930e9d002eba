import { villageOf } from "../../board/describe";
import { slug, t, tOrNull, wordFor } from "../../lib/fluent";
import type { IconName } from "../../lib/icons";
import type { People } from "../../lib/people";
import { readSpec } from "../../lib/specs";
import type { Counter, Picture } from "../../wire";
import { tracksOf } from "../knights/tracks";

/** Something that is counted: a sign, how many, and what it means; the first line is its name. */
export interface Count {
  key: string;
  icon: IconName;
  value: string;
  lines: string[];
  /** How many of each kind it is, where that is known. */
  cards?: readonly (readonly [string, number])[];
}

/** Counters that are shown elsewhere: at the bank, in offers, as pieces left, on the tracks, in the boxes. */
const ELSEWHERE =
  /^(rate for|gives|asks|answer:|laid aside|under the fog:|route length$|knights played$|strength$|barbarians?( |$)|knight strength$|city at risk$|defends best$|defenders$)|left$/;

/** A sign for what we know; anything else has a common one. */
const ICONS: Readonly<Record<string, IconName>> = {
  "island points": "island",
  "tribe points": "star",
  bolts: "bolt",
  "bolts in stock": "box",
  warships: "ship",
  "fortress tokens": "fort",
  "wonder stages": "bridge",
  "trade tokens": "pile",
  "harbors to place": "anchor",
  "harbor offers": "anchor",
  "defender tokens": "medal",
  "committed strength": "sword",
};

const FOG = "under the fog: ";
const KEPT = "harbor kept: ";

/** Whether a counter belongs in the strip, or in a player's box as something that the scenario counts. */
export function isScenarios({ name }: Counter, picture: Picture | null): boolean {
  if (ELSEWHERE.test(name)) return false;
  return !tracksOf(picture).some((track) => name === track || name === `${track} cards`);
}

export function counterName(name: string): string {
  if (name.startsWith(KEPT)) return t("counter-harbor-kept", { harbor: name.slice(KEPT.length) });
  return tOrNull(`counter-${slug(name)}`) ?? name;
}

export function iconOf(name: string): IconName {
  return ICONS[name] ?? (name.startsWith(KEPT) ? "anchor" : "pile");
}

/** Everything that this game counts for a seat and for all: whatever the picture has, in its order. */
export function countsOf(picture: Picture, seat: number | null, people: People): Count[] {
  const { counters } = picture;
  const own = counters.filter((counter) => counter.owner === seat && seat !== null);
  const common = counters.filter(({ owner }) => owner === null);
  const named = new Set(own.map(({ name }) => name));
  const scenarios = (counter: Counter) => isScenarios(counter, picture);
  return [
    ...own.filter(scenarios).map((counter) => countOf(counter, people, picture)),
    ...common
      .filter(scenarios)
      .map((counter) => [counter, countOf(counter, people, picture)] as const)
      .map(([{ name }, count]) => (named.has(name) ? inStock(count) : count)),
    ...villages(picture),
    ...gifts(picture),
    ...wonders(picture, people),
    ...fog(common),
  ];
}

/** The count itself, what it is, and how the others stand. */
function countOf({ name, owner, value }: Counter, people: People, picture: Picture): Count {
  const about = tOrNull(`about-${slug(name)}`);
  const others = picture.counters.filter(
    (other) => owner !== null && other.name === name && other.owner !== null && other.owner !== owner,
  );
  const rows = others
    .filter((other) => (other.owner ?? 0) < picture.players.length)
    .map((other) => t("count-other", { name: people.name(other.owner ?? 0), value: other.value }));
  const lines = [counterName(name), ...(about ? [about] : []), ...(rows.length > 0 ? [rows.join(", ")] : [])];
  return { key: `${name} ${owner}`, icon: iconOf(name), value: `${value}`, lines };
}

/** What everybody takes from, beside what we have of the same. */
function inStock(count: Count): Count {
  const [name = "", ...lines] = count.lines;
  return { ...count, icon: "box", lines: [t("counter-in-stock", { name }), ...lines] };
}

/** What is left for all: the cards of the bank, and how many lie in each deck that is shown nowhere else. */
export function stockOf(picture: Picture): Count[] {
  const tracks = tracksOf(picture);
  return picture.decks
    .filter(({ name }) => !tracks.includes(name))
    .map(({ name, count, cards }): Count => {
      const lines = [tOrNull(`counter-deck-${slug(name)}`) ?? wordFor(name)];
      if (cards === null) return { key: `deck ${name}`, icon: "scroll", value: `${count}`, lines };
      const all = Object.entries(cards);
      const words = all.map(([card, left]) => t("count-other", { name: wordFor(card), value: left }));
      return {
        key: `deck ${name}`,
        icon: "bank",
        value: `${count}`,
        lines: [...lines, words.join(", ")],
        cards: all,
      };
    });
}

function villages({ pieces }: Picture): Count[] {
  const all = pieces.flatMap(({ kind, state }) => (kind === "village" ? [villageOf(state)] : []));
  if (all.length === 0) return [];
  const left = all.filter((village) => (village?.bolts ?? 0) > 0).length;
  const lines = [t("counter-villages"), t("about-villages", { left, all: all.length })];
  return [{ key: "villages", icon: "village", value: `${left}/${all.length}`, lines }];
}

function gifts({ pieces }: Picture): Count[] {
  return ["point gift", "card gift"].flatMap((kind): Count[] => {
    const left = pieces.filter((piece) => piece.kind === kind).length;
    const lines = [t(`counter-${slug(kind)}`), t(`about-${slug(kind)}`)];
    const icon = kind === "point gift" ? "star" : "cards";
    return left > 0 ? [{ key: kind, icon, value: `${left}`, lines }] : [];
  });
}

/** Special cards that bring no points are wonders: one may claim them. */
function wonders({ specials, counters }: Picture, people: People): Count[] {
  const all = specials.filter(({ points }) => points === 0);
  if (all.length === 0) return [];
  const stages = (owner: number) =>
    counters.find((counter) => counter.name === "wonder stages" && counter.owner === owner)?.value ?? 0;
  const rows = all.map(({ name, owner }) =>
    owner === null
      ? t("wonder-free", { wonder: wordFor(name), needs: tOrNull(`wonder-needs-${slug(name)}`) ?? "" })
      : t("wonder-of", { wonder: wordFor(name), name: people.name(owner), stages: stages(owner) }),
  );
  const claimed = all.filter(({ owner }) => owner !== null).length;
  return [
    {
      key: "wonders",
      icon: "fort",
      value: `${claimed}/${all.length}`,
      lines: [t("counter-wonders"), ...rows],
    },
  ];
}

function fog(common: readonly Counter[]): Count[] {
  const hidden = common.filter(({ name }) => name.startsWith(FOG));
  if (hidden.length === 0) return [];
  const named = hidden.map(({ name, value }) => ({ name: name.slice(FOG.length), value }));
  const numbers = named.filter(({ name }) => /^\d+$/.test(name));
  const land = named.filter(({ name }) => !/^\d+$/.test(name));
  const left = land.reduce((sum, { value }) => sum + value, 0);
  const rows = land.map(({ name, value }) => t("fog-land", { land: wordFor(name), count: value }));
  const dials = numbers.flatMap(({ name, value }) => Array<string>(value).fill(name));
  const lines = [
    t("counter-fog"),
    t("about-fog"),
    rows.join(", "),
    ...(dials.length > 0 ? [t("fog-numbers", { numbers: dials.join(", ") })] : []),
  ];
  return [{ key: "fog", icon: "cloud", value: `${left}`, lines }];
}

/** What wins here, a sentence each: the scenario's own, and what modules add. */
export function goalOf({ spec, target }: Picture): string[] {
  const { scenario, modules } = readSpec(spec);
  const own = tOrNull(`goal-${slug(scenario)}`, { target }) ?? t("goal-points", { target });
  const more = modules.map((module) => tOrNull(`goal-with-${slug(module)}`)).filter((text) => text !== null);
  return [own, ...more];
}
