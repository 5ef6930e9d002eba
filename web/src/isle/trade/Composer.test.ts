import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ask, LEGEND, option, you } from "../../net/testing";
import { Playing } from "../../state/playing.svelte";
import type { Ask, AskOption, Offer, IslePicture, Welcome } from "../../wire";
import { isleAt } from "../table.svelte";
import Composer from "./Composer.svelte";
import { CARDS, drafted, MAIN, market, Market, rates, said, told } from "./testing";

const SWAP = option("swap grain for brick", "swap {card} for {card}", ["grain", "brick"]);

describe("the composer", () => {
  let m: Market;
  let playing: Playing;

  beforeEach(() => {
    localStorage.clear();
    m = new Market();
  });
  afterEach(() => {
    playing.close();
    m.close();
  });

  function show(
    options: AskOption[] = MAIN,
    change: Partial<IslePicture> = {},
    more: Partial<Welcome> = {},
  ): void {
    m.open(options, change, more);
    draw();
  }

  function draw(): void {
    playing = new Playing(m.table);
    trade().open();
    render(Composer, { playing });
  }

  const trade = () => isleAt(m.table).trade;
  const box = (name: string) => screen.getByRole("spinbutton", { name: new RegExp(`^Get ${name}\\b`) });
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  const press = (name: string | RegExp) => userEvent.click(button(name));
  const get = async (card: string, times = 1) => {
    for (let count = 0; count < times; count++) await userEvent.click(box(card));
  };
  const give = async (card: string, times = 1) => {
    for (let count = 0; count < times; count++) trade().tapGive(card);
    await tick();
  };
  const value = (card: string) => Number(box(card).getAttribute("aria-valuenow"));

  it("counts what is wanted up to what anybody holds", async () => {
    show();
    await get("ore", 3);
    expect(value("ore")).toBe(3);
    await get("ore");
    expect(value("ore")).toBe(3);
    expect(box("brick")).toHaveAttribute("aria-valuemax", "0");
  });

  it("takes one back with the right button, with a finger that rests, and with the count itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await get("ore", 3);
    await fireEvent.contextMenu(box("ore"));
    expect(value("ore")).toBe(2);
    await userEvent.click(screen.getByRole("button", { name: "One ore fewer" }));
    expect(value("ore")).toBe(1);
    await fireEvent.pointerDown(box("ore"), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(500);
    await fireEvent.pointerUp(box("ore"), { pointerType: "touch" });
    await fireEvent.click(box("ore")); // the end of the same touch
    expect(value("ore")).toBe(0);
    await get("ore");
    expect(value("ore")).toBe(1);
    vi.useRealTimers();
  });

  it("begins at the first card, unless it comes by itself, or again", () => {
    show();
    expect(box("lumber")).toHaveFocus();
    cleanup();
    render(Composer, { playing });
    expect(document.body).toHaveFocus();
  });

  it("counts by keys alone", async () => {
    show();
    box("lumber").focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(value("lumber")).toBe(1);
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}2");
    expect(value("grain")).toBe(2);
    await userEvent.keyboard("{End}");
    expect(value("grain")).toBe(3);
    await userEvent.keyboard("{Backspace}{Enter}");
    expect(value("grain")).toBe(1);
    await userEvent.keyboard("{ArrowLeft}");
    expect(box("wool")).toHaveFocus();
  });

  it("gives nothing that it gets", async () => {
    show();
    await give("grain", 2);
    await get("grain");
    expect(trade()).toMatchObject({ give: {}, get: { grain: 1 } });
    await give("grain");
    expect(trade()).toMatchObject({ give: { grain: 1 }, get: {} });
  });

  it("sends an offer as one answer, card by card", async () => {
    show();
    await give("grain", 2);
    await get("ore");
    await press("Offer this 2 grain for 1 ore");
    expect(m.actions).toEqual([["propose trade", "give grain", "give grain", "ask ore", "make offer"]]);
    expect(trade().isOpen).toBe(true); // the answers come elsewhere
  });

  it("doesn't make an offer again that is out already", async () => {
    show();
    await give("grain");
    await get("ore");
    m.weOffered({ grain: 1 }, { ore: 1 }, [said(1, "silent"), said(2, "silent")]);
    await tick();
    await press(/^Offer this/);
    expect(button(/^Offer this/)).toHaveAccessibleDescription("This offer lies on the table already.");
    expect(m.actions).toEqual([]);
    await give("grain");
    expect(button(/^Offer this instead 2 grain/)).toHaveClass("main");
  });

  it("offers something else instead, in one go", async () => {
    show();
    m.weOffered({ grain: 1 }, { ore: 1 }, [said(1, "silent"), said(2, "silent")]);
    await give("grain", 2);
    await get("ore");
    await press("Offer this instead 2 grain for 1 ore");
    expect(m.actions).toEqual([["propose trade", "give grain", "give grain", "ask ore", "make offer"]]);
  });

  it("says why nothing is offered for nothing, and shows it above", async () => {
    show();
    expect(button(/^Offer this/)).toHaveAttribute("aria-disabled", "true");
    await get("ore");
    await press(/^Offer this/);
    expect(button(/^Offer this/)).toHaveAccessibleDescription("Both sides must give at least one card.");
    expect(playing.caption).toBe("Both sides must give at least one card.");
    expect(m.actions).toEqual([]);
  });

  it("says before the roll that one has to roll first", () => {
    show([option("roll")]);
    expect(button(/^Offer this/)).toHaveAccessibleDescription("Roll the dice first.");
  });

  it("can be filled before it is our turn", async () => {
    show([], { turn: 1 });
    await give("grain");
    expect(button(/^Offer this/)).toHaveAttribute("aria-disabled", "true");
    expect(button(/^Offer this/)).toHaveAccessibleDescription("You can't trade right now.");
  });

  it("says how many offers are left before the last one", () => {
    show(MAIN, { counters: [{ name: "offers left", owner: 0, value: 3 }] });
    expect(button(/^Offer this/)).toHaveTextContent("3 offers left");
  });

  it("says so before the same is asked twice in a turn", async () => {
    show();
    const no = [
      told("offered", { seat: 0, give: { grain: 1 }, ask: { wool: 1 } }),
      told("no-deal", { seat: 0 }),
    ];
    m.goesOn(MAIN, [], no);
    await give("grain");
    await get("wool");
    expect(button(/^Offer this/)).toHaveAccessibleDescription("Nobody wanted that this turn.");
  });

  it("offers the last again, if we hold the cards", async () => {
    show();
    const no = [
      told("offered", { seat: 0, give: { grain: 1 }, ask: { wool: 1 } }),
      told("no-deal", { seat: 0 }),
    ];
    m.goesOn(MAIN, [], no);
    await tick();
    await press(/^Again.*1 grain for 1 wool/);
    expect(m.actions).toEqual([["propose trade", "give grain", "ask wool", "make offer"]]);
    await m.agrees();
    m.goesOn(MAIN, [], [told("no-deal", { seat: 0 })], {
      patch: { hands: market().hands.map((hand) => ({ ...hand, cards: {} })) },
    });
    trade().clear();
    await tick();
    expect(screen.queryByRole("button", { name: /^Again/ })).not.toBeInTheDocument();
  });

  describe("and the bank", () => {
    const bank = () => button(/^Bank/);

    it("says its best rate for us before anything is wanted", () => {
      show();
      expect(bank()).toHaveTextContent("Bank: 4 for 1");
      expect(bank()).toHaveAccessibleDescription("Choose what you get.");
    });

    it("does at once what it would do cheaper, and that is all", async () => {
      show([...MAIN, SWAP]);
      await get("brick");
      expect(bank()).toHaveAccessibleDescription("Trade 4 grain for 1 brick");
      await userEvent.click(bank());
      expect(m.actions).toEqual([["swap grain for brick"]]);
      await m.agrees();
      m.goesOn(MAIN, [], []);
      await vi.waitFor(() => expect(trade().isOpen).toBe(false));
    });

    it("says the price before anybody is asked", async () => {
      show();
      await give("lumber");
      await get("ore");
      expect(bank()).toHaveAccessibleDescription("The bank would give 1 ore for 4 lumber (you hold 2).");
      await userEvent.click(bank());
      expect(m.actions).toEqual([]);
    });

    it("has no price for what it has run out of", async () => {
      show();
      await get("wool");
      expect(bank()).toHaveAccessibleDescription("The bank has none of that left.");
    });

    it("trades several at once, as many as lie there", async () => {
      const swaps = ["grain", "ore"].map((card) =>
        option(`swap ${card} for lumber`, "swap {card} for {card}", [card, "lumber"]),
      );
      show([...MAIN, ...swaps], {
        hands: [
          { owner: 0, sort: "resources", count: 8, cards: { grain: 5, ore: 3 } },
          { owner: 1, sort: "resources", count: 3, cards: null },
        ],
      });
      await give("grain", 4);
      await give("ore", 2);
      await get("lumber", 2);
      await userEvent.click(bank());
      expect(m.actions).toEqual([["swap grain for lumber", "swap ore for lumber"]]);
    });

    it("is all there is where only it trades", async () => {
      const banked = Object.entries(LEGEND.verbs).filter(([, { role }]) => role === "swap");
      show([...MAIN, SWAP], {}, { legend: { ...LEGEND, verbs: Object.fromEntries(banked) } });
      expect(screen.queryByRole("button", { name: /^Offer/ })).not.toBeInTheDocument();
      await get("brick");
      expect(bank()).toHaveClass("main");
    });
  });

  it("has a card for whatever the game trades", () => {
    show(MAIN, { rates: rates(["lumber", "paper", "coin", "spice"]) });
    expect(screen.getAllByRole("spinbutton")).toHaveLength(4);
    expect(box("coin")).toBeInTheDocument();
    expect(box("spice")).toBeInTheDocument();
  });

  it("is closed by Esc and by its button", async () => {
    show();
    await userEvent.keyboard("{Escape}");
    expect(trade().isOpen).toBe(false);
    trade().open();
    await press("Close the trade");
    expect(trade().isOpen).toBe(false);
  });

  it("goes on with what was begun in the option list, and can drop it", async () => {
    m.open([option("drop offer"), option("give grain", "give {card}", ["grain"])], {
      offers: drafted(0, { grain: 1 }, {}),
    });
    draw();
    await tick();
    expect(trade().give).toEqual({ grain: 1 });
    await get("ore");
    await press("Offer this 1 grain for 1 ore");
    expect(m.actions).toEqual([["drop offer", "propose trade", "give grain", "ask ore", "make offer"]]);
    const { id } = m.server.command;
    m.server.send({ type: "reject", seq: 6, id, code: "table-paused", args: {}, text: "paused" });
    await tick();
    await press("Drop the offer");
    await vi.waitFor(() => expect(m.actions.at(-1)).toEqual(["drop offer"]));
  });

  describe("in somebody else's turn", () => {
    function benPlays(options: AskOption[], role: Ask["role"] = "aside", offers: Offer[] = []): void {
      const asked = you({ ...ask(options, "f9"), role });
      m.goesOn(options, offers, [], { patch: { turn: 1, waiting: [1] }, you: asked });
    }

    it("lets whoever is on turn wait for a while, and offers to them alone", async () => {
      m.open([]);
      benPlays([option("propose trade")]);
      draw();
      expect(m.actions).toEqual([["propose trade"]]);
      await m.agrees();
      const cards = CARDS.flatMap((card) => [
        option(`give ${card}`, "give {card}", [card]),
        option(`ask ${card}`, "ask {card}", [card]),
      ]);
      benPlays([option("drop offer"), ...cards], "draft-aside");
      await tick();
      expect(screen.getByText("for Ben")).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: /^Bank/ })).not.toBeInTheDocument();
      await give("grain");
      await get("ore");
      await press(/^Offer this/);
      const made = ["drop offer", "propose trade", "give grain", "ask ore", "make offer"];
      await vi.waitFor(() => expect(m.actions.at(-1)).toEqual(made));
    });

    it("says so when one thinks better of it", async () => {
      m.open([]);
      benPlays([option("propose trade")]);
      draw();
      await m.agrees();
      benPlays([option("drop offer"), option("ask ore", "ask {card}", ["ore"])], "draft-aside");
      await tick();
      trade().close();
      expect(m.actions.at(-1)).toEqual(["drop offer"]);
    });

    it("is over with the turn", async () => {
      m.open([]);
      benPlays([option("propose trade")]);
      draw();
      await m.agrees();
      benPlays([option("drop offer"), option("ask ore", "ask {card}", ["ore"])], "draft-aside");
      m.goesOn([], [], [], { patch: { turn: 2, waiting: [2] } });
      await tick();
      expect(trade().isOpen).toBe(false);
    });
  });

  describe("for a counter-offer", () => {
    beforeEach(() => {
      m.open([]);
      m.benOffers({ ore: 1 }, { lumber: 3 });
      playing = new Playing(m.table);
      trade().openCounter();
      render(Composer, { playing });
    });

    it("begins with what was offered, as far as we hold it", () => {
      expect(screen.getByRole("region", { name: "Counter-offer" })).toHaveTextContent("for Ben");
      expect(trade().give).toEqual({ lumber: 2 });
      expect(value("ore")).toBe(1);
      expect(screen.queryByRole("button", { name: /^Bank/ })).not.toBeInTheDocument();
    });

    it("is sent as one answer, and closes", async () => {
      await press("Offer this 2 lumber for 1 ore");
      expect(m.actions).toEqual([["counter", "give lumber", "give lumber", "ask ore", "make offer"]]);
      await m.agrees();
      await vi.waitFor(() => expect(trade().isOpen).toBe(false));
    });

    it("asks for no more than the other one holds", () => {
      expect(box("brick")).toHaveAttribute("aria-valuemax", "2");
    });
  });
});
