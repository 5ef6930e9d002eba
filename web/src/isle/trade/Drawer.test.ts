import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ask, LEGEND, option, you } from "../../net/testing";
import { CARDS, DEALS, drafted, declined, MAIN, market, Market, rates, said, told } from "./testing";
import type { Ask, Offer, AskOption, Picture, Welcome } from "../../wire";
import Offers from "./Offers.svelte";
import Drawer from "./Drawer.svelte";
import { isleAt } from "../table.svelte";

const SWAP = option("swap grain for brick", "swap {card} for {card}", ["grain", "brick"]);

describe("the trade drawer", () => {
  let m: Market;
  const onclose = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    onclose.mockReset();
    m = new Market();
  });
  afterEach(() => m.close());

  function show(
    options: AskOption[] = MAIN,
    change: Partial<Picture> = {},
    more: Partial<Welcome> = {},
  ): void {
    m.open(options, change, more);
    isleAt(m.table).trade.open();
    render(Drawer, { table: m.table, onclose });
  }

  const box = (name: string) => screen.getByRole("spinbutton", { name: new RegExp(`^${name}\\b`) });
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  const press = (name: string | RegExp) => userEvent.click(button(name));
  const more = async (side: "give" | "get", card: string, times = 1) => {
    const list = screen.getByRole("list", { name: side === "give" ? "You give" : "You get" });
    for (let count = 0; count < times; count++)
      await userEvent.click(within(list).getByRole("button", { name: new RegExp(`more ${card}$`) }));
  };

  it("counts what is given up to what we hold, and what is got up to what anybody holds", async () => {
    show();
    expect(box("Give grain")).toHaveAttribute("aria-valuemax", "4");
    expect(box("Give wool")).toHaveAttribute("aria-valuemax", "0");
    await more("get", "ore", 3);
    expect(box("Get ore")).toHaveTextContent("3");
    const list = screen.getByRole("list", { name: "You get" });
    const last = within(list).getByRole("button", { name: "Ask for one more ore" });
    expect(last).toHaveAttribute("aria-disabled", "true");
    expect(last).toHaveFocus();
    await userEvent.click(last);
    expect(box("Get ore")).toHaveTextContent("3");
    expect(box("Get brick")).toHaveAttribute("aria-valuemax", "0");
  });

  it("doesn't press for an offer that is out already", async () => {
    show();
    await more("give", "grain");
    await more("get", "ore");
    m.weOffered({ grain: 1 }, { ore: 1 }, [said(1, "silent"), said(2, "silent")]);
    await tick();
    expect(button("Offer 1 grain for 1 ore instead")).not.toHaveClass("main");
    await more("give", "grain");
    expect(button("Offer 2 grain for 1 ore instead")).toHaveClass("main");
  });

  it("has no room for the answers to an offer that is over, once something else is put together", async () => {
    show();
    await more("give", "grain");
    await more("get", "ore");
    const no = told("no-deal", { seat: 0 });
    m.weOffered({ grain: 1 }, { ore: 1 }, [said(1, "declined"), said(2, "declined")]);
    m.goesOn(MAIN, [], [no]);
    expect(await screen.findByText("No deal.")).toBeInTheDocument();
    await more("give", "grain");
    expect(screen.queryByText("No deal.")).not.toBeInTheDocument();
  });

  it("says the bank's price before anybody is asked", async () => {
    show();
    await more("give", "lumber");
    await more("get", "ore");
    expect(screen.getByText("The bank would give 1 ore for 4 lumber (you hold 2).")).toBeInTheDocument();
    expect(m.actions).toEqual([]);
  });

  it("says every rate on the cards themselves, for eyes and for ears", () => {
    show();
    expect(box("Give ore: you hold 1, bank 2:1")).toHaveAttribute("aria-valuetext", "0 of 1");
    expect(button("Give one more ore")).toBeInTheDocument();
    expect(screen.getByText("You hold 2 lumber, 4 grain, 1 ore.")).toBeInTheDocument();
    expect(screen.getByText("of 1 · 2:1")).toBeInTheDocument();
  });

  it("lets the bank do at once what it would do cheaper", async () => {
    show([...MAIN, SWAP]);
    await more("get", "brick");
    await press("Bank: 4 grain for 1 brick");
    expect(m.actions).toEqual([["swap grain for brick"]]);
  });

  it("says no price for what the bank has run out of", async () => {
    show();
    await more("get", "wool");
    expect(screen.queryByText(/The bank would give/)).not.toBeInTheDocument();
  });

  it("sends an offer as one answer, card by card", async () => {
    show();
    await more("give", "grain", 2);
    await more("get", "ore");
    await press("Offer 2 grain for 1 ore");
    expect(m.actions).toEqual([["propose trade", "give grain", "give grain", "ask ore", "make offer"]]);
  });

  it("gives nothing that it gets", async () => {
    show();
    await more("give", "grain", 2);
    await more("get", "grain");
    expect(box("Give grain")).toHaveTextContent("0");
    expect(box("Get grain")).toHaveTextContent("1");
  });

  it("says why nothing is offered for nothing", async () => {
    show();
    expect(button("Offer")).toHaveAttribute("aria-disabled", "true");
    await more("get", "ore");
    await press("Offer nothing for 1 ore");
    expect(button("Offer nothing for 1 ore")).toHaveAccessibleDescription(
      "Both sides must give at least one card.",
    );
    expect(m.actions).toEqual([]);
  });

  it("says before the roll that one has to roll first", () => {
    show([option("roll")]);
    expect(screen.getByText(/^Roll the dice first\./)).toBeInTheDocument();
  });

  it("counts by keys alone", async () => {
    show();
    box("Give lumber").focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(box("Give lumber")).toHaveTextContent("2");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}3");
    expect(box("Give grain")).toHaveTextContent("3");
    await userEvent.keyboard("{End}");
    expect(box("Give grain")).toHaveTextContent("4");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(box("Give grain")).toHaveTextContent("0");
    expect(box("Give wool")).toHaveFocus();
  });

  it("is closed by Esc", async () => {
    show();
    await userEvent.keyboard("{Escape}");
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("trades with the bank in as many cards as it takes, several at once", async () => {
    show([...MAIN, SWAP], {
      hands: [{ owner: 0, sort: "resources", count: 8, cards: { grain: 5, ore: 3 } }],
    });
    await press("Bank and harbors");
    expect(button("Trade with the bank")).toHaveAttribute("aria-disabled", "true");
    await more("give", "grain");
    expect(box("Give grain")).toHaveTextContent("4");
    await more("give", "ore");
    expect(screen.getByText("Choose 2 cards more.")).toBeInTheDocument();
    await more("get", "lumber", 2);
    await press("Trade 4 grain, 2 ore for 2 lumber");
    expect(m.actions).toEqual([["swap grain for lumber", "swap ore for lumber"]]);
  });

  it("takes off what isn't paid for any more", async () => {
    show([...MAIN, SWAP]);
    await press("Bank and harbors");
    await more("give", "grain");
    await more("get", "lumber");
    box("Give grain").focus();
    await userEvent.keyboard("{Home}");
    expect(box("Get lumber")).toHaveTextContent("0");
  });

  it("has a row for whatever the game trades", () => {
    show(MAIN, { rates: rates(["lumber", "paper", "coin", "spice"]) });
    expect(screen.getAllByRole("spinbutton")).toHaveLength(8);
    expect(box("Get coin")).toBeInTheDocument();
    expect(box("Get spice")).toBeInTheDocument();
  });

  it("knows only the bank where only the bank trades", () => {
    const banked = Object.entries(LEGEND.verbs).filter(([, { role }]) => role === "swap");
    show(MAIN, {}, { legend: { ...LEGEND, verbs: Object.fromEntries(banked) } });
    expect(screen.queryByRole("button", { name: "Players" })).not.toBeInTheDocument();
    expect(button("Trade with the bank")).toBeInTheDocument();
  });

  it("can be filled before it is our turn, and says that it waits", () => {
    show([], { turn: 1 });
    expect(screen.getByText(/What you put together here waits/)).toBeInTheDocument();
    expect(button("Offer")).toHaveAttribute("aria-disabled", "true");
  });

  it("shows the answers as they come, and a deal needn't wait for the last", async () => {
    show();
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    const answers = within(screen.getByRole("list", { name: "Answers" }));
    expect(answers.getByText("accepts")).toBeInTheDocument();
    expect(answers.getByText("has not answered yet")).toBeInTheDocument();
    await press("Trade with Ben");
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("makes the deal directly once everybody has answered", async () => {
    show();
    const deal = option("trade with blue", "trade with {seat}", ["blue"]);
    m.weOffered(
      { grain: 2 },
      { ore: 1 },
      [said(1, "accepted"), said(2, "declined")],
      [option("no deal"), deal],
    );
    await tick();
    await press("Trade with Ben");
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("makes the deal also if the last answer came in between", async () => {
    show();
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "accepted"), said(2, "silent")], DEALS);
    await tick();
    await press("Trade with Ben");
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

  it("shows a counter-offer beside ours, to be taken or not", async () => {
    show();
    const counter = drafted(1, { ore: 1 }, { grain: 2, lumber: 1 });
    m.weOffered({ grain: 2 }, { ore: 1 }, [...counter, said(1, "countered"), said(2, "silent")], DEALS);
    await tick();
    expect(screen.getByText("would give 1 ore for 2 grain, 1 lumber")).toBeInTheDocument();
    await press("Trade with Ben");
    expect(m.actions).toEqual([["trade with blue"]]);
  });

  it("has no button for a counter-offer that we can't pay", async () => {
    show();
    const counter = drafted(1, { ore: 1 }, { brick: 1 });
    m.weOffered({ grain: 2 }, { ore: 1 }, [...counter, said(1, "countered"), said(2, "silent")]);
    await tick();
    expect(screen.getByText("you don't hold that")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Trade with/ })).not.toBeInTheDocument();
  });

  it("says no to one counter-offer without asking the others again", async () => {
    show();
    const counter = drafted(1, { ore: 1 }, { grain: 3 });
    m.weOffered({ grain: 2 }, { ore: 1 }, [...counter, said(1, "countered"), said(2, "silent")]);
    await tick();
    await press("Decline");
    expect(screen.getByText("you declined")).toBeInTheDocument();
    expect(m.actions).toEqual([]);
  });

  it("tells a bot's reason, and keeps it until the turn is over", async () => {
    show();
    m.weOffered({ grain: 2 }, { ore: 1 }, [said(1, "declined"), said(2, "silent")]);
    const last = declined(2, "too-few-cards");
    m.goesOn(MAIN, [], [...last.events, told("no-deal", { seat: 0 })], { news: last.news });
    await tick();
    expect(screen.getByText("declined: holds too few cards")).toBeInTheDocument();
    expect(screen.getByText("No deal.")).toBeInTheDocument();
  });

  it("withdraws: closes the offer, and makes no deal if somebody wanted one", async () => {
    show();
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

  it("offers something else instead, in one go", async () => {
    show();
    m.weOffered({ grain: 1 }, { ore: 1 }, [said(1, "silent"), said(2, "silent")]);
    await more("give", "grain", 2);
    await more("get", "ore");
    await press("Offer 2 grain for 1 ore instead");
    expect(m.actions).toEqual([["propose trade", "give grain", "give grain", "ask ore", "make offer"]]);
  });

  it("says how many offers are left before the last one", () => {
    show(MAIN, { counters: [{ name: "offers left", owner: 0, value: 3 }] });
    expect(screen.getByText("3 offers left this turn.")).toBeInTheDocument();
  });

  describe("in somebody else's turn", () => {
    function benPlays(options: AskOption[], role: Ask["role"] = "aside", offers: Offer[] = []): void {
      const asked = you({ ...ask(options, "f9"), role });
      m.goesOn(options, offers, [], { patch: { turn: 1, waiting: [1] }, you: asked });
    }

    it("lets whoever is on turn wait for a while, and offers to them alone", async () => {
      m.open([]);
      benPlays([option("propose trade")]);
      render(Drawer, { table: m.table, onclose });
      isleAt(m.table).trade.open();
      expect(m.actions).toEqual([["propose trade"]]);
      await m.agrees();
      const cards = CARDS.flatMap((card) => [
        option(`give ${card}`, "give {card}", [card]),
        option(`ask ${card}`, "ask {card}", [card]),
      ]);
      benPlays([option("drop offer"), ...cards], "draft-aside");
      await tick();
      expect(isleAt(m.table).trade.asked).toEqual([1]);
      isleAt(m.table).trade.set("give", "grain", 1);
      isleAt(m.table).trade.set("get", "ore", 1);
      void isleAt(m.table).trade.offer();
      const made = ["drop offer", "propose trade", "give grain", "ask ore", "make offer"];
      await vi.waitFor(() => expect(m.actions.at(-1)).toEqual(made));
    });

    it("says so when one thinks better of it", async () => {
      m.open([]);
      benPlays([option("propose trade")]);
      isleAt(m.table).trade.open();
      await m.agrees();
      benPlays([option("drop offer"), option("ask ore", "ask {card}", ["ore"])], "draft-aside");
      await tick();
      isleAt(m.table).trade.close();
      expect(m.actions.at(-1)).toEqual(["drop offer"]);
    });

    it("is over with the turn", async () => {
      m.open([]);
      benPlays([option("propose trade")]);
      isleAt(m.table).trade.open();
      await m.agrees();
      benPlays([option("drop offer"), option("ask ore", "ask {card}", ["ore"])], "draft-aside");
      m.goesOn([], [], [], { patch: { turn: 2, waiting: [2] } });
      await tick();
      expect(isleAt(m.table).trade.isOpen).toBe(false);
    });
  });

  it("repeats our last offer, if we hold the cards", async () => {
    show();
    m.goesOn(
      MAIN,
      [],
      [told("offered", { seat: 0, give: { grain: 1 }, ask: { wool: 1 } }), told("no-deal", { seat: 0 })],
    );
    await tick();
    await press("Repeat: 1 grain for 1 wool");
    expect(m.actions).toEqual([["propose trade", "give grain", "ask wool", "make offer"]]);
    await m.agrees();
    m.goesOn(MAIN, [], [told("no-deal", { seat: 0 })], {
      patch: { hands: market().hands.map((hand) => ({ ...hand, cards: {} })) },
    });
    await press("Clear");
    expect(screen.queryByRole("button", { name: /Repeat/ })).not.toBeInTheDocument();
  });

  it("says so before the same is asked twice in a turn", async () => {
    show();
    m.goesOn(
      MAIN,
      [],
      [told("offered", { seat: 0, give: { grain: 1 }, ask: { wool: 1 } }), told("no-deal", { seat: 0 })],
    );
    await more("give", "grain");
    expect(screen.queryByText("Nobody wanted that this turn.")).not.toBeInTheDocument();
    await more("get", "wool");
    expect(screen.getByText("Nobody wanted that this turn.")).toBeInTheDocument();
  });

  it("goes on with what was begun in the option list, and can drop it", async () => {
    m.open([option("drop offer"), option("give grain", "give {card}", ["grain"])], {
      offers: drafted(0, { grain: 1 }, {}),
    });
    render(Offers, { table: m.table });
    render(Drawer, { table: m.table, onclose });
    await tick();
    expect(box("Give grain")).toHaveTextContent("1");
    await more("get", "ore");
    await press("Offer 1 grain for 1 ore");
    expect(m.actions).toEqual([["drop offer", "propose trade", "give grain", "ask ore", "make offer"]]);
  });
});

describe("a counter-offer", () => {
  let m: Market;
  const onclose = vi.fn();
  beforeEach(() => {
    localStorage.clear();
    m = new Market().open([]);
    m.benOffers({ ore: 1 }, { lumber: 3 });
    isleAt(m.table).trade.openCounter();
    render(Drawer, { table: m.table, onclose });
  });
  afterEach(() => m.close());

  it("begins as what was offered, as far as we hold it, with the original in sight", () => {
    expect(screen.getByRole("heading", { name: "Counter-offer" })).toBeInTheDocument();
    expect(screen.getByText(/offers 1 ore for your 3 lumber/)).toBeInTheDocument();
    expect(screen.getByRole("spinbutton", { name: /^Give lumber\b/ })).toHaveTextContent("2");
    expect(screen.getByRole("spinbutton", { name: /^Get ore\b/ })).toHaveTextContent("1");
    expect(screen.queryByRole("button", { name: "Bank and harbors" })).not.toBeInTheDocument();
    expect(screen.queryByText(/The bank would give/)).not.toBeInTheDocument();
  });

  it("is sent as one answer, and the drawer closes", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Offer 2 lumber for 1 ore" }));
    expect(m.actions).toEqual([["counter", "give lumber", "give lumber", "ask ore", "make offer"]]);
    await m.agrees();
    await vi.waitFor(() => expect(isleAt(m.table).trade.isOpen).toBe(false));
  });

  it("asks for no more than the other one holds", async () => {
    expect(screen.getByRole("spinbutton", { name: /^Get brick\b/ })).toHaveAttribute("aria-valuemax", "2");
  });
});
