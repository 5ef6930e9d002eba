import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ask, option, seatInfo, tableInfo, you } from "../../net/testing";
import { Playing } from "../../state/playing.svelte";
import { readChoices, settings } from "../../state/settings.svelte";
import type { AskOption, Patience } from "../../wire";
import { isleAt } from "../table.svelte";
import Talk from "../Talk.svelte";
import { ANSWERS, DEALS, declined, drafted, MAIN, Market, said, told } from "./testing";
import { PAUSE } from "./trade.svelte";

const POOR = [option("decline"), option("counter")];

let m: Market;
let playing: Playing;
beforeEach(() => {
  localStorage.clear();
  settings.set(readChoices(null));
  m = new Market().open(MAIN);
  playing = new Playing(m.table);
  render(Talk, { playing });
});
afterEach(() => {
  vi.useRealTimers();
  playing.close();
  m.close();
});

const trade = () => isleAt(m.table).trade;
const talks = () => m.table.family.talks(playing);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const card = () => screen.queryByRole("button", { name: "Decline" })?.closest("section") ?? null;
const slotOf = (name: string) =>
  screen
    .getAllByRole("listitem")
    .find((item) => item.textContent?.includes(name) || item.innerHTML.includes(name));

describe("an offer to us", () => {
  it("has yes, counter and no, always the three of them, and says who gives what", async () => {
    expect(talks()).toBe(false);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(talks()).toBe(true);
    const region = screen.getByRole("region", { name: "Ben 1 ore for your 1 lumber" });
    expect(region).toHaveAttribute("data-offer", "1");
    const names = ["Not this turn", "Accept", "Counter", "Decline"];
    for (const name of names) expect(region).toContainElement(screen.getByRole("button", { name }));
    await press("Accept");
    expect(m.actions).toEqual([["accept"]]);
  });

  it("says why there is no yes to somebody who wants to be asked all the same", async () => {
    settings.set({ declinePoor: false });
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await tick();
    const yes = screen.getByRole("button", { name: "Accept" });
    expect(yes).toHaveAttribute("aria-disabled", "true");
    expect(yes).toHaveAccessibleDescription("You lack 1 wool.");
    await userEvent.click(yes);
    expect(m.actions).toEqual([]);
    expect(playing.caption).toBe("You lack 1 wool.");
    await userEvent.unhover(yes);
    yes.blur();
    await tick();
    expect(playing.caption).toBe("");
    await press("Decline");
    expect(m.actions).toEqual([["decline"]]);
  });

  it("keeps a counter in its place for whoever has nothing to give", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 }, [option("decline"), option("accept")]);
    await tick();
    const counter = screen.getByRole("button", { name: "Counter" });
    expect(counter).toHaveAttribute("aria-disabled", "true");
    expect(counter).toHaveAccessibleDescription("You have no cards to offer.");
  });

  it("opens the composer for a counter-offer", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Counter");
    expect(trade()).toMatchObject({ isOpen: true, give: { lumber: 1 }, get: { ore: 1 } });
  });

  it("stays as an offer that we wait about, once we have agreed to it", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "accepted"), said(2, "silent")], []);
    await tick();
    expect(screen.getByRole("region", { name: "Ben offers 1 ore for 1 lumber" })).toBeInTheDocument();
    expect(slotOf("Ann")).toHaveTextContent("yes");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is gone once we have declined it", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    expect(talks()).toBe(false);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("says who was faster", async () => {
    vi.useFakeTimers();
    m.benOffers({ ore: 1 }, { lumber: 1 });
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "accepted"), said(2, "accepted")], []);
    m.goesOn([], [], [told("traded", { seat: 1, partner: 2, give: { ore: 1 }, ask: { lumber: 1 } })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(talks()).toBe(true);
    expect(playing.caption).toBe("Greedy was faster.");
    await vi.advanceTimersByTimeAsync(2000);
    expect(talks()).toBe(false);
    expect(playing.caption).toBe("");
  });

  it("says so, too, where our yes came too late", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Accept");
    const { id } = m.server.command;
    m.goesOn([], [], [told("traded", { seat: 1, partner: 2, give: { ore: 1 }, ask: { lumber: 1 } })]);
    await tick();
    m.server.send({ type: "reject", seq: 7, id, code: "table-late", args: {}, text: "late" });
    await tick();
    expect(playing.caption).toBe("Greedy was faster.");
    await vi.waitFor(() => expect(m.table.refused.now).toBeNull());
  });

  it("isn't told to whoever got the deal", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "accepted"), said(2, "silent")], []);
    m.goesOn([], [], [told("traded", { seat: 1, partner: 0, give: { ore: 1 }, ask: { lumber: 1 } })]);
    await tick();
    expect(trade().beaten).toBeNull();
  });
});

describe("silence", () => {
  const CLOCK = { base: 60, increment: 0, bank: 0 };

  /** A table with this clock; Ben may be away, so that a bot plays for him. */
  async function sits(change: Parameters<typeof tableInfo>[0]): Promise<void> {
    vi.useFakeTimers();
    m.goesOn([], [], [], { table: tableInfo(change) });
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.advanceTimersByTimeAsync(0);
  }

  it("is no after a while where there is a clock, and a ring tells how long", async () => {
    await sits({ clock: CLOCK });
    expect(screen.getByRole("img", { name: "15 seconds to answer" })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(14_900);
    expect(m.actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(m.actions).toEqual([["decline"]]);
  });

  it("is no sooner to a bot, as long as its table says, clock or no clock", async () => {
    const seats = [seatInfo(0), seatInfo(1, { kind: "bot", bot: "greedy" }), seatInfo(2)];
    const patience = { until: Date.now() + m.table.offset + 10_000, held: null };
    await sits({ seats, offer: 10, patience });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(m.actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(m.actions).toEqual([["decline"]]);
  });

  it.each([{ clock: null }, { clock: { ...CLOCK, base: 86_400 } }, { clock: CLOCK, paused: true }])(
    "waits as long as the turn where nobody is in a hurry: %o",
    async (change) => {
      await sits(change);
      expect(screen.queryByRole("img")).not.toBeInTheDocument();
      expect(vi.getTimerCount()).toBe(0);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(m.actions).toEqual([]);
    },
  );

  const LIES = [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "silent"), said(2, "silent")];
  const COMPOSING = [option("drop offer"), option("give lumber", "give {card}", ["lumber"])];

  /** The table says so: we compose, or somebody does, so that clocks stand still for some seconds more, or nobody. */
  async function composing(options: AskOption[], patience: Patience | null): Promise<void> {
    const role = options === COMPOSING ? "draft-counter" : "";
    const patch = { turn: 1, waiting: [0, 2] };
    const info = tableInfo({ ...m.table.table, patience });
    m.goesOn(options, LIES, [], { patch, table: info, you: you({ ...ask(options), role }) });
    await vi.advanceTimersByTimeAsync(0);
  }
  /** A moment of the server's. */
  const after = (seconds: number) => Date.now() + m.table.offset + 1000 * seconds;
  const held = (seconds: number, until: number | null = null): Patience => ({
    until: until === null ? null : after(until),
    held: after(seconds),
  });
  const isHeld = () => document.querySelector(".ring")?.classList.contains("held");

  it("is longer while we compose a counter-offer, as long as the server says", async () => {
    await sits({ clock: CLOCK });
    await vi.advanceTimersByTimeAsync(10_000);
    trade().openCounter();
    expect(m.actions).toEqual([["counter"]]);
    await m.agrees();
    await composing(COMPOSING, held(20));
    expect(isHeld()).toBe(true);
    expect(trade()).toMatchObject({ isOpen: true, give: { lumber: 1 }, get: { ore: 1 } });
    await vi.advanceTimersByTimeAsync(19_000);
    trade().close();
    expect(m.actions.at(-1)).toEqual(["drop offer"]);
    await m.agrees();
    await composing(ANSWERS, null);
    expect(isHeld()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    trade().openCounter();
    await m.agrees();
    await composing(COMPOSING, held(1)); // a second of that is left
    await vi.advanceTimersByTimeAsync(2_900);
    expect(m.actions).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(200);
    expect(m.actions.at(-1)).toEqual(["drop offer", "decline"]);
  });

  it("is longer while somebody else composes one", async () => {
    await sits({ clock: CLOCK });
    await composing(ANSWERS, held(20));
    expect(isHeld()).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    await tick();
    expect(isHeld()).toBe(false);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(m.actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(m.actions).toEqual([["decline"]]);
  });

  it("is no when a bot gives up: the server says when", async () => {
    const seats = [seatInfo(0), seatInfo(1, { kind: "bot", bot: "greedy" }), seatInfo(2)];
    vi.useFakeTimers();
    m.goesOn([], [], [], { table: tableInfo({ seats, offer: 10 }) });
    await composing(ANSWERS, held(12, 20)); // somebody composes already; we are told after two seconds
    expect(trade().patience.spent).toBe(2_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(trade().patience.spent).toBe(2_000);
    await composing(ANSWERS, { until: after(8), held: null });
    await vi.advanceTimersByTimeAsync(7_900);
    expect(m.actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(m.actions).toEqual([["decline"]]);
  });

  it("is put off for nobody who has thought better of it at once", async () => {
    await sits({ clock: CLOCK });
    trade().openCounter();
    trade().close();
    await m.agrees();
    await composing(COMPOSING, held(20));
    expect(m.actions).toEqual([["counter"], ["drop offer"]]);
    expect(trade().isOpen).toBe(false);
  });

  it("isn't dropped, what was just offered", async () => {
    await sits({ clock: CLOCK });
    trade().openCounter();
    await m.agrees();
    await composing(COMPOSING, held(20));
    void trade().offer();
    const { id } = m.server.command;
    m.server.send({ type: "ack", seq: 9, id });
    await vi.advanceTimersByTimeAsync(0);
    m.goesOn([option("drop offer")], LIES, []); // one could, where nobody has asked for it
    await vi.advanceTimersByTimeAsync(0);
    expect(m.actions.at(-1)).toContain("make offer");
  });

  it("isn't put off where nobody waits", async () => {
    await sits({ clock: null });
    trade().openCounter();
    await vi.advanceTimersByTimeAsync(0);
    expect(trade().isOpen).toBe(true);
    expect(m.actions).toEqual([]);
  });

  it("needn't be, who composes a counter-offer: it may be accepted all the same, or offered", async () => {
    await sits({ clock: CLOCK });
    trade().openCounter();
    await m.agrees();
    await composing(COMPOSING, held(20));
    expect(screen.getByRole("button", { name: "Counter" })).not.toHaveAttribute("aria-disabled", "true");
    expect(trade().canAccept).toBe(true);
    void trade().accept();
    expect(m.actions.at(-1)).toEqual(["drop offer", "accept"]);
    const { id } = m.server.command;
    m.server.send({ type: "reject", seq: 7, id, code: "table-paused", args: {}, text: "paused" });
    await vi.advanceTimersByTimeAsync(0);
    void trade().offer();
    expect(m.actions.at(-1)).toEqual(["drop offer", "counter", "give lumber", "ask ore", "make offer"]);
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "countered")], []);
    await m.agrees();
    await vi.advanceTimersByTimeAsync(0);
    expect(trade().isOpen).toBe(false);
    expect(m.actions).toHaveLength(3);
  });

  it("isn't remembered: the same may be offered again", async () => {
    await sits({ clock: CLOCK });
    await vi.advanceTimersByTimeAsync(15_000);
    await m.agrees();
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(card()).not.toBeNull();
  });

  it("leaves no timer behind once the offer is gone", async () => {
    await sits({ clock: CLOCK });
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(m.actions).toEqual([]);
  });
});

describe("offers that nobody wants to hear", () => {
  it("are declined for the rest of the turn, and one may think better of it", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Not this turn");
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]));
    expect(trade().asksLonger).toBe(false); // the first time it is for this turn alone
    const reloaded = isleAt(new Market().open(MAIN, { turn: 1 }).table).trade;
    expect(reloaded.isTired).toBe(true);
    reloaded.tire();
    expect(reloaded.asksLonger).toBe(true);
    await m.agrees();
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    expect(screen.getByText("You want no offers this turn.")).toBeInTheDocument();
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ grain: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"], ["decline"]]));
    expect(card()).toBeNull();
    await m.agrees();
    m.goesOn([], [...drafted(1, { grain: 1 }, { lumber: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    await press("Ask me again");
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ wool: 1 }, { lumber: 1 });
    await tick();
    expect(card()).not.toBeNull();
  });

  it("are asked about again in the next turn", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Not this turn");
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]));
    await m.agrees();
    m.goesOn(ANSWERS, [...drafted(2, { ore: 1 }, { lumber: 1 }), said(0, "silent")], [], {
      patch: { turn: 2 },
    });
    await tick();
    expect(card()).not.toBeNull();
  });

  /** We don't want any in Ben's turn, and then none in Greedy's. */
  async function tiresTwice(): Promise<void> {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Not this turn");
    await vi.waitFor(() => expect(m.actions).toHaveLength(1));
    await m.agrees();
    m.goesOn(ANSWERS, [...drafted(2, { ore: 1 }, { lumber: 1 }), said(0, "silent")], [], {
      patch: { turn: 2 },
    });
    await tick();
    await press("Not this turn");
    await vi.waitFor(() => expect(m.actions).toHaveLength(2));
    await m.agrees();
    m.goesOn([], [], []);
    await tick();
  }

  it("may be none until we say otherwise, who wants none for the second time", async () => {
    await tiresTwice();
    expect(talks()).toBe(true);
    expect(screen.getByText("No more offers until you say otherwise?")).toBeInTheDocument();
    await press("No more");
    expect(m.table.family.hears).toBe(false);
    m.benOffers({ grain: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toHaveLength(3));
    expect(isleAt(new Market().open(MAIN).table).trade.isDeaf).toBe(true); // also after a reload
    m.table.family.hear(true);
    expect(trade()).toMatchObject({ isDeaf: false, isTired: false });
  });

  it("are for this turn alone where one says so, and the question is gone with it", async () => {
    await tiresTwice();
    await press("Only this turn");
    expect(trade()).toMatchObject({ isDeaf: false, isTired: true, asksLonger: false });
    m.goesOn(MAIN, [], [], { patch: { turn: 0 } });
    await tick();
    expect(talks()).toBe(false);
  });

  it("aren't asked about twice in a turn", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Decline");
    await m.agrees();
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"], ["decline"]]));
    expect(trade().quieted).toBe("again");
    expect(card()).toBeNull();
  });

  it("are asked about again after taking a no back", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Decline");
    await m.agrees();
    const lies = [...drafted(1, { ore: 1 }, { lumber: 1 }), said(2, "silent")];
    m.goesOn([], [...lies, said(0, "declined")], [told("declined", { seat: 0 })]);
    m.goesOn(ANSWERS, [...lies, said(0, "silent")], []);
    await tick();
    expect(card()).not.toBeNull();
    expect(m.actions).toEqual([["decline"]]);
  });

  it.each([0, 1])(
    "are declined after a pause of its own where we can't pay: others learn nothing from it (%d)",
    async (chance) => {
      vi.useFakeTimers();
      vi.spyOn(Math, "random").mockReturnValue(chance);
      m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
      await tick();
      await vi.advanceTimersByTimeAsync((PAUSE[chance] ?? 0) - 1);
      expect(m.actions).toEqual([]);
      expect(talks()).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(m.actions).toEqual([["decline"]]);
    },
  );

  it("are declined once for whoever can't pay, and asked about with another setting", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]), 3000);
    await m.agrees();
    m.goesOn([], [...drafted(1, { ore: 1 }, { wool: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    expect(m.actions).toEqual([["decline"]]);
    expect(talks()).toBe(false);
    settings.set({ declinePoor: false });
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await tick();
    expect(card()).not.toBeNull();
  });

  it("are asked about after taking back what was declined for us", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]), 3000);
    await m.agrees();
    const lies = [...drafted(1, { ore: 1 }, { wool: 1 }), said(2, "silent")];
    m.goesOn([], [...lies, said(0, "declined")], [told("declined", { seat: 0 })]);
    const undone = { row: "undone", seat: 0, how: "", text: "" };
    m.goesOn(POOR, [...lies, said(0, "silent")], [], { news: undone });
    await tick();
    expect(card()).not.toBeNull();
    expect(m.actions).toEqual([["decline"]]);
  });

  it("aren't those that we can pay", async () => {
    m.benOffers({ ore: 1 }, { grain: 4 });
    await tick();
    await tick();
    expect(m.actions).toEqual([]);
  });

  it("are those of whom we have muted, and that is remembered", async () => {
    trade().mute(1, true);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]));
    const again = new Market().open(MAIN);
    expect(isleAt(again.table).trade.muted).toEqual([1]);
    again.table.seat = 2; // the same device, passed on
    expect(isleAt(again.table).trade.muted).toEqual([]);
    expect(isleAt(new Market("game-two-34").open(MAIN).table).trade.muted).toEqual([]);
  });

  it("are answered once, whatever the server says to that", async () => {
    trade().mute(1, true);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toHaveLength(1));
    const { id } = m.server.command;
    m.server.send({ type: "reject", seq: 6, id, code: "table-paused", args: {}, text: "paused" });
    await screen.findByRole("button", { name: "Accept" }); // else nobody could answer
    expect(m.actions).toHaveLength(1);
    expect(m.table.refused.now).toBeNull();
  });
});

describe("an offer that nobody has asked for, in our turn", () => {
  const deal = (color: string) => option(`trade with ${color}`, "trade with {seat}", [color]);
  const BOTH = [...MAIN, deal("blue"), deal("white"), option("no deal")];
  const FROM = { 1: drafted(1, { ore: 1 }, { grain: 2 }), 2: drafted(2, { wool: 1 }, { lumber: 1 }) };

  function says(seat: 1 | 2, offers = FROM[seat], options: AskOption[] = BOTH): void {
    const made = offers.find(({ owner }) => owner === seat);
    m.goesOn(options, offers, [told("offered", { seat, give: made?.give, ask: made?.ask })]);
  }

  it("can be taken while the turn goes on", async () => {
    says(1);
    await tick();
    expect(screen.getByRole("region", { name: "Ben 1 ore for your 2 grain" })).toBeInTheDocument();
    await press("Accept");
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("can be declined, and is told so", async () => {
    says(1);
    await tick();
    await press("Decline");
    expect(m.actions).toEqual([["no deal"]]);
    expect(card()).toBeNull();
  });

  it("can't be taken by whoever lacks the cards", async () => {
    says(1, FROM[1], [...MAIN, option("no deal")]);
    await tick();
    expect(screen.getByRole("button", { name: "Accept" })).toHaveAttribute("aria-disabled", "true");
    await press("Decline");
    expect(m.actions).toEqual([["no deal"]]);
  });

  it("can be countered by an offer of ours", async () => {
    says(1);
    await tick();
    await press("Counter");
    expect(trade()).toMatchObject({ isOpen: true, give: { grain: 2 }, get: { ore: 1 } });
  });

  it("waits for its turn: the oldest comes first, and a new one of the same player is the newest", async () => {
    says(2);
    says(1, [...FROM[1], ...FROM[2]]);
    await tick();
    expect(card()).toHaveAttribute("data-offer", "2");
    expect(screen.getByText("1/2")).toBeInTheDocument();
    const newer = drafted(2, { wool: 2 }, { lumber: 1 });
    says(2, [...FROM[1], ...newer]);
    await tick();
    expect(card()).toHaveAttribute("data-offer", "1");
    await press("Decline");
    await tick();
    expect(card()).toHaveAttribute("data-offer", "2");
    expect(screen.queryByText("1/1")).not.toBeInTheDocument();
    expect(m.actions).toEqual([]); // somebody else may still have a deal
  });

  it("has all of its time, and nobody accepts it with the second press on the one before", async () => {
    const clock = { base: 60, increment: 0, bank: 0 };
    const seats = [0, 1, 2].map((seat) => seatInfo(seat));
    m.goesOn(MAIN, [], [], { table: tableInfo({ clock, seats }) });
    says(2);
    says(1, [...FROM[1], ...FROM[2]]);
    await tick();
    const ring = () => screen.findByRole("img", { name: "15 seconds to answer" });
    const first = await ring();
    await press("Decline");
    await tick();
    expect(card()).toHaveAttribute("data-offer", "1");
    expect(await ring()).not.toBe(first);
    await fireEvent.click(screen.getByRole("button", { name: "Accept" }), { detail: 2 });
    expect(m.actions).toEqual([]);
  });

  it("waits behind a question of our own, and that is told", async () => {
    expect(m.table.family.behind).toBe("");
    says(2);
    says(1, [...FROM[1], ...FROM[2]]);
    await tick();
    expect(m.table.family.behind).toBe("2 offers wait");
  });

  it("isn't waited for longer than others are, each for itself", async () => {
    vi.useFakeTimers();
    const clock = { base: 60, increment: 0, bank: 0 };
    m.goesOn(MAIN, [], [], { table: tableInfo({ clock }) });
    says(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(m.actions).toEqual([["no deal"]]);
  });

  it("isn't heard by whoever wants none this turn", async () => {
    says(1);
    await tick();
    await press("Not this turn");
    expect(m.actions).toEqual([["no deal"]]);
    await m.agrees();
    says(2);
    await tick();
    expect(card()).toBeNull();
  });
});

describe("our offer", () => {
  it("has the answers as they come, and a deal needn't wait for the last", async () => {
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    expect(talks()).toBe(true);
    expect(screen.getByRole("region", { name: "You offer 2 grain for 1 ore" })).toBeInTheDocument();
    const answers = within(screen.getByRole("list", { name: "Answers" }));
    expect(answers.getByText("Greedy: has not answered yet")).toBeInTheDocument();
    trade().isOpen = true;
    await press("Deal. Trade with Ben: give 2 grain for 1 ore");
    expect(m.actions).toEqual([["trade with blue"]]);
    await m.agrees();
    m.goesOn(MAIN, [], []);
    await vi.waitFor(() => expect(trade().isOpen).toBe(false)); // what was composed is done
  });

  it("makes the deal also if the last answer came in between", async () => {
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    await press(/^Deal/);
    const deal = option("trade with blue", "trade with {seat}", ["blue"]);
    const { id } = m.server.command;
    m.goesOn(
      [option("no deal"), deal],
      [...drafted(0, { grain: 2 }, { ore: 1 }), said(1, "accepted"), said(2, "declined")],
      [told("declined", { seat: 2 })],
    );
    m.server.send({ type: "reject", seq: 7, id, code: "table-late", args: {}, text: "late" });
    await vi.waitFor(() => expect(m.actions).toEqual([["trade with blue"], ["trade with blue"]]));
  });

  it("makes no deal for terms that came in between", async () => {
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    await press(/^Deal/);
    const { id } = m.server.command;
    m.goesOn(
      DEALS,
      [
        ...drafted(0, { grain: 2 }, { ore: 1 }),
        ...drafted(1, { ore: 1 }, { grain: 4 }),
        said(1, "countered"),
        said(2, "declined"),
      ],
      [told("countered", { seat: 1, give: { ore: 1 }, ask: { grain: 4 } })],
    );
    m.server.send({ type: "reject", seq: 7, id, code: "table-late", args: {}, text: "late" });
    await vi.waitFor(() => expect(m.table.isBusy).toBe(false));
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("shows a counter-offer, to be taken or not", async () => {
    const counter = drafted(1, { ore: 1 }, { grain: 2, lumber: 1 });
    m.weOffered({ grain: 2 }, { ore: 1 }, [...counter, said(1, "countered"), said(2, "silent")], DEALS);
    await tick();
    await press("Take. Trade with Ben: give 2 grain, 1 lumber for 1 ore");
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("says of a counter-offer that we can't pay that we can't", async () => {
    const counter = drafted(1, { ore: 1 }, { brick: 1 });
    m.weOffered({ grain: 2 }, { ore: 1 }, [...counter, said(1, "countered"), said(2, "silent")]);
    await tick();
    const take = screen.getByRole("button", {
      name: "Ben: would give 1 ore for 1 brick; you don't hold that",
    });
    expect(take).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(take);
    expect(m.actions).toEqual([]);
    expect(playing.caption).toContain("you don't hold that");
  });

  it("tells why a bot declines, and for a while that nobody wanted it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "declined"), said(2, "silent")]);
    await tick();
    const last = declined(2, "too-few-cards");
    m.goesOn(MAIN, [], [...last.events, told("no-deal", { seat: 0 })], { news: last.news });
    await tick();
    expect(screen.getByText("Greedy: declined: holds too few cards")).toBeInTheDocument();
    expect(screen.getByText("No deal.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Withdraw" })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(6_100);
    expect(talks()).toBe(false);
  });

  it("isn't shown again to whoever comes back after it is over", async () => {
    const again = new Market("game-two-34").open(MAIN);
    again.goesOn(
      MAIN,
      [],
      [told("offered", { seat: 0, give: { grain: 1 }, ask: { ore: 1 } }), told("no-deal", { seat: 0 })],
    );
    await tick();
    expect(isleAt(again.table).trade.said).toBeNull();
    again.close();
  });

  it("is withdrawn: closed, or no deal is made if somebody wanted one", async () => {
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "silent"), said(2, "silent")]);
    await tick();
    await press("Withdraw");
    expect(m.actions).toEqual([["close offer"]]);
    await m.agrees();
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    await press("Withdraw");
    expect(m.actions.at(-1)).toEqual(["no deal"]);
  });

  it("to the player on turn alone can be withdrawn, too", async () => {
    m.goesOn([option("drop offer")], drafted(0, { grain: 1 }, { ore: 1 }), [], {
      patch: { turn: 1, waiting: [1] },
      you: you({ ...ask([option("drop offer")]), role: "aside" }),
    });
    await tick();
    expect(screen.getByText("Ben: has not answered yet")).toBeInTheDocument();
    await press("Withdraw");
    expect(m.actions).toEqual([["drop offer"]]);
  });
});

describe("somebody who watches", () => {
  it("sees offers and answers without buttons", async () => {
    m.table.seat = null;
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], []);
    await tick();
    expect(talks()).toBe(true);
    expect(screen.getByRole("region", { name: "Ann offers 2 grain for 1 ore" })).toBeInTheDocument();
    expect(screen.getByText("Ben: accepts")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("sees what is offered to the player on turn", async () => {
    m.table.seat = null;
    m.goesOn([], drafted(1, { ore: 1 }, { grain: 2 }), []);
    await tick();
    expect(screen.getByRole("region", { name: "Ben offers 1 ore for 2 grain" })).toBeInTheDocument();
  });
});
