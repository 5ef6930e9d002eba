import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { optionParts, plain } from "../../lib/sentences";
import { option } from "../../net/testing";
import { drafted, MAIN, Market, said } from "./testing";

describe("what is put together in the trade drawer", () => {
  let m: Market;
  let stop: () => void;

  beforeEach(async () => {
    localStorage.clear();
    m = new Market().open(MAIN);
    stop = $effect.root(() => m.table.trade.watch());
    m.table.trade.open();
    m.table.trade.set("give", "grain", 2);
    await tick();
  });
  afterEach(() => {
    stop();
    m.close();
  });

  it("is gone with our turn, and the drawer is closed", async () => {
    m.goesOn([], [], [], { patch: { turn: 1 } });
    await tick();
    expect(m.table.trade).toMatchObject({ isOpen: false, give: {}, get: {} });
  });

  it("stays while somebody thinks in our turn", async () => {
    m.goesOn([], [], [], { patch: { waiting: [1] } });
    await tick();
    expect(m.table.trade).toMatchObject({ isOpen: true, give: { grain: 2 } });
  });

  it("isn't where a counter-offer begins, and that ends with the offer it answers", async () => {
    m.goesOn([], [], [], { patch: { turn: 1 } });
    await tick();
    m.table.trade.open();
    m.table.trade.set("give", "grain", 2);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(m.table.trade).toMatchObject({ isOpen: true, give: { lumber: 1 }, get: { ore: 1 } });
    m.goesOn([], [], []);
    await tick();
    expect(m.table.trade).toMatchObject({ isOpen: false, give: {}, get: {} });
  });

  it("has its terms wherever a deal can be made", () => {
    const counter = drafted(1, { ore: 1 }, { grain: 2, lumber: 1 });
    m.weOffered({ grain: 2 }, { ore: 1 }, [...counter, said(1, "countered"), said(2, "accepted")]);
    const words = (color: string) =>
      plain(optionParts(option(`trade with ${color}`, "trade with {seat}", [color]), m.table.choice));
    expect(words("blue")).toBe("Trade with Ben: give 2 grain, 1 lumber for 1 ore");
    expect(words("white")).toBe("Trade with Greedy: give 2 grain for 1 ore");
  });
});
