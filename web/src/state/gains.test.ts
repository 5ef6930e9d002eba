import { describe, expect, it } from "vitest";

import { picture, step } from "../net/testing";
import { gainsOf, giverOf, productionIn, type Gain } from "./gains";
import { linesOf } from "./log";

const own = (cards: Record<string, number>) => ({ owner: 0, sort: "resources", count: 3, cards });
const others = (owner: number, count: number) => ({ owner, sort: "resources", count, cards: null });
const event = (code: string, args: Record<string, unknown>) => ({ code, args, text: "" });

describe("cards won and lost", () => {
  const before = picture({ hands: [own({ lumber: 2, ore: 1 }), others(1, 4), others(2, 1)] });

  it("are counted by kind where one knows them", () => {
    const after = picture({ hands: [own({ lumber: 1, ore: 1, wool: 2 }), others(1, 4), others(2, 1)] });
    expect(gainsOf(step(6), before, after)).toEqual([
      { seat: 0, cards: { lumber: -1, wool: 2 }, unknown: 0 },
    ]);
  });

  it("have the kinds that everybody heard of, and else only a number", () => {
    const after = picture({ hands: [own({ lumber: 2, ore: 1 }), others(1, 7), others(2, 0)] });
    const events = [event("harvested", { seat: 1, card: "ore", count: 2 })];
    expect(gainsOf(step(6, { events }), before, after)).toEqual([
      { seat: 1, cards: { ore: 2 }, unknown: 1 },
      { seat: 2, cards: {}, unknown: -1 },
    ]);
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
    expect(productionIn([...linesOf(rolled), ...linesOf(built)])).toEqual({
      seq: 6,
      seat: 1,
      roll: 8,
      cards: [
        { seat: 0, cards: { wool: 2 } },
        { seat: 2, cards: { ore: 1 } },
      ],
    });
    expect(productionIn([])).toBeNull();
  });

  it("of the last roll are known, too, when something is decided before the harvest", () => {
    const rolled = step(6, { events: [event("rolled", { seat: 1, low: 3, high: 5 })] });
    const lost = step(7, { events: [event("lost-city", { seat: 2, corner: "B2.N" })] });
    const taken = step(8, { events: [event("harvested", { seat: 0, card: "wool", count: 2 })] });
    const log = [rolled, lost, taken].flatMap((one) => linesOf(one));
    expect(productionIn(log)?.cards).toEqual([{ seat: 0, cards: { wool: 2 } }]);
  });

  describe.each(["played-progress", "discovered"])("that came of something else: %s", (code) => {
    const alchemy = event("played-progress", { seat: 1, face: "alchemy" });
    const rolled = event("rolled", { seat: 1, low: 3, high: 5 });
    const taken = event("harvested", { seat: 1, card: "grain", count: 4 });
    const later = step(8, { events: [event(code, { seat: 1 }), taken] });

    it("are not those of a roll that brought nothing", () => {
      const log = [step(6, { events: [alchemy, rolled] }), later].flatMap((one) => linesOf(one));
      expect(productionIn(log)?.cards).toEqual([]);
    });

    it("leave what the roll brought, even if a card chose its dice", () => {
      const log = [step(6, { events: [alchemy, rolled, taken] }), later].flatMap((one) => linesOf(one));
      expect(productionIn(log)?.cards).toEqual([{ seat: 1, cards: { grain: 4 } }]);
    });
  });
});
