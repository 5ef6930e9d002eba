import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { speak } from "../lib/fluent";
import { know } from "../lib/whole";
import type { Phrase } from "../lib/phrases";
import { answering, trouble } from "../net/answering.testing";
import { ask, option, picture, seatInfo, step, tableInfo, welcome, you } from "../net/testing";
import { readChoices, settings } from "../state/settings.svelte";
import { Seat } from "../state/testing";
import type { Happening, StepMessage } from "../wire";
import Chat from "./Chat.svelte";
import Log from "./Log.svelte";
import PromptBar from "./PromptBar.svelte";
import SettingsPanel from "./Settings.svelte";
import SinceYouLeft from "./SinceYouLeft.svelte";
import TableMenu from "./TableMenu.svelte";

const event = (code: string, args: Record<string, unknown>): Happening => ({ code, args, text: code });
const built = (seq: number, seat: number): StepMessage =>
  step(seq, { events: [event("built-road", { seat, side: "A1/E" })] });
const said = (seq: number, seat: number, text: string, phrase?: Phrase): StepMessage =>
  step(seq, { news: { row: "said", seat, how: "", text, phrase } });

describe("around the board", () => {
  let seat: Seat;

  beforeEach(() => {
    localStorage.clear();
    settings.set(readChoices(null));
    seat = new Seat();
  });
  afterEach(() => seat.leave());

  describe("the log", () => {
    beforeEach(() => {
      const rolled = step(6, { events: [event("rolled", { seat: 1, low: 2, high: 4 })] });
      seat.welcomed({ seq: 7, missed: [rolled, built(7, 0)] });
    });

    const lines = () => within(screen.getByRole("region", { name: "Log" })).getAllByRole("listitem");

    it("shows on the board what a line is about", async () => {
      const onplaces = vi.fn();
      render(Log, { table: seat.table, onplaces });
      await userEvent.click(screen.getByRole("button", { name: /Ann builds a road/ }));
      expect(onplaces).toHaveBeenCalledWith(["A1/E"]);
    });

    it("says what others have paid to the bank, and not what one took from another", () => {
      const hands = (count: number) => [{ owner: 1, sort: "resources", count, cards: null }];
      const decks = (lumber: number, brick: number) => [
        { name: "bank", count: 30, cards: { lumber, brick, ore: 9 } },
      ];
      const news = { row: "acted", seat: 1, how: "", text: "" } as const;
      const stole = [event("stole", { seat: 1, victim: 2, card: null })];
      seat.server.send(step(8, { news, patch: { hands: hands(5), decks: decks(9, 9) } }));
      seat.server.send({ ...built(9, 1), news, patch: { hands: hands(3), decks: decks(10, 10) } });
      seat.server.send(step(10, { news, events: stole, patch: { hands: hands(4) } }));
      render(Log, { table: seat.table });
      const paid = lines().filter((line) => line.textContent?.includes("Paid"));
      expect(paid).toHaveLength(1);
      expect(paid[0]).toHaveTextContent(/Ben builds a road.*Paid: 1 lumber, 1 brick\./);
    });

    it("can be about one player, or without a topic", async () => {
      render(Log, { table: seat.table });
      expect(lines()).toHaveLength(2);
      await userEvent.selectOptions(screen.getByLabelText("About"), "Ben");
      expect(lines()).toHaveLength(1);
      await userEvent.click(screen.getByRole("checkbox", { name: "dice" }));
      expect(lines()[0]).toHaveTextContent("Nothing has happened yet.");
    });

    describe("of somebody who came late", () => {
      const PATH = "/api/tables/game-one-12/history?as=own";
      afterEach(() => vi.unstubAllGlobals());

      it("can be read from the beginning, but not what a muted player said", async () => {
        const steps = [built(1, 1), said(2, 1, "muted"), said(3, 2, "heard"), built(4, 2), built(5, 1)];
        const { asked } = answering({ [`GET ${PATH}`]: { steps: [...steps, built(6, 1), built(7, 0)] } });
        seat.table.mute(1, true);
        render(Log, { table: seat.table });
        await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
        await waitFor(() => expect(lines()).toHaveLength(5));
        expect(seat.table.log.map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6, 7]);
        expect(asked).toMatchObject([{ path: `GET ${PATH}`, token: "t".repeat(32) }]);
        expect(screen.queryByRole("button", { name: "Show earlier" })).not.toBeInTheDocument();
        expect(screen.getByRole("region", { name: "Log" })).toHaveFocus();
      });

      it("says why it can't be read", async () => {
        answering({ [`GET ${PATH}`]: trouble("table-no-spectators", "") });
        render(Log, { table: seat.table });
        await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
        expect(await screen.findByRole("alert")).toHaveTextContent("watch");
        expect(lines()).toHaveLength(2);
      });

      it("can be read whole after more was missed than the server tells at once", async () => {
        answering({
          [`GET ${PATH}`]: { steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seq) => built(seq, 1)) },
        });
        render(Log, { table: seat.table });
        await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
        await waitFor(() => expect(lines()).toHaveLength(7));
        seat.server.send(welcome(10, { missed: [built(10, 1)] }));
        await userEvent.click(await screen.findByRole("button", { name: "Show earlier" }));
        await waitFor(() => expect(lines()).toHaveLength(10));
      });
    });

    it("is whole after a reconnection without a gap, whatever had no lines", async () => {
      answering({ "GET /api/tables/game-one-12/history?as=own": { steps: [] } });
      render(Log, { table: seat.table });
      await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
      await waitFor(() => expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull());
      seat.server.send(step(8, { news: { row: "slept", seat: null, how: "", text: "" } }));
      seat.server.send(welcome(8, { missed: [] }));
      seat.server.send(welcome(9, { missed: [built(9, 0)] }));
      await tick();
      expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull();
      vi.unstubAllGlobals();
    });

    it("shows a long game piece by piece", async () => {
      seat.server.send(step(8, { events: Array.from({ length: 700 }, () => event("shortage", {})) }));
      seat.table.earlier = vi.fn();
      render(Log, { table: seat.table });
      expect(lines()).toHaveLength(300);
      await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
      expect(lines()).toHaveLength(600);
      expect(seat.table.earlier).not.toHaveBeenCalled();
    });
  });

  describe("what happened since we left", () => {
    it("is told after coming back, shows its places, and can be put away", async () => {
      const onplaces = vi.fn();
      seat.welcomed({});
      seat.server.send(welcome(7, { missed: [built(6, 1), said(7, 1, "Hello!", "hello")] }));
      render(SinceYouLeft, { table: seat.table, onplaces });
      expect(screen.getByRole("heading", { name: "Since you left: 2 things" })).toBeInTheDocument();
      expect(screen.getByText(/: Hello!$/, { selector: "li" })).toHaveTextContent("Ben: Hello!");
      await userEvent.click(screen.getByRole("button", { name: /Ben builds a road/ }));
      expect(onplaces).toHaveBeenCalledWith(["A1/E"]);
      await userEvent.click(screen.getByRole("button", { name: "Close" }));
      expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    });
  });

  describe("what can't be taken back", () => {
    it("needs a second press: a game against bots would be over at once", async () => {
      seat.welcomed({});
      render(TableMenu, { table: seat.table, onclose: vi.fn() });
      await userEvent.click(screen.getByRole("button", { name: "Ask to end the game" }));
      expect(screen.getByText(/ends without a winner/)).toBeInTheDocument();
      expect(seat.server.all("vote")).toEqual([]);
      await userEvent.click(screen.getByRole("button", { name: "Ask to end the game" }));
      expect(seat.server.all("vote")).toMatchObject([{ what: "end", yes: true }]);
    });
  });

  describe("what we write", () => {
    it("stays in the field until the server has it, and what was refused stays with the reason", async () => {
      seat.welcomed({});
      render(Chat, { table: seat.table });
      const field = screen.getByRole("textbox");
      await userEvent.type(field, "hello{Enter}");
      await userEvent.type(field, " you");
      expect(field).toHaveValue("hello you");
      seat.server.send({ type: "ack", seq: 6, id: seat.server.command.id });
      await waitFor(() => expect(field).toHaveValue("you"));
      await userEvent.type(field, "{Enter}");
      const { id } = seat.server.command;
      seat.server.send({ type: "reject", seq: 6, id, code: "table-silenced", args: {}, text: "" });
      expect(await screen.findByRole("alert")).toHaveTextContent("The host has ended your chat");
      expect(field).toHaveValue("you");
    });
  });

  describe("the prompt", () => {
    it("asks nothing of us while our answer is on its way", async () => {
      seat.welcomed({ you: you(ask([option("roll")])) });
      render(PromptBar, { playing: seat.playing });
      expect(screen.getByText("You are asked:")).toBeInTheDocument();
      void seat.table.act("roll");
      await tick();
      expect(screen.queryByText("You are asked:")).not.toBeInTheDocument();
    });

    it("says whom we wait for", () => {
      seat.welcomed({ picture: picture({ waiting: [1, 2] }) });
      render(PromptBar, { playing: seat.playing });
      expect(screen.getByText("Waiting for Ben and Greedy.")).toBeInTheDocument();
    });

    it("says that there is a pause, and who has won", () => {
      seat.welcomed({ table: tableInfo({ paused: true }) });
      const { unmount } = render(PromptBar, { playing: seat.playing });
      expect(screen.getByText("There is a pause.")).toBeInTheDocument();
      unmount();
      const table = tableInfo({ state: "over", ended: "won" });
      seat.server.send(welcome(6, { table, picture: picture({ winner: 1, over: true }) }));
      render(PromptBar, { playing: seat.playing });
      expect(screen.getByText("Ben has won.")).toBeInTheDocument();
    });

    it("counts the time of whoever is asked", () => {
      const seats = [
        seatInfo(0),
        seatInfo(1, { bank: 60_000, spent: 0, asked_since: Date.now() }),
        seatInfo(2),
      ];
      const table = tableInfo({ seats, clock: { base: 30, increment: 0, bank: 60 } });
      seat.welcomed({ table, picture: picture({ waiting: [1] }) });
      render(PromptBar, { playing: seat.playing });
      expect(screen.getByText("Time left:").closest("p")).toHaveTextContent(/^Time left: 0:(30|29) \+1:00$/);
    });
  });

  describe("the chat", () => {
    it("has quick phrases that everybody reads in their language", async () => {
      know("pl");
      await speak("pl");
      seat.welcomed({ missed: [said(5, 1, "Thanks!", "thanks"), said(6, 2, "Thanks to you")], seq: 6 });
      render(Chat, { table: seat.table });
      const talk = screen.getByRole("log");
      expect(talk).toHaveTextContent("Ben: Dzięki!");
      expect(talk).toHaveTextContent("Thanks to you");
      await speak("en");
      expect(talk).toHaveAccessibleName("Chat");
      expect(talk).toHaveTextContent("Ben: Thanks!");
      await userEvent.click(screen.getByRole("button", { name: "Good luck!" }));
      expect(seat.server.command).toMatchObject({ type: "chat", phrase: "luck" });
      expect(seat.server.command).not.toHaveProperty("text");
    });

    it("keeps what was typed if it can't be said", async () => {
      seat.welcomed({});
      render(Chat, { table: seat.table });
      await userEvent.type(screen.getByRole("textbox"), "well{Enter}");
      const { id } = seat.server.command;
      seat.server.send({ type: "reject", seq: 5, id, code: "table-silenced", args: {}, text: "" });
      await vi.waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("well"));
    });
  });

  describe("the settings", () => {
    const shown = (keys = false) => render(SettingsPanel, { fallback: "en", onclose: () => undefined, keys });

    it("let a key do something else, and nothing twice", async () => {
      seat.welcomed({});
      shown(true);
      const road = screen.getByLabelText("Road");
      road.focus();
      await userEvent.keyboard("c");
      expect(settings.now.keys).toMatchObject({ road: "c", city: "" });
      expect(road).toHaveValue("C");
      await userEvent.keyboard("{Backspace}");
      expect(settings.now.keys.road).toBe("");
      await userEvent.click(screen.getByRole("button", { name: "As at first" }));
      expect(settings.keys).toMatchObject({ road: "r", city: "c" });
    });

    it("switch single keys off, and then show none", async () => {
      shown(true);
      await userEvent.click(screen.getByRole("checkbox", { name: /^Single keys/ }));
      expect(settings.now.shortcuts).toBe(false);
      expect(screen.queryByLabelText("Road")).not.toBeInTheDocument();
    });

    it("change the size of text and the motion at once", async () => {
      shown();
      await userEvent.selectOptions(screen.getByLabelText("Size of text"), "125 %");
      await userEvent.selectOptions(screen.getByLabelText("Movement"), "none");
      const { style } = document.documentElement;
      expect([style.getPropertyValue("--text-size"), style.getPropertyValue("--pace")]).toEqual([
        "1.25",
        "0",
      ]);
    });

    it("swap two colors for our own screen, so that no two look the same", async () => {
      shown();
      await userEvent.selectOptions(screen.getByLabelText("Red"), "Blue");
      expect([settings.shown("red"), settings.shown("blue")]).toEqual(["blue", "red"]);
    });
  });
});
