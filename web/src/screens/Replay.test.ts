import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { here } from "../lib/location.svelte";
import { scene } from "../isle/board/testing";
import { answering } from "../net/answering.testing";
import { LEGEND, picture, step, tableInfo } from "../net/testing";
import { ownGame } from "../net/tokens";
import { isReadyAtOnce } from "../state/ready";
import { settings } from "../state/settings.svelte";
import type { StepMessage } from "../wire";
import Replay from "./Replay.svelte";

const GAME = "game-one-12";
const over = tableInfo({ state: "over" });
const turn = (seat: number, round: number) => ({
  code: "turn",
  args: { seat, round },
  text: `Round ${round}`,
});
const die = (event: string) => ({ code: "event-die", args: { event }, text: event });
const road = { code: "built-road", args: { seat: 0, side: "A1/E" }, text: "red builds a road." };

/** Six moves with some chat between them: founding, then two turns. */
function steps(viewer: number | null): StepMessage[] {
  const news = (row: string) => ({ row, seat: 0, how: "", text: row === "said" ? "hello" : "", why: "" });
  return [
    step(1, { news: news("created") }),
    step(2, { news: news("started"), patch: { ...picture({ round: 0, viewer }) } }),
    step(3, { news: news("acted"), events: [road] }),
    step(4, { news: news("said") }),
    step(5, { news: news("acted"), events: [turn(0, 1)], patch: { round: 1 } }),
    step(6, { news: news("acted"), events: [die("ship")], patch: { event: "ship" } }),
    step(7, {
      news: news("acted"),
      events: [turn(1, 1), die("science")],
      patch: { turn: 1, event: "science" },
    }),
    step(8, { news: news("acted"), patch: { round: 2 } }),
  ];
}

const history = (eyes: string, seat: number | null = null) => ({
  [`GET /api/tables/${GAME}/history?as=${eyes}`]: { game: GAME, seat, steps: steps(seat), legend: LEGEND },
});
const made = {
  game: "made-table-1",
  host: "h".repeat(32),
  link: "l".repeat(32),
  tokens: { "0": "t".repeat(32) },
};

function shown(table = over, search = ""): ReturnType<typeof answering> {
  history_(search);
  const server = answering({
    [`GET /api/tables/${GAME}`]: table,
    ...history("own", 0),
    ...history("all"),
    ...history("0", 0),
    ...history("1", 1),
    [`POST /api/tables/${GAME}/play-on`]: made,
  });
  render(Replay, { game: GAME });
  return server;
}

function history_(search: string): void {
  window.history.replaceState(null, "", `/replay/${GAME}${search}`);
}

const at = async (move: number) => waitFor(() => expect(screen.getByText(`Move ${move} of 5`)).toBeVisible());

// What is fetched when it is seen is here before.
beforeAll(async () => {
  await import("../isle/Standing.svelte");
  await import("../isle/knights/screen");
});

describe("a replay", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("begins at the move that the address names, and with all cards open", async () => {
    const { asked } = shown(over, "?move=2");
    await at(2);
    expect(asked.map(({ path }) => path)).toContain(`GET /api/tables/${GAME}/history?as=all`);
    expect(screen.getByRole("combobox", { name: "View as" })).toHaveValue("all");
  });

  it("of Cities & Knights has the barbarians and everybody's knights and tracks", async () => {
    const { picture: knights } = scene("knights-sea");
    answering({
      [`GET /api/tables/${GAME}`]: over,
      [`GET /api/tables/${GAME}/history?as=all`]: {
        game: GAME,
        seat: null,
        legend: LEGEND,
        steps: steps(null).map((one) => (one.seq === 8 ? { ...one, patch: { ...knights } } : one)),
      },
    });
    history_("?move=5");
    render(Replay, { game: GAME });
    expect(await screen.findByRole("img", { name: /^Barbarians: \d of 7 steps/ })).toBeVisible();
    expect(await screen.findAllByText(/^Science: stage/)).toHaveLength(knights.players.length);
  });

  it("goes by moves and by turns with the arrows, and to both ends", async () => {
    shown(over, "?move=0");
    await at(0);
    await userEvent.keyboard("{ArrowRight}");
    await at(1);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await at(2);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await at(4);
    await userEvent.keyboard("{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}");
    await at(2);
    await userEvent.keyboard("{End}");
    await at(5);
    await userEvent.keyboard("{Home}");
    await at(0);
  });

  it("says what happened with the move and who is on turn", async () => {
    shown(over, "?move=1");
    await at(1);
    expect(screen.getByRole("slider", { name: "Move" })).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^Move 1 of 5\. Ann builds a road/),
    );
    expect(screen.getByText("Founding: Ann")).toBeVisible();
    expect(document.title).toBe("Replay: Base game, 3 players · Longroad");
  });

  it("keeps the move in the address", async () => {
    shown(over, "?move=1");
    await at(1);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(location.search).toBe("?move=2&as=all"));
  });

  it("rings what has just changed, and tells it in the log", async () => {
    shown(over, "?move=1");
    await at(1);
    expect(screen.getByRole("region", { name: "Moves up to here" })).toHaveTextContent("Ann builds a road");
    await waitFor(() => expect(document.querySelectorAll("g.ring")).toHaveLength(1));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(document.querySelectorAll("g.ring")).toHaveLength(0));
  });

  it("has the event die as it lay after the move", async () => {
    shown(over, "?move=2");
    await at(2);
    expect(screen.queryByText(/Event die/)).toBeNull();
    await userEvent.keyboard("{ArrowRight}");
    expect(await screen.findByText(/Event die: ship\./)).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    expect(await screen.findByText(/Event die: science\./)).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    expect(await screen.findByText(/Event die: ship\./)).toBeVisible();
  });

  it("looks with the eyes of the next player at the press of a key", async () => {
    const { asked } = shown(over, "?move=3");
    await at(3);
    await userEvent.keyboard("f");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "View as" })).toHaveValue("0"));
    await at(3);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "View as" }), "Ben");
    await waitFor(() => expect(asked.at(-1)?.path).toBe(`GET /api/tables/${GAME}/history?as=1`));
  });

  it("hears a key by its place where another alphabet is typed, and leaves Space to what scrolls", async () => {
    shown(over, "?move=3");
    await at(3);
    fireEvent.keyDown(document.body, { key: "а", code: "KeyF" });
    await waitFor(() => expect(screen.getByRole("combobox", { name: "View as" })).toHaveValue("0"));
    screen.getByRole("region", { name: "Moves up to here" }).focus();
    await userEvent.keyboard(" ");
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });

  it("plays by itself until the end, and stops there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
    shown(over, "?move=3");
    await at(3);
    await userEvent.keyboard(" ");
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
    vi.advanceTimersByTime(5_000);
    await at(5);
    expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
  });

  it("says why nobody plays on from the end", async () => {
    shown(over, "?move=5");
    await at(5);
    const button = screen.getByRole("button", { name: "Play on from here" });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription("The game ends with this move: go back to play on.");
    await userEvent.keyboard("{Home}");
    await at(0);
    expect(button).toHaveAccessibleDescription(/^At a new table/);
  });

  it("goes on from a move at a new table, with bots on the other seats", async () => {
    settings.set({ name: "Olena", face: "qwerty" });
    const { asked } = shown(over, "?move=2");
    await at(2);
    await userEvent.click(screen.getByRole("button", { name: "Play on from here" }));
    await waitFor(() => expect(here.route).toEqual({ screen: "table", game: made.game }));
    expect(asked.at(-1)?.body).toEqual({
      move: 2,
      settings: {
        seats: [
          { kind: "mine", name: "Olena", face: "qwerty" },
          { kind: "bot", bot: "" },
          { kind: "bot", bot: "greedy", name: "Greedy", face: "" },
        ],
      },
    });
    expect(isReadyAtOnce(made.game)).toBe(true);
    expect(ownGame(made.game)?.host).toBe(made.host);
  });

  it("shows a game that still goes on only with our own eyes", async () => {
    const { asked } = shown(tableInfo());
    await at(5);
    expect(asked.map(({ path }) => path)).toEqual([
      `GET /api/tables/${GAME}`,
      `GET /api/tables/${GAME}/history?as=own`,
    ]);
    expect(screen.queryByRole("combobox", { name: "View as" })).toBeNull();
    await userEvent.keyboard("f");
    expect(asked).toHaveLength(2);
  });
});
