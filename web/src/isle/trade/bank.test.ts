import { describe, expect, it } from "vitest";

import { bestRate, paidFor, planOf, priceOf, sidesOf, swapsOf } from "./bank";

const RATES = { lumber: 3, grain: 4, ore: 2, coin: 4 };

describe("the bank", () => {
  it("gives a card for as many of another as the rate says", () => {
    expect(paidFor({ grain: 8, ore: 2 }, RATES)).toBe(3);
    expect(paidFor({ grain: 7 }, RATES)).toBe(1);
    expect(paidFor({}, RATES)).toBe(0);
  });

  it("is paid swap by swap, in one go", () => {
    expect(swapsOf({ grain: 4, ore: 2 }, { lumber: 1, coin: 1 }, RATES)).toEqual([
      ["grain", "lumber"],
      ["ore", "coin"],
    ]);
    expect(swapsOf({ ore: 4 }, { coin: 2 }, RATES)).toEqual([
      ["ore", "coin"],
      ["ore", "coin"],
    ]);
  });

  it("takes nothing that doesn't come out even", () => {
    expect(swapsOf({ grain: 3 }, { ore: 1 }, RATES)).toBeNull();
    expect(swapsOf({ grain: 8 }, { ore: 1 }, RATES)).toBeNull();
    expect(swapsOf({}, {}, RATES)).toBeNull();
  });

  it("says the price in what is given, else in what we are nearest to", () => {
    expect(priceOf("ore", RATES, { lumber: 3, grain: 3 }, { grain: 2 })).toMatchObject({
      card: "grain",
      held: 3,
    });
    expect(priceOf("ore", RATES, { lumber: 3, grain: 3 }, {})).toMatchObject({ card: "lumber", rate: 3 });
    expect(priceOf("ore", RATES, {}, {})?.card).not.toBe("ore");
  });

  it("has no price where there are no rates", () => {
    expect(priceOf("ore", {}, {}, {})).toBeNull();
  });

  describe("does", () => {
    const held = { lumber: 3, grain: 5, ore: 4 };

    it("what lies there if it comes out even", () => {
      expect(planOf({ grain: 4 }, { coin: 1 }, RATES, held)).toEqual([["grain", "coin"]]);
    });

    it("what is wanted, for what costs least of what we have", () => {
      expect(planOf({}, { coin: 1 }, RATES, held)).toEqual([["ore", "coin"]]);
      expect(planOf({}, { coin: 3 }, RATES, held)).toEqual([
        ["ore", "coin"],
        ["ore", "coin"],
        ["lumber", "coin"],
      ]);
      expect(planOf({}, { ore: 1 }, RATES, { grain: 4, ore: 9 })).toEqual([["grain", "ore"]]);
    });

    it("what is wanted, paid with what lies there", () => {
      expect(planOf({ grain: 1 }, { coin: 1 }, RATES, held)).toEqual([["grain", "coin"]]);
      expect(planOf({ grain: 1 }, { coin: 2 }, RATES, held)).toBeNull();
    });

    it("nothing where nothing is wanted, or can be paid", () => {
      expect(planOf({ grain: 4 }, {}, RATES, held)).toBeNull();
      expect(planOf({}, { coin: 1 }, RATES, { grain: 3 })).toBeNull();
    });
  });

  it("says both sides of several swaps", () => {
    const swaps = [
      ["ore", "coin"],
      ["ore", "coin"],
      ["lumber", "grain"],
    ] as const;
    expect(sidesOf(swaps, RATES)).toEqual({ give: { ore: 4, lumber: 3 }, get: { coin: 2, grain: 1 } });
  });

  it("says the best rate of what we could pay with", () => {
    expect(bestRate(RATES, { lumber: 3, ore: 1 })).toBe(3);
    expect(bestRate(RATES, {})).toBe(2);
  });
});
