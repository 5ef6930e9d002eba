import type { Legend } from "../../wire";

/** The deck that a card comes from, or "" for a card of none. */
export function deckOf(card: string, { decks }: Legend): string {
  return Object.keys(decks).find((deck) => card in (decks[deck] ?? {})) ?? "";
}
