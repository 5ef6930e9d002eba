import { describe, expect, it } from "vitest";

import { LEGEND, picture, step } from "../net/testing";
import { gainsOf, giverOf, paidIn, productionIn, type Gain } from "./gains";
import { linesOf } from "./log";

const own = (cards: Record<string, number>) => ({ owner: 0, sort: "resources", count: 3, cards });
const others = (owner: number, count: number) => ({ owner, sort: "resources", count, cards: null });
const event = (code: string, args: Record<string, unknown>) => ({ code, args });

describe("cards won and lost", () => {
  const before = picture({ hands: [own({ lumber: 2, ore: 1 }), others(1, 4), others(2, 1)] });

  it("are counted by kind where one knows them", () => {
    const after = picture({ hands: [own({ lumber: 1, ore: 1, wool: 2 }), others(1, 4), others(2, 1)] });
    expect(gainsOf(step(6), before, after, LEGEND)).toEqual([
      { seat: 0, cards: { lumber: -1, wool: 2 }, unknown: 0 },
    ]);
  });

  it("have the kinds that everybody heard of, and else only a number", () => {
    const after = picture({ hands: [own({ lumber: 2, ore: 1 }), others(1, 7), others(2, 0)] });
    const events = [event("harvested", { seat: 1, card: "ore", count: 2 })];
    expect(gainsOf(step(6, { events }), before, after, LEGEND)).toEqual([
      { seat: 1, cards: { ore: 2 }, unknown: 1 },
      { seat: 2, cards: {}, unknown: -1 },
    ]);
  });

  describe("at the bank, whose cards are counted in the open", () => {
    const bank = (cards: Record<string, number>) => [{ name: "bank", count: 20, cards }];
    const at = (cards: Record<string, number>, ...counts: number[]) =>
      picture({
        hands: [own({ lumber: 2, ore: 1 }), ...counts.map((count, k) => others(k + 1, count))],
        decks: bank(cards),
      });
    const full = at({ lumber: 5, brick: 5, ore: 5, wool: 5 }, 4, 3);
    const acted = { row: "acted", seat: 1, how: "", text: "" } as const;
    const built = step(6, { news: acted, events: [event("built-road", { seat: 1, side: "A1/E" })] });

    it("are known by kind: what somebody paid", () => {
      const after = at({ lumber: 6, brick: 6, ore: 5, wool: 5 }, 2, 3);
      expect(gainsOf(built, full, after, LEGEND)).toEqual([
        { seat: 1, cards: { lumber: -1, brick: -1 }, unknown: 0 },
      ]);
      expect(paidIn(built, full, after, LEGEND)).toEqual({
        seat: 1,
        cards: { lumber: 1, brick: 1 },
        unknown: 0,
      });
    });

    it("are known by kind: what somebody swapped", () => {
      const swapped = step(6, { news: acted, events: [event("swapped", { seat: 1 })] });
      const after = at({ lumber: 9, brick: 5, ore: 4, wool: 5 }, 1, 3);
      expect(gainsOf(swapped, full, after, LEGEND)).toEqual([
        { seat: 1, cards: { lumber: -4, ore: 1 }, unknown: 0 },
      ]);
    });

    it("stay unknown where one took from another, whatever else was paid", () => {
      const stolen = at({ lumber: 5, brick: 5, ore: 5, wool: 5 }, 5, 2);
      expect(gainsOf(step(6, { news: acted }), full, stolen, LEGEND)).toEqual([
        { seat: 1, cards: {}, unknown: 1 },
        { seat: 2, cards: {}, unknown: -1 },
      ]);
      expect(paidIn(step(6, { news: acted }), full, stolen, LEGEND)).toBeNull();
      const both = at({ lumber: 6, brick: 5, ore: 5, wool: 5 }, 4, 2);
      expect(paidIn(step(6, { news: acted }), full, both, LEGEND)).toBeNull();
    });

    it("stay unknown where nobody may know what the bank holds", () => {
      const shut = { ...full, decks: [] };
      const after = { ...at({}, 2, 3), decks: [] };
      expect(gainsOf(built, shut, after, LEGEND)).toEqual([{ seat: 1, cards: {}, unknown: -2 }]);
      expect(paidIn(built, shut, after, LEGEND)).toBeNull();
    });
  });

  it("come from the one who lost some, else from the bank", () => {
    const robbed: Gain[] = [
      { seat: 0, cards: { ore: 1 }, unknown: 0 },
      { seat: 1, cards: {}, unknown: -1 },
    ];
    expect(robbed.map((gain) => giverOf(gain, robbed))).toEqual([1, null]);
    const harvest: Gain[] = [
      { seat: 0, cards: { ore: 1 }, unknown: 0 },
      { seat: 1, cards: { wool: 1 }, unknown: 0 },
    ];
    expect(harvest.map((gain) => giverOf(gain, harvest))).toEqual([null, null]);
  });

  it("of the last roll stay known until the next one", () => {
    const rolled = step(6, {
      events: [
        event("rolled", { seat: 1, low: 3, high: 5 }),
        event("harvested", { seat: 2, card: "ore", count: 1 }),
        event("harvested", { seat: 0, card: "wool", count: 2 }),
      ],
    });
    const built = step(7, { events: [event("built-road", { seat: 1, side: "A1/E" })] });
    expect(productionIn([...linesOf(rolled, LEGEND), ...linesOf(built, LEGEND)], LEGEND)).toEqual({
      seq: 6,
      seat: 1,
      roll: 8,
      cards: [
        { seat: 0, cards: { wool: 2 } },
        { seat: 2, cards: { ore: 1 } },
      ],
    });
    expect(productionIn([], LEGEND)).toBeNull();
  });

  it("of the last roll are known, too, when something is decided before the harvest", () => {
    const rolled = step(6, { events: [event("rolled", { seat: 1, low: 3, high: 5 })] });
    const lost = step(7, { events: [event("lost-city", { seat: 2, corner: "B2.N" })] });
    const taken = step(8, { events: [event("harvested", { seat: 0, card: "wool", count: 2 })] });
    const log = [rolled, lost, taken].flatMap((one) => linesOf(one, LEGEND));
    expect(productionIn(log, LEGEND)?.cards).toEqual([{ seat: 0, cards: { wool: 2 } }]);
  });

  describe.each(["played-progress", "discovered"])("that came of something else: %s", (code) => {
    const alchemy = event("played-progress", { seat: 1, face: "alchemy" });
    const rolled = event("rolled", { seat: 1, low: 3, high: 5 });
    const taken = event("harvested", { seat: 1, card: "grain", count: 4 });
    const later = step(8, { events: [event(code, { seat: 1 }), taken] });

    it("are not those of a roll that brought nothing", () => {
      const log = [step(6, { events: [alchemy, rolled] }), later].flatMap((one) => linesOf(one, LEGEND));
      expect(productionIn(log, LEGEND)?.cards).toEqual([]);
    });

    it("leave what the roll brought, even if a card chose its dice", () => {
      const log = [step(6, { events: [alchemy, rolled, taken] }), later].flatMap((one) =>
        linesOf(one, LEGEND),
      );
      expect(productionIn(log, LEGEND)?.cards).toEqual([{ seat: 1, cards: { grain: 4 } }]);
    });
  });
});
