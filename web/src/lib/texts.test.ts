import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<string>(
  ["../texts/en/*.ftl", "../../../src/longroad/texts/en/*.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const bundle = new FluentBundle("en");
const known = new Set<string>();
for (const text of Object.values(files)) {
  bundle.addResource(new FluentResource(text));
  for (const [, name = ""] of text.matchAll(/^([a-z][\w-]*) *=/gm)) known.add(name);
}

/** The prompt of a phone has room for so many letters in a line. */
const LETTERS = 28;
const asked = import.meta.glob<string>("../../../src/longroad/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("questions in short", () => {
  const args = { asker: "Ben", count: 4, round: 4, harbor: "any" };

  /** What heads the prompt, by the name of the question. */
  function shorts(language: string): [string, string][] {
    const own = new FluentBundle(language, { useIsolating: false });
    for (const [path, text] of Object.entries(asked))
      if (path.includes(`/${language}/`)) own.addResource(new FluentResource(text));
    return [...known].flatMap((name) => {
      const message = name.startsWith("ask-") ? own.getMessage(name) : undefined;
      const pattern = message?.attributes.short ?? message?.value;
      return pattern ? [[name, own.formatPattern(pattern, args).replace(/\.$/, "")]] : [];
    });
  }

  it("have at most six words in English", () => {
    expect(shorts("en").length).toBeGreaterThan(60);
    expect(shorts("en").filter(([, words]) => words.split(" ").length > 6)).toEqual([]);
  });

  it.each(["en", "pl", "ru", "uk"])("have room in the prompt: %s", (language) => {
    const heads = shorts(language).filter(([name]) => name !== "ask-main"); // then it is our turn
    expect(heads.filter(([, words]) => words.length > LETTERS)).toEqual([]);
  });
});

describe("the English texts", () => {
  it("can be read without a mistake", () => {
    for (const name of known) expect(bundle.hasMessage(name), name).toBe(true);
  });

  it("have everything that the client says", () => {
    const missing: string[] = [];
    for (const [path, source] of Object.entries(sources))
      for (const [, name = ""] of source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g))
        if (!known.has(name)) missing.push(`${path}: ${name}`);
    expect(missing).toEqual([]);
  });

  it("have nothing that nobody says", () => {
    const all = Object.values(sources).join("\n");
    const begun = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, start = ""]) => start);
    // Some are for the terminal alone.
    const ours = [...known].filter(
      (name) => !/^(why|ask|event|bye|score|example|legend|panel|terrain)-/.test(name),
    );
    const unused = ours.filter(
      (name) => !all.includes(`"${name}"`) && !begun.some((start) => name.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("say goodbye without arguments, because a goodbye brings none", () => {
    const all = Object.values(files).join("\n");
    expect([...all.matchAll(/^bye-.*\$.*$/gm)].map(([line]) => line)).toEqual([]);
  });

  it("has no text in components", () => {
    const found: string[] = [];
    for (const [path, source] of Object.entries(sources)) {
      if (!path.endsWith(".svelte")) continue;
      const markup = source
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
        .replace(/<!--[\s\S]*?-->/g, "")
        .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "");
      for (const [, words = ""] of markup.matchAll(/>([^<>{}]*\p{L}{2,}[^<>{}]*)</gu))
        found.push(`${path}: ${words.trim()}`);
    }
    expect(found).toEqual([]);
  });
});
