import { describe, expect, it } from "vitest";

import { paidFor, priceOf, swapsOf } from "./bank";

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
});
