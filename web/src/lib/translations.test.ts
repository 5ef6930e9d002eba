import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>(
  ["../texts/*/*.ftl", "../../../src/longroad/texts/*/*.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Texts = Map<string, Message>;

const languageOf = (path: string): string => /texts\/([a-z]+)/.exec(path)?.[1] ?? "";
const sourceOf = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => languageOf(path) === language)
    .map(([, text]) => text)
    .join("\n\n")
    .replace(/^example-.*\n( .*\n)*/gm, ""); // what one types in the terminal, the same in all languages
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, name = ""]) => name);

function textsOf(language: string): Texts {
  return new Map(new FluentResource(sourceOf(language)).body.map((message) => [message.id, message]));
}

/** All patterns of a message: its own and those of its attributes. */
function patterns(message: Message): [string, Pattern][] {
  const own: [string, Pattern][] = message.value === null ? [] : [["", message.value]];
  return [...own, ...Object.entries(message.attributes)];
}

/** Everything that is said between the words, however deep. */
function expressions(pattern: Pattern): Expression[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part) => (typeof part === "string" ? [] : within(part)));
}

function within(expression: Expression): Expression[] {
  if (expression.type === "select")
    return [
      expression,
      ...within(expression.selector),
      ...expression.variants.flatMap(({ value }) => expressions(value)),
    ];
  if (expression.type === "func")
    return [expression, ...expression.args.flatMap((arg) => (arg.type === "narg" ? [] : within(arg)))];
  return [expression];
}

function variables(pattern: Pattern): string[] {
  const names = expressions(pattern).flatMap((part) => (part.type === "var" ? [part.name] : []));
  return [...new Set(names)].sort();
}

/** The words themselves, without what is put between them. */
function words(pattern: Pattern): string {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "select" ? part.variants.map(({ value }) => words(value)).join(" ") : " ";
    })
    .join("");
}

const PLURAL = new Set<string>(["zero", "one", "two", "few", "many", "other"]);

/** The keys by which a message tells cases apart, by variable; numbers and plural forms are not among them. */
function cases(pattern: Pattern): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of expressions(pattern)) {
    if (part.type !== "select" || part.selector.type !== "var") continue;
    const keys = part.variants.flatMap(({ key }) => (key.type === "str" ? [key.value] : []));
    const told = keys.filter((key) => !PLURAL.has(key));
    if (told.length > 0) found.set(part.selector.name, told.sort());
  }
  return found;
}

/** Numbers with a word of the game right behind them, where no plural form was chosen by the number. */
function uncounted(pattern: Pattern, counted: readonly string[] = []): string[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part, index) => {
    if (typeof part === "string") return [];
    if (part.type === "select") {
      const isPlural = part.variants.some(({ key }) => key.type === "str" && PLURAL.has(key.value));
      const by = part.selector.type === "var" && isPlural ? [part.selector.name] : [];
      return part.variants.flatMap(({ key, value }) =>
        uncounted(value, key.type === "str" && key.value === "other" ? counted : [...counted, ...by]),
      );
    }
    const [space, next] = pattern.slice(index + 1);
    const isBefore =
      space === " " && typeof next === "object" && next.type === "func" && next.name === "WORD";
    return part.type === "var" && isBefore && !counted.includes(part.name) ? [part.name] : [];
  });
}

const english = textsOf("en");
const translations = [...new Set(Object.keys(files).map(languageOf))].filter((name) => name !== "en");

/** What is the same in English and here: names, and words that both languages have. */
const SAME: Record<string, string[]> = {
  pl: ["bank", "bot", "Oceania", "Start", "Longroad", "ms", "s", "min"],
  uk: [],
  ru: [],
};
/** What Cyrillic languages write in Latin letters. */
const LATIN = new Set([
  ...["Longroad", "longroad", "serve", "lan", "play", "resume"],
  ...["CATAN", "GmbH", "KOSMOS"],
  ...["QR", "JSON", "CSV", "WebSocket", "application", "json"],
  ...["Backspace", "Shift", "F"],
]);
const CARDS = ["lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"];
const OF_CARDS = new Set(["card", "wanted", "card2", "give", "get", "offered"]);

describe.each(translations)("the texts in %s", (language) => {
  const texts = textsOf(language);
  const both = [...texts].flatMap(([name, message]) => {
    const original = english.get(name);
    return original === undefined ? [] : [{ name, message, original }];
  });

  it("can be read without a mistake, and each stands there once", () => {
    const names = namesIn(sourceOf(language));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !texts.has(name))).toEqual([]);
  });

  it("are all of the English ones, and no others", () => {
    expect([...english.keys()].filter((name) => !texts.has(name))).toEqual([]);
    expect([...texts.keys()].filter((name) => !english.has(name))).toEqual([]);
  });

  it("have the forms for those who may not know everything", () => {
    const lacking = both.filter(
      ({ message, original }) => "hidden" in original.attributes && !("hidden" in message.attributes),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it("say what the English ones say: the same things are put in", () => {
    for (const { name, message, original } of both)
      for (const [attribute, pattern] of patterns(message)) {
        const source = original.attributes[attribute] ?? original.value;
        if (source === null || name.startsWith("word-")) continue;
        expect([name, attribute, ...variables(pattern)]).toEqual([name, attribute, ...variables(source)]);
      }
  });

  it("tell the same cases apart", () => {
    for (const { name, message, original } of both)
      if (message.value !== null && original.value !== null)
        expect([name, ...cases(message.value)]).toEqual([name, ...cases(original.value)]);
  });

  it("have every plural form of the language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = forms.filter((form) => form !== "other");
    for (const [name, message] of texts)
      for (const [, pattern] of patterns(message))
        for (const part of expressions(pattern)) {
          if (part.type !== "select") continue;
          const keys = part.variants.flatMap(({ key }) => (key.type === "str" ? [key.value] : []));
          const numbers = part.variants.some(({ key }) => key.type === "num");
          const told = keys.filter((key) => key !== "other");
          if (!told.some((key) => PLURAL.has(key)) || (numbers && told.length === 0)) continue;
          expect([name, needed.filter((form) => !keys.includes(form))]).toEqual([name, []]);
        }
  });

  it("say the number where a plural form stands for more numbers than one", () => {
    if (new Intl.PluralRules(language).select(21) !== "one") return;
    for (const [name, message] of texts)
      for (const [, pattern] of patterns(message))
        for (const part of expressions(pattern)) {
          if (part.type !== "select" || part.selector.type !== "var") continue;
          const one = part.variants.find(({ key }) => key.type === "str" && key.value === "one");
          if (one === undefined) continue;
          expect([name, ...variables(one.value)]).toContain(part.selector.name);
        }
  });

  it("name a card in the form that goes with the number before it", () => {
    if (!new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes("few")) return;
    const bare = [...texts].flatMap(([name, message]) =>
      patterns(message).flatMap(([, pattern]) => uncounted(pattern).map((number) => `${name}: ${number}`)),
    );
    expect(bare).toEqual([]);
  });

  it("say in the conditional what would be if barbarians landed", () => {
    const clauses = ["battle-risk", "battle-nobody", "battle-hero"].flatMap((name) =>
      words(texts.get(name)?.value ?? "").split(","),
    );
    expect(clauses.filter((clause) => !/(by|бы|би|б)(?!\p{L})/u.test(clause))).toEqual([]);
  });

  it("know every card in the forms in which they name it", () => {
    for (const [name, message] of texts)
      for (const [, pattern] of patterns(message))
        for (const part of expressions(pattern)) {
          if (part.type !== "func") continue;
          const [id, form] = part.args;
          if (id?.type !== "var" || !OF_CARDS.has(id.name) || form?.type !== "narg") continue;
          const attribute = form.value.type === "str" ? form.value.value : "";
          for (const card of CARDS)
            expect([name, card, Object.keys(texts.get(`word-${card}`)?.attributes ?? {})]).toEqual([
              name,
              card,
              expect.arrayContaining([attribute]),
            ]);
        }
  });

  it("leave nothing in English", () => {
    const same = new Set(SAME[language]);
    const left = both.flatMap(({ name, message, original }) =>
      patterns(message).flatMap(([attribute, pattern]) => {
        const source = original.attributes[attribute] ?? original.value;
        const said = words(pattern).trim();
        if (source === null || !/\p{L}/u.test(said) || said !== words(source).trim()) return [];
        const rest = said.match(/\p{L}+/gu)?.filter((word) => !same.has(word) && !LATIN.has(word)) ?? [];
        return rest.length > 0 ? [`${name}: ${said}`] : [];
      }),
    );
    expect(left).toEqual([]);
  });

  it("are written in the letters of the language", () => {
    if (!/\p{Script=Cyrillic}/u.test(words(texts.get("close")?.value ?? ""))) return;
    const foreign = [...texts].flatMap(([name, message]) =>
      patterns(message).flatMap(([, pattern]) =>
        (words(pattern).match(/[A-Za-z]+/g) ?? [])
          .filter((word) => !LATIN.has(word))
          .map((word) => `${name}: ${word}`),
      ),
    );
    expect(foreign).toEqual([]);
  });
});
