import { kindsOf } from "../../lib/verbs";
import type { AskOption, Legend } from "../../wire";

export { default as View } from "../knights/DeckChoice.svelte";

/** Whether all there is to choose is a deck. */
export function fits(options: readonly AskOption[], legend: Legend): boolean {
  const isDeck = ({ verb, args }: AskOption) =>
    kindsOf(verb, legend).length === 1 && (args[0] ?? "") in legend.decks;
  return options.length > 0 && options.every(isDeck);
}
