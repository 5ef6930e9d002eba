import type { RuleChapter, RuleText } from "../../wire";

/** Only the rules that have all these words, in ID, heading or text; chapters without any are left out. */
export function found(text: RuleText, words: string): RuleChapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return text.chapters;
  const has = (...parts: string[]) => {
    const whole = parts.join(" ").toLowerCase();
    return wanted.every((word) => whole.includes(word));
  };
  return text.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text }) => has(id, chapter.heading, text)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** A text with the rules that it names: every second part is an ID of the game's own rules. */
export function withReferences(
  text: string,
  ids: ReadonlySet<string>,
): { text: string; id: string | null }[] {
  return text.split(/\b((?:BASE|SEA|CK|TB)-(?:[A-Z0-9]+-)?\d+[a-z]?)\b/).map((part, k) => ({
    text: part,
    id: k % 2 === 1 && ids.has(part) ? part : null,
  }));
}

export function idsIn(text: RuleText): Set<string> {
  return new Set(text.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
}
