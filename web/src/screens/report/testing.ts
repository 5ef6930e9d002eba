import { LEGEND, picture, seatInfo, tableInfo } from "../../net/testing";
import type { Report } from "../../wire";

/** A short game that red won, for tests. */
export const report: Report = {
  legend: LEGEND,
  table: tableInfo({ state: "over", ended: "won", seats: [seatInfo(0), seatInfo(1)] }),
  winner: 0,
  reason: "points",
  target: 10,
  rounds: 2,
  moves: 40,
  began: 1_000_000,
  ended: 1_000_000 + 34 * 60_000,
  standings: [
    { turn: 0, round: 0, move: 4, points: [2, 2] },
    { turn: 1, round: 1, move: 12, points: [3, 2] },
    { turn: 2, round: 1, move: 20, points: [3, 2] },
    { turn: 3, round: 2, move: 40, points: [10, 2] },
  ],
  dice: [
    { sum: 7, times: 1, expected: 0.7 },
    { sum: 8, times: 3, expected: 0.6 },
  ],
  odd: 0.38,
  accounts: [
    {
      seat: 0,
      points: 10,
      gained: { harvest: { ore: 4, wool: 1 }, trade: { wool: 1 }, bank: { ore: 1 } },
      lost: { taken: { ore: 1 }, discarded: { wool: 2 } },
      expected: 4.2,
      offers: 3,
      trades: 1,
      swaps: 1,
    },
    {
      seat: 1,
      points: 2,
      gained: { harvest: { paper: 1 } },
      lost: {},
      expected: 2,
      offers: 0,
      trades: 1,
      swaps: 0,
    },
  ],
  moments: [
    {
      move: 18,
      round: 1,
      event: {
        code: "lost-city",
        args: { seat: 1, corner: "A1.SE" },
        text: "The barbarians take the city of blue at A1.SE.",
      },
    },
    {
      move: 33,
      round: 2,
      event: {
        code: "largest-army",
        args: { seat: 0, count: 3 },
        text: "red has the largest army, 3 knights.",
      },
    },
  ],
  picture: picture({
    decks: [{ name: "bank", count: 38, cards: { brick: 19, wool: 19, ore: 0, paper: 0 } }],
    tiles: [
      { name: "A1", q: 0, r: 0, terrain: "forest", number: 8 },
      { name: "A2", q: 1, r: 0, terrain: "hills", number: 5 },
      { name: "B1", q: 0, r: 1, terrain: "fields", number: 10 },
    ],
  }),
};
