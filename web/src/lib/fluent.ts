import { FluentBundle, type FluentFunction, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import texts from "virtual:texts";

export type TextArgs = Record<string, FluentVariable>;
/** What is said in a language, message by message. */
export type Texts = FluentResource["body"];

/** What a translation lacks is said in the language in which everything is said. */
const FALLBACK = "en";

const bundles = new Map<string, FluentBundle>();
const updates = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  updates.add(update);
  return () => updates.delete(update);
});
let current = FALLBACK;
let wanted = FALLBACK;

/** The languages there are texts for. */
export const languages: readonly string[] = Object.keys(texts);

/** The name of a language in that language: whoever needs it reads it. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** All of them, each by its own name: to choose from. */
export const languageChoices = () =>
  languages.map((language) => ({ value: language, name: languageName(language), lang: language }));

/** The best of our languages for somebody who reads these. */
export function bestLanguage(wanted: readonly string[] = navigator.languages): string {
  const read = wanted.map((tag) => new Intl.Locale(tag).language);
  return read.find((language) => languages.includes(language)) ?? FALLBACK;
}

/** Speak this language from now on; everything that shows a text shows it anew. The last wish counts. */
export async function speak(language: string): Promise<void> {
  const known = languages.includes(language) ? language : FALLBACK;
  wanted = known;
  const [, has] = await Promise.all([load(FALLBACK), known === FALLBACK || canLoad(known)]);
  if (!has || wanted !== known) return;
  current = known;
  for (const update of [...updates]) update();
}

/** The language that is spoken now. */
export function spoken(): string {
  subscribe();
  return current;
}

/** A language that can't be had now is no reason to say nothing: another is still spoken. */
function canLoad(language: string): Promise<boolean> {
  return load(language).then(
    () => true,
    () => false,
  );
}

async function load(language: string): Promise<void> {
  if (bundles.has(language)) return;
  const address = texts[language] ?? "";
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  learn(language, (await answer.json()) as Texts);
}

/** Know the texts of a language; later ones replace earlier ones. */
export function learn(language: string, texts: Texts): void {
  if (!bundles.has(language)) bundles.set(language, bundleOf(language, texts));
}

export function bundleOf(language: string, body: Texts): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { WORD: word(() => bundle) },
  });
  bundle.addResource({ body }, { allowOverrides: true });
  return bundle;
}

/**
 * `{ WORD($card, form: "of") }`: the word for an id of the engine, such as “ore” or “great wall”, in a form
 * that the language needs. It is the message `word-great-wall`, or its attribute with the name of the form.
 */
function word(bundle: () => FluentBundle): FluentFunction {
  return ([id], { form }) => {
    const name = String(id);
    const found = lookUp([bundle(), bundles.get(FALLBACK)], `word-${slug(name)}`, form ? String(form) : "");
    return found ?? name;
  };
}

/** An id as part of a message's name: “great wall” is great-wall. */
export function slug(id: string): string {
  return id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function lookUp(
  where: (FluentBundle | undefined)[],
  name: string,
  attribute = "",
  args?: TextArgs,
): string | null {
  for (const bundle of where) {
    const message = bundle?.getMessage(name);
    const pattern = (attribute && message?.attributes[attribute]) || message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return null;
}

/** The text of a message, or null if no language has it; `name.attribute` means that attribute. */
export function tOrNull(name: string, args?: TextArgs): string | null {
  subscribe();
  const [message = "", attribute = ""] = name.split(".");
  return lookUp([bundles.get(current), bundles.get(FALLBACK)], message, attribute, args);
}

/** The text of a message in the language that is spoken, always up to date in templates and effects. */
export function t(name: string, args?: TextArgs): string {
  return tOrNull(name, args) ?? name;
}

/** The word for an id of the engine. */
export function wordFor(id: string, form = ""): string {
  subscribe();
  return lookUp([bundles.get(current), bundles.get(FALLBACK)], `word-${slug(id)}`, form) ?? id;
}

/** Put a list into words: “a, b and c”. */
export function listed(items: string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(spoken(), { type }).format(items);
}
