import type { News } from "../wire";
import { tOrNull } from "./fluent";

export type Phrase = NonNullable<News["phrase"]>;

/** Quick phrases, in the order of their buttons; a record, so that none of the server's is left out. */
const ORDER: Record<Phrase, true> = {
  hello: true,
  luck: true,
  thanks: true,
  "well-played": true,
  moment: true,
  "your-turn": true,
};
export const PHRASES = Object.keys(ORDER) as Phrase[];

/** What was said: a phrase in our language, or the very words. */
export function spokenText({ text, phrase }: News): string {
  return (phrase && tOrNull(`phrase-${phrase}`)) || text;
}
