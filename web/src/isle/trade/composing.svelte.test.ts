import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { optionParts, plain } from "../../lib/sentences";
import { option } from "../../net/testing";
import { drafted, MAIN, Market, said } from "./testing";
import { isleAt } from "../table.svelte";

describe("what is put together", () => {
  let m: Market;
  const trade = () => isleAt(m.table).trade;

  beforeEach(async () => {
    localStorage.clear();
    m = new Market().open(MAIN);
    trade().open();
    trade().set("give", "grain", 2);
    await tick();
  });
  afterEach(() => m.close());

  it("is given from the hand, a press a card, as far as we hold it", () => {
    for (let k = 0; k < 3; k++) trade().tapGive("grain");
    expect(trade().give).toEqual({ grain: 4 });
    expect(trade().canGive("grain")).toBe(false);
    expect(trade().canGive("lumber")).toBe(true);
    expect(trade().canGive("wool")).toBe(false);
    trade().tapGive("wool");
    expect(trade().give).toEqual({ grain: 4 });
    trade().untapGive("grain");
    expect(trade().give).toEqual({ grain: 3 });
    for (let k = 0; k < 4; k++) trade().untapGive("grain");
    expect(trade().give).toEqual({});
  });

  it("is gone with our turn, and the composer is closed", async () => {
    m.goesOn([], [], [], { patch: { turn: 1 } });
    await tick();
    expect(trade()).toMatchObject({ isOpen: false, give: {}, get: {} });
  });

  it("is gone when somebody closes the composer", () => {
    trade().close();
    expect(trade()).toMatchObject({ isOpen: false, give: {}, get: {} });
  });

  it("stays while somebody thinks in our turn", async () => {
    m.goesOn([], [], [], { patch: { waiting: [1] } });
    await tick();
    expect(trade()).toMatchObject({ isOpen: true, give: { grain: 2 } });
  });

  it("isn't where a counter-offer begins, and that ends with the offer it answers", async () => {
    m.goesOn([], [], [], { patch: { turn: 1 } });
    await tick();
    trade().open();
    trade().set("give", "grain", 2);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(trade()).toMatchObject({ isOpen: true, give: { lumber: 1 }, get: { ore: 1 } });
    m.goesOn([], [], []);
    await tick();
    expect(trade()).toMatchObject({ isOpen: false, give: {}, get: {} });
  });

  describe("from the option list", () => {
    const COMPOSE = [option("drop offer"), option("give grain", "give {card}", ["grain"])];
    async function drafts(grain: number): Promise<void> {
      m.goesOn(COMPOSE, drafted(0, grain > 0 ? { grain } : {}, {}), []);
      await tick();
    }

    it("is what the server has noted, card by card", async () => {
      await drafts(0);
      expect(trade().give).toEqual({});
      for (const grain of [1, 2, 3]) await drafts(grain);
      expect(trade().give).toEqual({ grain: 3 });
      void trade().offer();
      expect(m.actions.at(-1)?.filter((words) => words === "give grain")).toHaveLength(3);
    });

    it("is dropped by whoever closes the composer, by its key as well", async () => {
      await drafts(1);
      isleAt(m.table).toggleTrade();
      expect(m.actions.at(-1)).toEqual(["drop offer"]);
      await m.agrees();
      await vi.waitFor(() => expect(trade()).toMatchObject({ isOpen: false, give: {} }));
    });

    it("opens the composer when it begins, and not again once that was closed", async () => {
      trade().close();
      await drafts(0);
      expect(trade()).toMatchObject({ isOpen: true, isWanted: false });
      trade().close();
      void m.table.act("give grain");
      await tick();
      await m.agrees();
      await drafts(1);
      expect(trade().isOpen).toBe(false);
      m.goesOn(MAIN, [], []);
      await tick();
      await drafts(0);
      expect(trade().isOpen).toBe(true);
    });

    it("leaves what is changed in the composer until the next card", async () => {
      await drafts(1);
      trade().set("get", "ore", 1);
      void trade().offer();
      const { id } = m.server.command;
      m.server.send({ type: "reject", seq: 7, id, code: "table-paused", args: {}, text: "paused" });
      await tick();
      await tick();
      expect(trade()).toMatchObject({ give: { grain: 1 }, get: { ore: 1 } });
      m.goesOn(COMPOSE, [...drafted(0, { grain: 1 }, {}), said(2, "declined")], []); // others go on meanwhile
      await tick();
      expect(trade()).toMatchObject({ give: { grain: 1 }, get: { ore: 1 } });
    });
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
