import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { BOTS, FakeServer, seatInfo, step, tableInfo, welcome } from "../net/testing";
import { rememberMade } from "../net/tokens";
import { Device } from "../state/device.svelte";
import { settings } from "../state/settings.svelte";
import { TableState } from "../state/table.svelte";
import type { SeatInfo } from "../wire";
import Waiting from "./Waiting.svelte";

const GAME = "game-one-12";
const open = (seat: number) => seatInfo(seat, { kind: "open", name: "", ready: false });

describe("the time before the start", () => {
  let server: FakeServer;
  let device: Device;
  const onjoin = vi.fn();

  function show(seats: SeatInfo[], { host = true, seat = 0 as number | null, listed = false } = {}): void {
    server.accept();
    const table = tableInfo({ state: "waiting", seats, listed });
    server.send(welcome(2, { table, picture: null, you: null, seat, host }));
    render(Waiting, { device, table: device.front, onjoin });
  }

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", async () => Response.json(BOTS.slice(0, 1)));
    server = new FakeServer();
    const made = { game: GAME, host: "h".repeat(32), link: "l".repeat(32), tokens: { "0": "t".repeat(32) } };
    rememberMade(made, "isle:base;3");
    device = new Device(GAME, {}, (tokens) => new TableState(GAME, tokens, server, "ws://here/"));
    device.open();
  });

  afterEach(() => {
    device.close();
    vi.unstubAllGlobals();
  });

  const commands = () => server.sent.filter((message) => "id" in message);

  it("shows the link, and the same as a QR code", () => {
    show([seatInfo(0, { ready: false }), open(1), open(2)]);
    const link = `${location.origin}/table/${GAME}#join=${"l".repeat(32)}`;
    expect(screen.getByLabelText("Whoever has this link may sit down")).toHaveValue(link);
    expect(screen.getByRole("img", { name: "The link as a QR code" })).toBeInTheDocument();
  });

  it("keeps the command that opens the server to others in one piece", () => {
    show([seatInfo(0, { ready: false }), open(1), open(2)]);
    expect(screen.getByText("longroad serve --lan").parentElement).toHaveTextContent(
      "start the server with “longroad serve --lan” and open",
    );
  });

  it("adds something random to the dice of whoever is ready", async () => {
    show([seatInfo(0, { ready: false }), open(1), open(2)]);
    await userEvent.click(screen.getByRole("button", { name: "I'm ready" }));
    expect(server.command).toMatchObject({ type: "confirm", entropy: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("is ready once, however often one presses", async () => {
    show([seatInfo(0, { ready: false }), open(1), open(2)]);
    await userEvent.dblClick(screen.getByRole("button", { name: "I'm ready" }));
    expect(commands().filter(({ type }) => type === "confirm")).toHaveLength(1);
  });

  it("lets whoever has the link sit down later, and tells nobody else to send it", async () => {
    show([seatInfo(0), open(1), open(2)], { seat: null, host: false });
    expect(screen.getByText("Waiting for more players.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(onjoin).toHaveBeenCalledOnce();
  });

  it("says whom we wait for", () => {
    show([seatInfo(0), seatInfo(1, { ready: false }), seatInfo(2, { kind: "bot", name: "" })]);
    expect(screen.getByText("Waiting for Ben to be ready.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "I'm ready" })).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Whoever has this link may sit down")).not.toBeInTheDocument();
  });

  it("lets the host put bots, free seats and start", async () => {
    show([seatInfo(0), seatInfo(1), open(2)]);
    const items = within(screen.getByRole("region", { name: "Seats" })).getAllByRole("listitem");
    await userEvent.click(within(items[2] ?? document.body).getByRole("button", { name: "Put a bot" }));
    await userEvent.click(within(items[1] ?? document.body).getByRole("button", { name: "Free the seat" }));
    await userEvent.click(screen.getByRole("button", { name: "Start with bots on the free seats" }));
    expect(commands()).toMatchObject([
      { type: "putbot", seat: 2, bot: "greedy" },
      { type: "free", seat: 1 },
      { type: "start" },
    ]);
  });

  it("never loses the focus to a button that goes", async () => {
    show([seatInfo(0, { ready: false }), open(1), seatInfo(2, { ready: false })]);
    const changed = (seq: number, ready: boolean) => {
      const seats = [seatInfo(0, { ready }), seatInfo(1, { kind: "bot" }), seatInfo(2, { ready: false })];
      server.send(step(seq, { table: tableInfo({ state: "waiting", seats }) }));
    };
    await userEvent.click(screen.getByRole("button", { name: "Put a bot" }));
    changed(3, false);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Put a bot" })).toBeNull());
    expect(screen.getAllByRole("button", { name: "Free the seat" })[0]).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "I'm ready" }));
    changed(4, true);
    await waitFor(() => expect(screen.getByText("Waiting for Cem to be ready.")).toHaveFocus());
  });

  it("lets others only leave", () => {
    show([seatInfo(0), seatInfo(1), open(2)], { host: false, seat: 1 });
    expect(screen.getByRole("button", { name: "Leave" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Put a bot" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Start/ })).not.toBeInTheDocument();
  });

  it("renames whoever sits here", async () => {
    show([seatInfo(0), open(1), open(2)]);
    const field = screen.getByRole("textbox", { name: "Your name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Anna{Tab}");
    expect(server.command).toMatchObject({ type: "rename", name: "Anna" });
  });

  it("shows another face of whoever sits here, and keeps it", async () => {
    show([seatInfo(0), open(1), open(2)]);
    await userEvent.click(screen.getByRole("button", { name: "Another face" }));
    const { face } = settings.now;
    expect(face).toMatch(/^[a-z]{8}$/);
    expect(server.command).toMatchObject({ type: "rename", name: "Ann", face });
  });

  it("shows bots as persons, with their manner and strength", () => {
    const met = { kind: "bot", name: "Edda", face: "Eddai", manner: "steady", shields: 2 } as const;
    show([seatInfo(0), seatInfo(1, met), open(2)]);
    const [, edda] = within(screen.getByRole("region", { name: "Seats" })).getAllByRole("listitem");
    expect(edda).toHaveTextContent(/Edda.*bot.*steady/);
    const shields = within(edda ?? document.body).getByRole("img", { name: "strength 2 of 3" });
    expect(shields.querySelectorAll(".full")).toHaveLength(2);
  });

  it("follows what the others do", async () => {
    show([seatInfo(0), open(1), open(2)]);
    const seats = [seatInfo(0), seatInfo(1, { name: "Zoe", ready: false }), open(2)];
    const news = { row: "sat", seat: 1, how: "", text: "Zoe" };
    server.send(step(3, { news, table: tableInfo({ state: "waiting", seats }) }));
    await waitFor(() => expect(screen.getByText("Zoe")).toBeInTheDocument());
  });

  it("lets whoever watches sit down at a listed table", async () => {
    show([seatInfo(0), open(1), open(2)], { host: false, seat: null, listed: true });
    await userEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(onjoin).toHaveBeenCalled();
  });
});
