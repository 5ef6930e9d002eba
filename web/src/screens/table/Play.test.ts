import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { upright } from "../../lib/media";
import { ask, you, FakeServer, option, picture, seatInfo, step, tableInfo, welcome } from "../../net/testing";
import { Device } from "../../state/device.svelte";
import { readChoices, settings } from "../../state/settings.svelte";
import { TableState } from "../../state/table.svelte";
import type { Offer, AskOption, Welcome } from "../../wire";
import { fetchScreen, type FamilyScreen } from "../families";
import Play from "./Play.svelte";

const GAME = "game-one-12";
const END = option("end turn");
const ROAD = option("build road A1/E", "build road {side}", ["A1/E"]);
const CITY = option("build city A1.S", "build city {corner}", ["A1.S"]);
const TRACKS = [{ name: "science", kind: "improvement", owner: 0, value: 1, length: 5 }];
const TRADE = option("propose trade");
const RATES = [{ owner: 0, cards: { lumber: 4 } }];
const bank = { name: "bank", count: 90, cards: { lumber: 18, brick: 18, wool: 18, grain: 18, ore: 18 } };

// What is fetched when it is seen is here before.
let isle: FamilyScreen;
beforeAll(async () => {
  isle = await fetchScreen("isle:base;4");
  await import("../../panels/TableMenu.svelte");
  await import("../../isle/trade/Composer.svelte");
  await import("../../isle/knights/screen");
  await import("./Over.svelte");
  await import("./Talk.svelte");
  await import("../../isle/Talk.svelte");
});

describe("the table", () => {
  let server: FakeServer;
  let device: Device;

  function show(options: AskOption[], change: Partial<Welcome> = {}): void {
    server.accept();
    const told = you(options.length ? ask(options) : null, { undo: true, undos: 3 });
    server.send(welcome(5, { you: told, picture: picture({ decks: [bank] }), ...change }));
    render(Play, { device, table: device.front, screen: isle });
  }

  beforeEach(() => {
    localStorage.clear();
    settings.set(readChoices(null));
    server = new FakeServer();
    const make = () => new TableState(GAME, { token: "t".repeat(32) }, server, "ws://here/");
    device = new Device(GAME, { token: "t".repeat(32) }, make);
    device.open();
  });

  afterEach(() => {
    vi.useRealTimers();
    device.close();
  });

  const acts = () => server.all("act").map((message) => "actions" in message && message.actions);

  it("says what is expected of us", () => {
    show([END, TRADE]);
    expect(screen.getByText("Trade, build, or end your turn.")).toBeInTheDocument();
  });

  it("is headed by the game and the round", () => {
    show([END]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Base game, 3 players, round 3");
  });

  it("says whom we wait for, also where one could end the turn otherwise", async () => {
    show([], { picture: picture({ turn: 1, waiting: [1, 2] }) });
    expect(screen.getByText("Waiting for Ben and Greedy.")).toBeInTheDocument();
    const end = screen.getByRole("button", { name: "Ben's turn" });
    expect(end).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(end);
    expect(acts()).toEqual([]);
    await userEvent.hover(end);
    expect(document.querySelector(".prompt")).toHaveTextContent(/Waiting for Ben and Greedy\.$/);
  });

  it.each([
    ["in our own turn", [option("decline"), END]],
    ["in another's", [option("decline")]],
  ])("asks about an offer %s where one talks, and leaves us what else we may do", async (_, options) => {
    const said = (owner: number): Offer => ({ owner, give: {}, ask: {}, answer: "silent" });
    const offers = [{ owner: 1, give: { ore: 1 }, ask: {}, answer: "" }, said(0), said(2)];
    show(options, { picture: picture({ turn: 1, offers }) });
    const talk = document.querySelector<HTMLElement>(".zone.talk");
    expect(talk && (await within(talk).findByRole("button", { name: /^Decline/ }))).toBeInTheDocument();
    const end = screen.getByRole("button", { name: "Ben's turn" });
    expect(end).toHaveAttribute("aria-disabled", String(options.length === 1));
  });

  it("shows our cards, those that we lack too, and what the bank has left", () => {
    show([END]);
    const cards = within(screen.getByRole("list", { name: "Your cards" })).getAllByRole("listitem");
    expect(cards.map((card) => card.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "2 lumber bank 18",
      "0 brick bank 18",
      "0 wool bank 18",
      "0 grain bank 18",
      "1 ore bank 18",
    ]);
  });

  it("names a card of the hand or of the bank where one reads what is asked", async () => {
    show([END]);
    const prompt = () => document.querySelector(".prompt");
    for (const [list, words] of [
      ["Your cards", "brick · bank 18"],
      ["In the bank", "lumber · bank 18"],
    ] as const) {
      const card = within(screen.getByRole("list", { name: list }))
        .getByText(words.split(" ")[0] ?? "")
        .closest("li");
      await userEvent.hover(card ?? document.body);
      await waitFor(() => expect(prompt()).toHaveTextContent(words));
      expect(prompt()).toHaveTextContent("Your turn");
    }
  });

  it("asks once before a turn ends in which points could still be had", async () => {
    show([END, CITY]);
    await userEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(acts()).toEqual([]);
    await userEvent.tab({ shift: true });
    await userEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(acts()).toEqual([["end turn"]]); // nobody is asked a second time
  });

  it("says what could still be done, for as long as one stays there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show([END, CITY, option("buy card")]);
    await userEvent.click(screen.getByRole("button", { name: "End turn" }));
    const left = "You could still: build a city. Press again to end the turn.";
    expect(document.querySelector(".actions [role=status]")).toHaveTextContent(left);
    expect(document.querySelector(".prompt")).toHaveTextContent(left); // the same for those who see it
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByRole("button", { name: "End it anyway" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole("button", { name: "End turn" })).toBeInTheDocument();
    expect(document.querySelector(".prompt")).not.toHaveTextContent(left);
  });

  it("never asks again whoever doesn't want that", async () => {
    show([END, CITY]);
    await userEvent.click(screen.getByRole("button", { name: "End turn" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Don't ask again" }));
    expect(settings.now.confirmEnd).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "End it anyway" })); // it is still asked
    expect(acts()).toEqual([["end turn"]]);
  });

  it("says why nothing can be taken back, and why the turn can't end", async () => {
    const rob = { ...ask([option("rob blue", "rob {seat}", ["blue"])]), purpose: "rob" };
    show([], { you: you(rob, { undo: false, undos: 3 }) });
    const prompt = () => document.querySelector(".prompt");
    await userEvent.hover(screen.getByRole("button", { name: /^Undo/ }));
    expect(prompt()).toHaveTextContent(/^You are asked: Choose whom to rob.*nothing to take back now\.$/);
    await userEvent.hover(screen.getByRole("button", { name: "End turn" }));
    expect(prompt()).toHaveTextContent(/First answer what you are asked\.$/);
    await userEvent.unhover(screen.getByRole("button", { name: "End turn" }));
    await waitFor(() => expect(prompt()).not.toHaveTextContent(/First answer/));
  });

  it("ends the turn at once where no points are left to be had", async () => {
    show([END, TRADE, ROAD]);
    await userEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(acts()).toEqual([["end turn"]]);
  });

  it("rolls with the key for what comes next", async () => {
    show([option("roll")]);
    await userEvent.keyboard(" ");
    expect(acts()).toEqual([["roll"]]);
  });

  it("takes an answer back by button and by key", async () => {
    show([END]);
    await userEvent.click(screen.getByRole("button", { name: "Undo (3 left)" }));
    await userEvent.keyboard("u");
    expect(server.all("undo")).toHaveLength(2);
  });

  it("says what would be taken back, and what after that", async () => {
    show([END]);
    const did = (code: string, side: string) => ({
      events: [{ code, args: { seat: 0, side, card: "" }, text: `${code} ${side}` }],
      news: { row: "acted", seat: 0, how: "", text: "" },
    });
    const undo = () => screen.getByRole("button", { name: /^Undo/ });
    server.send(step(6, did("built-one", "A1/E")));
    server.send(step(7, did("built-another", "A1/W")));
    await waitFor(() => expect(undo()).toHaveAccessibleName("Undo (3 left): built-another A1/W"));
    server.send(step(8, { news: { row: "undone", seat: 0, how: "", text: "" } }));
    await waitFor(() => expect(undo()).toHaveAccessibleName("Undo (3 left): built-one A1/E"));
    const chose = { news: { row: "acted", seat: 0, how: "", text: "" }, events: [] };
    server.send(step(9, chose)); // of some answers nothing is told
    await waitFor(() => expect(undo()).toHaveAccessibleName("Undo (3 left)"));
    server.send(step(10, { news: { row: "undone", seat: 0, how: "", text: "" } }));
    await waitFor(() => expect(undo()).toHaveAccessibleName("Undo (3 left): built-one A1/E"));
  });

  it("lights the places of what was pressed, and does what is chosen there", async () => {
    show([END, ROAD]);
    const board = screen.getByRole("group", { name: /^Board/ });
    expect(within(board).queryAllByRole("button")).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: /^Build a road/ }));
    const place = within(board).getByRole("button", { name: /^Build a road\. Side: forest 8, hills 5/ });
    place.focus();
    await userEvent.keyboard("{Enter}");
    expect(acts()).toEqual([["build road A1/E"]]);
  });

  it("lights places at once when the question is about them", () => {
    const corner = option("build settlement A1.SE", "build settlement {corner}", ["A1.SE"]);
    show([], { you: you({ ...ask([corner]), kind: "corner", purpose: "found", args: { round: 1 } }) });
    const board = screen.getByRole("group", { name: /^Board/ });
    expect(within(board).getByRole("button", { name: /^Build a settlement\./ })).toBeInTheDocument();
    expect(screen.getByText("Found your first settlement")).toBeInTheDocument();
  });

  it("tells why something was refused", async () => {
    show([END, TRADE]);
    await userEvent.click(screen.getByRole("button", { name: "End turn" }));
    const { id } = server.command;
    server.send({ type: "reject", seq: 5, id, code: "roll-first", args: {}, text: "Roll the dice first." });
    expect(await screen.findByText("Roll the dice first.")).toBeInTheDocument();
  });

  it("keeps the focus where one reads what comes next", async () => {
    show([option("roll")]);
    await userEvent.click(screen.getByRole("button", { name: "Roll the dice" }));
    server.send({ type: "ack", seq: 6, id: server.command.id });
    server.send(step(6, { you: you(), patch: { waiting: [1] } }));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it("is gone through from the question to the board, our things, the players and the log", async () => {
    show([END, ROAD]);
    const stops = [document.activeElement];
    for (;;) {
      await userEvent.tab();
      if (document.activeElement === document.body || stops.includes(document.activeElement)) break;
      stops.push(document.activeElement);
    }
    const PARTS = [".zone.question", ".board", ".zone.goals", ".own", ".rail"];
    const parts = stops.map((stop) => PARTS.find((part) => stop?.closest(part)));
    expect(parts.filter((part, k) => part !== parts[k - 1])).toEqual(PARTS);
    expect(stops[0]).toHaveTextContent("Trade, build, or end your turn.");
    expect(stops[1]).toHaveClass("stop");
  });

  describe("in its menu never loses the focus", () => {
    beforeEach(async () => {
      show([END]);
      await userEvent.click(screen.getByRole("button", { name: "About this table" }));
      await screen.findByRole("dialog");
    });

    it("to the question whether one really resigns, which a second press takes back", async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Leave for good" }));
      expect(screen.getByText(/you can't come back/)).toHaveAttribute("role", "alert");
      expect(screen.getByRole("button", { name: "Stay" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      expect(screen.queryByText(/you can't come back/)).toBeNull();
      expect(screen.getByRole("button", { name: "Leave for good" })).toHaveFocus();
      expect(server.all("resign")).toHaveLength(0);
    });

    it("to a link that takes the place of its button", async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Make a link" }));
      server.send({ type: "ack", seq: 6, id: server.command.id, token: "n".repeat(32) });
      const field = await screen.findByRole("textbox", { name: "Open this on the other device" });
      await waitFor(() => expect(field).toHaveFocus());
    });
  });

  describe("never loses the focus", () => {
    const prompt = () => document.querySelector(".prompt")?.closest("[tabindex]");

    it("begins at the question", () => {
      show([END]);
      expect(prompt()).toHaveFocus();
    });

    it("goes to the board with a button as with its key, and back when one leaves", async () => {
      show([END, ROAD]);
      await userEvent.click(screen.getByRole("button", { name: /^Build a road/ }));
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(/^Build a road\. Side: forest/),
      );
      const [leave] = screen.getAllByRole("button", { name: "Stop choosing" });
      if (leave) await userEvent.click(leave);
      await waitFor(() => expect(prompt()).toHaveFocus());
    });

    it("goes to the question when what had it is gone", async () => {
      show([END], { picture: picture({ tracks: TRACKS }) });
      await screen.findAllByRole("button", { name: /science/i });
      const fought = { code: "barbarians-fought", args: { barbarians: 4, knights: 5 }, text: "" };
      server.send(step(6, { events: [fought] }));
      await userEvent.click(await screen.findByRole("button", { name: /^Close/ }));
      await waitFor(() => expect(prompt()).toHaveFocus());
    });

    it("goes to the question when all have answered our offer", async () => {
      show([END, TRADE], { picture: picture({ rates: RATES }) });
      await userEvent.click(screen.getByRole("button", { name: "Trade" }));
      expect(prompt()).not.toHaveFocus();
      const deals = [option("trade with blue", "trade with {seat}", ["blue"]), option("no deal")];
      const offers: Offer[] = [
        { owner: 0, give: { grain: 1 }, ask: { ore: 1 }, answer: "" },
        { owner: 1, give: {}, ask: {}, answer: "accepted" },
      ];
      server.send(step(6, { you: you(ask([...deals, END], "f2")), patch: { offers } }));
      await waitFor(() => expect(prompt()).toHaveFocus());
    });
  });

  it("answers any other question before the trade goes on that is being put together", async () => {
    show([END, TRADE], { picture: picture({ rates: RATES }) });
    await userEvent.click(screen.getByRole("button", { name: "Trade" }));
    const composer = () => document.querySelector(".composer");
    await waitFor(() => expect(composer()).toBeInTheDocument());
    const given = () => document.querySelector<HTMLElement>(".hand button[data-card=lumber]");
    await userEvent.click(given() ?? document.body);
    expect(given()).toHaveAccessibleName(/1 so far/);

    const rob = ["blue", "white"].map((color) => option(`rob ${color}`, "rob {seat}", [color]));
    server.send(step(6, { you: you({ ...ask(rob, "f2"), purpose: "rob" }) }));
    const answer = await screen.findByRole("button", { name: "Rob Ben" });
    expect(composer()).not.toBeInTheDocument();
    const prompt = document.querySelector(".prompt")?.closest("[tabindex]");
    expect(prompt).toHaveTextContent("Choose whom to rob");
    await waitFor(() => expect(prompt).toHaveFocus());

    await userEvent.click(answer);
    server.send({ type: "ack", seq: 7, id: server.command.id });
    server.send(step(7, { you: you(ask([END, TRADE], "f3")) }));
    await waitFor(() => expect(composer()).toBeInTheDocument());
    expect(given()).toHaveAccessibleName(/1 so far/);
    await waitFor(() => expect(prompt).toHaveFocus());
  });

  it("says that the line is lost, and how long the seat is held", async () => {
    show([END]);
    server.cut();
    const held = await screen.findByText("Your seat is held 1:00.");
    const said = screen.getByText("Not connected. Reconnecting …");
    expect(said).toHaveAttribute("role", "status");
    expect(held.closest("[role=status]")).toBeNull(); // it changes every second
    expect(screen.getByRole("button", { name: /Try now/ }).closest("[role=status]")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /Try now/ }));
    expect(server.connections).toBe(2);
  });

  it("tells what others say once, whether the chat is open or not", async () => {
    show([END]);
    const told = await screen.findByRole("log", { name: "What happens" });
    server.send(step(6, { news: { row: "said", seat: 1, how: "", text: "hello" } }));
    await waitFor(() => expect(told).toHaveTextContent("Ben: hello"));
    await userEvent.click(screen.getByRole("tab", { name: /Chat/ }));
    expect(await screen.findByRole("log", { name: "Chat" })).toHaveAttribute("aria-live", "off");
  });

  it("leaves the focus where an offer is put together from the list", async () => {
    show([END, TRADE], { picture: picture({ decks: [bank], rates: RATES }) });
    await userEvent.click(screen.getByRole("tab", { name: "All I can do" }));
    await userEvent.click(await screen.findByRole("button", { name: "Offer a trade" }));
    server.send({ type: "ack", seq: 6, id: server.command.id });
    server.send(step(6, { you: you(ask([option("drop offer")], "f2")) }));
    await waitFor(() => expect(document.querySelector(".composer")).toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(/asked/i).closest("[tabindex]")).toHaveFocus());
  });

  it("offers to come back to whoever was away, and to vote", async () => {
    const seats = [seatInfo(0, { away: "time" }), seatInfo(1), seatInfo(2)];
    show([END], { table: tableInfo({ seats, votes: { pause: [1] } }) });
    await userEvent.click(await screen.findByRole("button", { name: "I'm back" }));
    await userEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(server.all("return")).toHaveLength(1);
    expect(server.command).toMatchObject({ type: "vote", what: "pause", yes: true });
  });

  it("shows who won and goes on to a rematch", async () => {
    const table = tableInfo({ state: "over", ended: "won" });
    show([], { table, picture: picture({ winner: 1, over: true, waiting: [] }) });
    expect(await screen.findByRole("heading", { name: "Ben wins." })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(server.command).toMatchObject({ type: "rematch" });
  });

  it("tells of the barbarians until the game is over", async () => {
    show([], { picture: picture({ tracks: TRACKS }) });
    await screen.findAllByRole("button", { name: /science/i });
    const args = { barbarians: 8, knights: 6 };
    server.send(step(6, { events: [{ code: "barbarians-fought", args, text: "" }] }));
    const landing = await screen.findByRole("status", { name: "The island falls" });
    server.send(step(7, { table: tableInfo({ state: "over", ended: "won" }) }));
    await waitFor(() => expect(landing).not.toBeInTheDocument());
    expect(await screen.findByRole("link", { name: "Report" })).toBeInTheDocument();
  });

  it("counts what is said while one looks elsewhere, but not what was said before one came", async () => {
    const said = (seq: number) => step(seq, { news: { row: "said", seat: 1, how: "", text: `${seq}` } });
    show([END], { missed: [said(4), said(5)] });
    const tab = screen.getByRole("tab", { name: /^Chat/ });
    expect(tab).toHaveTextContent(/^Chat$/);
    server.send(said(6));
    server.send(said(7));
    await waitFor(() => expect(tab).toHaveTextContent(/^Chat 2 new$/));
    await userEvent.click(tab);
    await userEvent.click(screen.getByRole("tab", { name: "Log" }));
    expect(tab).toHaveTextContent(/^Chat$/);
  });

  describe("its menu", () => {
    beforeEach(async () => {
      show([END]);
      await userEvent.click(screen.getByRole("button", { name: "About this table" }));
      await screen.findByRole("dialog");
    });

    it("lies beside the board, which stays in use, and goes with Escape", async () => {
      expect(document.querySelector("dialog")).toBeNull(); // that would lie over everything
      expect(screen.getByRole("dialog", { name: "This table" })).toHaveFocus();
      await userEvent.click(screen.getByRole("button", { name: "End turn" }));
      expect(acts()).toEqual([["end turn"]]);
      await userEvent.keyboard("{Escape}");
      expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("gives the focus back, and keeps it while it is open", async () => {
      const menu = within(screen.getByRole("dialog"));
      const resign = menu.getByRole("button", { name: "Leave for good" });
      await userEvent.click(resign);
      resign.remove();
      await waitFor(() => expect(menu.getAllByRole("button")).toContain(document.activeElement));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.getByRole("button", { name: "About this table" })).toHaveFocus());
    });

    it("makes way for the settings, and these for the keys", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Settings" }));
      expect(await screen.findByRole("dialog", { name: "Settings" })).toHaveFocus();
      expect(screen.queryByRole("dialog", { name: "This table" })).toBeNull();
      expect(document.querySelector("details[open]")).toBeNull();
      await userEvent.keyboard("?");
      await waitFor(() => expect(document.querySelector("details[open]")).toHaveTextContent("Undo"));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.getByRole("button", { name: "About this table" })).toHaveFocus());
    });

    it("says why something in it was refused", async () => {
      const menu = screen.getByRole("dialog");
      await userEvent.click(within(menu).getByRole("button", { name: /pause/i }));
      const { id } = server.command;
      server.send({ type: "reject", seq: 5, id, code: "table-paused", args: {}, text: "There is a pause." });
      await waitFor(() => expect(within(menu).getByRole("alert")).toHaveTextContent(/pause/));
    });

    it("has the link of the table to copy, and as a QR code", () => {
      const menu = within(screen.getByRole("dialog"));
      const link = `${location.origin}/table/${GAME}`;
      expect(menu.getByLabelText("Link for whoever wants to watch")).toHaveValue(link);
      expect(menu.getByRole("img", { name: "The link as a QR code", hidden: true })).toBeInTheDocument();
    });
  });

  it("has its menu in a sheet where there is no rail, until we are asked something new", async () => {
    vi.spyOn(upright, "current", "get").mockReturnValue(true);
    show([END]);
    await userEvent.click(screen.getByRole("button", { name: "About this table" }));
    const menu = await screen.findByRole("dialog", { name: "This table" });
    expect(menu).toHaveClass("sheet");
    const rob = { ...ask([option("rob blue", "rob {seat}", ["blue"])], "f3"), purpose: "rob" };
    server.send(step(6, { you: you(rob) }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    vi.restoreAllMocks();
  });

  it("has nothing to press for whoever watches", () => {
    show([], { seat: null, you: null, host: false });
    expect(screen.getByText("You are watching.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "End turn" })).not.toBeInTheDocument();
  });
});
