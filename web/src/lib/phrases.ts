import { t } from "./fluent";

/** Quick phrases: they travel as marks in the chat, so that everybody reads them in their own language. */
export const PHRASES = ["hello", "luck", "thanks", "well-played", "moment", "your-turn"] as const;

/** The mark of a phrase, as it is sent. */
export function markOf(phrase: (typeof PHRASES)[number]): string {
  return `:${phrase}:`;
}

/** What was said: a phrase in our language, or the very words. */
export function spokenText(words: string): string {
  const phrase = PHRASES.find((one) => markOf(one) === words);
  return phrase === undefined ? words : t(`phrase-${phrase}`);
}
