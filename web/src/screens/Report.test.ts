import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answering, trouble } from "../net/answering.testing";
import { FakeServer, tableInfo, welcome } from "../net/testing";
import { remember } from "../net/tokens";
import { report } from "./report/testing";
import Report from "./Report.svelte";

const GAME = report.table.game;
const PATH = `GET /api/tables/${GAME}/report`;
const TOKEN = "t".repeat(32);

describe("the report", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("says who won, how, and how long it took", async () => {
    answering({ [PATH]: report });
    render(Report, { game: GAME });
    expect(await screen.findByRole("heading", { name: "Ann wins with 10 points" })).toBeVisible();
    expect(document.title).toBe("Report: Base game, 3 players · Longroad");
    expect(screen.getByText("34 min")).toBeVisible();
    expect(screen.getByText("2 rounds")).toBeVisible();
    expect(screen.getByRole("link", { name: "Check the dice (promise cccccc…)" })).toHaveAttribute(
      "href",
      `/verify.html?table=${GAME}`,
    );
    expect(screen.getByRole("link", { name: "Replay" })).toHaveAttribute("href", `/replay/${GAME}?move=0`);
  });

  it("speaks to who has won, and lets them play again", async () => {
    remember(GAME, { seats: [{ seat: 0, token: TOKEN }] });
    const { asked } = answering({ [PATH]: report });
    render(Report, { game: GAME });
    expect(await screen.findByRole("heading", { name: "You win with 10 points" })).toBeVisible();
    expect(asked[0]?.token).toBe(TOKEN);
    expect(screen.getByRole("button", { name: "Rematch" })).toBeEnabled();
  });

  describe("asked for a rematch", () => {
    let server: FakeServer;

    beforeEach(async () => {
      server = new FakeServer();
      const socket = Object.assign(
        vi.fn(function () {
          return server.open();
        }),
        { CONNECTING: 0, OPEN: 1, CLOSED: 3 },
      );
      vi.stubGlobal("WebSocket", socket);
      remember(GAME, { seats: [{ seat: 0, token: TOKEN }] });
      answering({ [PATH]: report });
      render(Report, { game: GAME });
      await screen.findByRole("heading", { level: 1, name: "You win with 10 points" });
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
      expect(screen.getByRole("button", { name: "Rematch" })).toBeDisabled();
    });
    afterEach(() => vi.useRealTimers());

    it("says why there is none", async () => {
      server.accept();
      server.send(welcome(5, { table: tableInfo({ state: "over" }) }));
      const { id } = server.command;
      server.send({ type: "reject", seq: 5, id, code: "table-server-full", args: {}, text: "" });
      expect(await screen.findByRole("alert")).toHaveTextContent(
        /^This server has no room for another table now/,
      );
      expect(screen.getByRole("button", { name: "Rematch" })).toBeEnabled();
    });

    it("doesn't wait for a server that can't be reached, and may be asked again", async () => {
      await vi.advanceTimersByTimeAsync(16_000);
      expect(await screen.findByRole("alert")).toHaveTextContent(/^The server doesn't answer/);
      await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
      expect(screen.queryByRole("alert")).toBeNull();
      expect(server.connections).toBeGreaterThan(1);
    });
  });

  it("tells how a game was won without counting points", async () => {
    answering({ [PATH]: { ...report, reason: "finished-wonder" } });
    render(Report, { game: GAME });
    const head = "Ann has finished a wonder and wins with 10 points.";
    expect(await screen.findByRole("heading", { level: 1, name: head })).toBeVisible();
  });

  it("tells how a game ended that nobody won", async () => {
    answering({ [PATH]: { ...report, winner: null, reason: "abandoned" } });
    render(Report, { game: GAME });
    const head = "Everybody had left: the game is over without a winner.";
    expect(await screen.findByRole("heading", { level: 1, name: head })).toBeVisible();
  });

  it("has a table behind every chart, and words for each of them", async () => {
    answering({ [PATH]: report });
    render(Report, { game: GAME });
    expect(await screen.findByRole("img", { name: "Points at the end: Ann 10 and Ben 2." })).toBeVisible();
    expect(screen.getByRole("img", { name: "How often each sum was rolled: 7: 1 and 8: 3." })).toBeVisible();
    expect(screen.getByText(/The dice were ordinary: 38% of all games/)).toBeVisible();
    const rounds = screen.getByRole("table", { name: "Points by round", hidden: true });
    const last = within(rounds).getAllByRole("row", { hidden: true }).at(-1);
    expect(last).toHaveTextContent(/2\s*10\s*2/);
    expect(screen.getByRole("table", { name: "Dice", hidden: true })).toHaveTextContent("0.6");
  });

  it("marks the best value of each column", async () => {
    answering({ [PATH]: report });
    render(Report, { game: GAME });
    const table = await screen.findByRole("table", { name: "What happened" });
    const marked = within(table)
      .getAllByRole("row")
      .map((row) => [...row.querySelectorAll("strong")].map((value) => value.textContent));
    expect(marked).toEqual([[], ["10 (best)", "5 (best)", "2 (best)"], ["0 (best)"]]);
  });

  it("leaves out of the charts whom one doesn't want to see", async () => {
    answering({ [PATH]: report });
    render(Report, { game: GAME });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Ben" }));
    expect(screen.getByRole("img", { name: "Points at the end: Ann 10." })).toBeVisible();
  });

  it("goes from tab to tab with the arrows, and from a turning point to the replay", async () => {
    answering({ [PATH]: report });
    render(Report, { game: GAME });
    await userEvent.click(await screen.findByRole("tab", { name: "Trades" }));
    expect(screen.getByRole("img", { name: /^Offers and trades/ })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Turning points" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Round 2" })).toHaveAttribute("href", `/replay/${GAME}?move=33`);
    expect(screen.getByRole("tabpanel")).toHaveTextContent("Ann has the largest army, 3 knights.");
  });

  it("names the places of turning points as the log does", async () => {
    answering({ [PATH]: report });
    render(Report, { game: GAME });
    await userEvent.click(await screen.findByRole("tab", { name: "Turning points" }));
    expect(screen.getByRole("tabpanel")).toHaveTextContent("forest 8, hills 5, fields 10");
    expect(screen.getByRole("tabpanel")).not.toHaveTextContent("A1");
  });

  it("says why there is none, and tries again", async () => {
    answering({ [PATH]: trouble("table-not-over", "The game is not over yet.") });
    render(Report, { game: GAME });
    expect(await screen.findByRole("alert")).toHaveTextContent("The game is not over yet.");
    answering({ [PATH]: report });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Ann wins with 10 points" })).toBeVisible();
  });
});
