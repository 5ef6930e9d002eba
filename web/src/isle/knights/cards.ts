import { slug, tOrNull } from "../../lib/fluent";

/** The progress cards of each deck, and how many there are of a kind: what the players' reference says. */
export const DECKS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  science: {
    alchemy: 2,
    crane: 2,
    mining: 2,
    irrigation: 2,
    "printing press": 1,
    invention: 2,
    engineering: 1,
    medicine: 2,
    smithing: 2,
    "road building": 2,
  },
  trade: {
    merchant: 6,
    "commercial harbor": 2,
    "merchant fleet": 2,
    "guild dues": 2,
    "trade monopoly": 2,
    "resource monopoly": 4,
  },
  politics: {
    taxation: 2,
    diplomacy: 2,
    encouragement: 2,
    wedding: 2,
    intrigue: 2,
    sabotage: 2,
    espionage: 3,
    treason: 2,
    constitution: 1,
  },
};

/** The deck that a progress card comes from, or "" for any other card. */
export function deckOf(card: string): string {
  return Object.keys(DECKS).find((deck) => card in (DECKS[deck] ?? {})) ?? "";
}

/** What a card does, in full; null for a card that we have no text for. */
export function cardText(card: string): string | null {
  return tOrNull(`card-${slug(card)}`);
}
