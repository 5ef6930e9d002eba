import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readChoices, settings } from "../../state/settings.svelte";
import { option, seatInfo, step, tableInfo } from "../../net/testing";
import type { AskOption } from "../../wire";
import { PAUSE } from "./trade.svelte";
import { ANSWERS, DEALS, declined, drafted, MAIN, Market, said, told } from "./testing";
import Offers from "./Offers.svelte";
import { Playing } from "../../state/playing.svelte";
import Seats from "../Seats.svelte";
import AnswerCard from "./AnswerCard.svelte";
import { isleAt } from "../table.svelte";

describe("offers in the players' boxes", () => {
  let m: Market;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] }); // a busy machine doesn't change how much time is left
    localStorage.clear();
    settings.set(readChoices(null));
    m = new Market().open(MAIN);
    render(Seats, { table: m.table, playing: new Playing(m.table) });
    render(Offers, { table: m.table });
    render(AnswerCard, { table: m.table });
  });
  afterEach(() => m.close());

  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const boxOf = (name: string) => screen.getByText(name).closest("li");

  it("stands in a card of its own, with yes, counter and no; its maker's box has a line", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    const card = screen.getByRole("region", { name: "Ben 1 ore for your 1 lumber" });
    for (const name of ["Accept", "Counter", "Decline", "Decline everything this turn"])
      expect(card).toContainElement(screen.getByRole("button", { name }));
    const [name] = screen.getAllByText("Ben");
    expect(name?.closest("li")).toHaveTextContent("offers 1 ore for 1 lumber");
    expect(name?.closest("li")).not.toHaveTextContent("Accept");
    await press("Accept");
    expect(m.actions).toEqual([["accept"]]);
  });

  const POOR = [option("decline"), option("counter")];

  it("has no yes for whoever lacks the cards and wants to be asked all the same", async () => {
    settings.set({ declinePoor: false });
    m.benOffers({ ore: 1 }, { wool: 1 }, [option("decline"), option("counter")]);
    await tick();
    expect(m.actions).toEqual([]);
    expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Decline" })).toBeInTheDocument();
  });

  it("opens the drawer for a counter-offer", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Counter");
    expect(isleAt(m.table).trade.isOpen).toBe(true);
    expect(isleAt(m.table).trade.give).toEqual({ lumber: 1 });
  });

  it("shows the time that is left as a ring", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    const clock = { base: 60, increment: 0, bank: 0 };
    const seats = [0, 1, 2].map((seat) =>
      seatInfo(seat, { bank: 0, spent: 0, asked_since: Date.now() - 15_000 }),
    );
    m.server.send(step(7, { table: tableInfo({ clock, seats }) }));
    await tick();
    expect(screen.getByText("45 s")).toBeInTheDocument();
  });

  it("says what we answered", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "accepted"), said(2, "silent")], []);
    await tick();
    expect(screen.getByText("You accept.")).toBeInTheDocument();
  });

  it("has the answers to our offer, each in its box", async () => {
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    expect(boxOf("Ann")).toHaveTextContent("You offer 2 grain for 1 ore");
    expect(boxOf("Ben")).toHaveTextContent("accepts");
    expect(boxOf("Greedy")).toHaveTextContent("has not answered yet");
    await press("Trade with Ben");
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("tells why a bot declines", async () => {
    m.weOffered({ grain: 1 }, { ore: 2 }, [said(1, "silent"), said(2, "silent")]);
    const no = declined(2, "asks-more");
    m.goesOn(
      [option("close offer")],
      [...drafted(0, { grain: 1 }, { ore: 2 }), said(1, "silent"), said(2, "declined")],
      no.events,
      { news: no.news },
    );
    await tick();
    expect(boxOf("Greedy")).toHaveTextContent("declined: asks more than it gives");
  });

  it("makes no deal when we have said no to everything and all have answered", async () => {
    const counter = drafted(1, { ore: 1 }, { grain: 3 });
    const deal = option("trade with blue", "trade with {seat}", ["blue"]);
    m.weOffered(
      { grain: 2 },
      { ore: 1 },
      [...counter, said(1, "countered"), said(2, "declined")],
      [option("no deal"), deal],
    );
    await tick();
    await press("Decline");
    await vi.waitFor(() => expect(m.actions).toEqual([["no deal"]]));
  });

  it("declines everything for the rest of the turn, if we want that", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Decline everything this turn");
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]));
    await m.agrees();
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ grain: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"], ["decline"]]));
    expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
    await m.agrees();
    m.goesOn(ANSWERS, [...drafted(2, { ore: 1 }, { lumber: 1 }), said(0, "silent")], [], {
      patch: { turn: 2 },
    });
    await tick();
    expect(screen.getByRole("button", { name: "Accept" })).toBeInTheDocument(); // another turn
  });

  it("isn't asked about the same offer twice in a turn", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Decline");
    await m.agrees();
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"], ["decline"]]));
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    expect(screen.getByText("Declined for you: the same offer again.")).toBeInTheDocument();
    await m.agrees();
    await press("Ask me again");
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(screen.getByRole("button", { name: "Accept" })).toBeInTheDocument();
  });

  it("is asked again after taking a no back", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    await press("Decline");
    await m.agrees();
    const lies = [...drafted(1, { ore: 1 }, { lumber: 1 }), said(2, "silent")];
    m.goesOn([], [...lies, said(0, "declined")], [told("declined", { seat: 0 })]);
    m.goesOn(ANSWERS, [...lies, said(0, "silent")], []);
    await tick();
    expect(screen.getByRole("button", { name: "Accept" })).toBeInTheDocument();
    expect(m.actions).toEqual([["decline"]]);
  });

  it.each([0, 1])(
    "is declined after a pause of its own: others learn nothing from it (%d)",
    async (chance) => {
      vi.useFakeTimers();
      vi.spyOn(Math, "random").mockReturnValue(chance);
      m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
      await tick();
      await vi.advanceTimersByTimeAsync((PAUSE[chance] ?? 0) - 1);
      expect(m.actions).toEqual([]);
      expect(screen.queryByRole("button", { name: "Counter" })).not.toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(1);
      expect(m.actions).toEqual([["decline"]]);
      vi.useRealTimers();
    },
  );

  it("is declined for whoever lacks the cards, once, and says so", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]), 3000);
    expect(screen.queryByRole("button", { name: "Counter" })).not.toBeInTheDocument();
    await m.agrees();
    m.goesOn([], [...drafted(1, { ore: 1 }, { wool: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    expect(screen.getByText("Declined for you: you can't pay it.")).toBeInTheDocument();
    expect(m.actions).toEqual([["decline"]]);
    await press("Ask me again");
    m.goesOn([], [], [told("no-deal", { seat: 1 })]);
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await tick();
    expect(screen.getByRole("button", { name: "Counter" })).toBeInTheDocument();
  });

  it("is asked about after taking back what was declined for us", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    m.benOffers({ ore: 1 }, { wool: 1 }, POOR);
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]), 3000);
    await m.agrees();
    const lies = [...drafted(1, { ore: 1 }, { wool: 1 }), said(2, "silent")];
    m.goesOn([], [...lies, said(0, "declined")], [told("declined", { seat: 0 })]);
    const undone = { row: "undone", seat: 0, how: "", text: "" };
    m.goesOn(POOR, [...lies, said(0, "silent")], [], { news: undone });
    await tick();
    expect(screen.getByRole("button", { name: "Counter" })).toBeInTheDocument();
    expect(m.actions).toEqual([["decline"]]);
  });

  it("isn't declined for whoever holds the cards", async () => {
    m.benOffers({ ore: 1 }, { grain: 4 });
    await tick();
    await tick();
    expect(m.actions).toEqual([]);
  });

  describe("unasked, in our turn", () => {
    const DEAL = option("trade with blue", "trade with {seat}", ["blue"]);

    function benSays(options: AskOption[] = [...MAIN, DEAL, option("no deal")]): void {
      m.goesOn(options, drafted(1, { ore: 1 }, { grain: 2 }), [
        told("offered", { seat: 1, give: { ore: 1 }, ask: { grain: 2 } }),
      ]);
    }

    it("can be taken while the turn goes on", async () => {
      benSays();
      await tick();
      expect(screen.getByRole("region", { name: "Ben 1 ore for your 2 grain" })).toBeInTheDocument();
      await userEvent.click(screen.getByRole("button", { name: "Accept" }));
      expect(m.actions).toEqual([["trade with blue"]]);
    });

    it("can be declined, and is told so", async () => {
      benSays();
      await tick();
      await userEvent.click(screen.getByRole("button", { name: "Decline" }));
      expect(m.actions).toEqual([["no deal"]]);
      expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
    });

    it("can't be taken by whoever lacks the cards", async () => {
      benSays([...MAIN, option("no deal")]);
      await tick();
      expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Decline" })).toBeInTheDocument();
    });

    it("can be countered by an offer of ours", async () => {
      benSays();
      await tick();
      await userEvent.click(screen.getByRole("button", { name: "Counter" }));
      expect(isleAt(m.table).trade).toMatchObject({ isOpen: true, give: { grain: 2 }, get: { ore: 1 } });
    });
  });

  it("mutes one player's offers, and remembers that", async () => {
    await userEvent.click(screen.getByLabelText("Decline Ben's offers without asking"));
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]));
    const again = new Market().open(MAIN);
    expect(isleAt(again.table).trade.muted).toEqual([1]);
    again.table.seat = 2; // the same device, passed on
    expect(isleAt(again.table).trade.muted).toEqual([]);
    expect(isleAt(new Market("game-two-34").open(MAIN).table).trade.muted).toEqual([]);
  });

  it("can be asked again after all", async () => {
    isleAt(m.table).trade.mute(1, true);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toEqual([["decline"]]));
    await m.agrees();
    m.goesOn([], [...drafted(1, { ore: 1 }, { lumber: 1 }), said(0, "declined"), said(2, "silent")], []);
    await tick();
    expect(screen.getByText("Declined for you: muted.")).toBeInTheDocument();
    await press("Ask me again");
    expect(isleAt(m.table).trade.muted).toEqual([]);
  });

  it("answers one question once, whatever the server says to that", async () => {
    isleAt(m.table).trade.mute(1, true);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await vi.waitFor(() => expect(m.actions).toHaveLength(1));
    const { id } = m.server.command;
    m.server.send({ type: "reject", seq: 6, id, code: "table-paused", args: {}, text: "paused" });
    await screen.findByRole("button", { name: "Accept" }); // else nobody could answer
    expect(m.actions).toHaveLength(1);
    expect(m.table.refused.now).toBeNull();
  });
});

describe("offers for somebody who watches", () => {
  it("are told without buttons", async () => {
    const m = new Market().open([]);
    m.table.seat = null;
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], []);
    render(Seats, { table: m.table, playing: new Playing(m.table) });
    expect(screen.getByText("offers 2 grain for 1 ore")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Trade with/ })).not.toBeInTheDocument();
    m.close();
  });
});
