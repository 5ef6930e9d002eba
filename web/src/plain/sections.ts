import { t, wordFor } from "../lib/fluent";
import type { People } from "../lib/people";
import { cardsInWords } from "../lib/sentences";
import { counterName, stockName } from "../panels/counters";
import type { Picture } from "../wire";

type Row = [name: string, value: string];

/** What belongs to somebody, or to nobody: a name and a value each. */
export interface Section {
  head: string;
  rows: Row[];
}

function cardsOf({ cards, count }: { cards: Record<string, number> | null; count: number }): string {
  return cards === null || count === 0 ? t("replay-cards", { count }) : cardsInWords(cards);
}

/** All that a picture has, in lists. */
export function sectionsOf(picture: Picture, people: People): Section[] {
  const { dice, players } = picture;
  const rowsOf = (seat: number | null): Row[] => {
    const own = <T extends { owner: number | null }>(things: readonly T[]) =>
      things.filter(({ owner }) => owner === seat);
    return [
      ...own(picture.hands).map((hand): Row => [wordFor(hand.sort), cardsOf(hand)]),
      ...own(picture.counters).map((counter): Row => [counterName(counter), `${counter.value}`]),
      ...own(picture.tracks).map(({ name, value, length }): Row => [wordFor(name), `${value}/${length}`]),
      ...own(picture.specials).map(({ name, points }): Row => [wordFor(name), t("over-points", { points })]),
      ...own(picture.stock).map(({ kind, left }): Row => [stockName(kind), `${left}`]),
      ...own(picture.pieces).map(({ kind, place }): Row => [wordFor(kind), place]),
    ];
  };
  const sum = dice.reduce((total, die) => total + die, 0);
  const rolled: Row[] = sum > 0 ? [[t("dice-show", { dice: dice.join(" + "), sum }), ""]] : [];
  const decks = picture.decks.map((deck): Row => [wordFor(deck.name), cardsOf(deck)]);
  const points = players.map((player) => t("over-points", { points: player.points ?? player.public_points }));
  return [
    { head: t("scene-common"), rows: [...rolled, ...decks, ...rowsOf(null)] },
    ...people.all.map(({ seat, name }) => ({
      head: [name, points[seat] ?? []].flat().join(", "),
      rows: rowsOf(seat),
    })),
  ];
}
