import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LEGEND, seatInfo, step, tableInfo } from "../net/testing";
import { lineParts, linesOf } from "../state/log";
import { Seat } from "../state/testing";
import type { News, Wait, Welcome } from "../wire";
import Idle from "./Idle.svelte";

const BEGIN = new Date("2026-01-01T12:00:00Z").getTime();

describe("somebody who does nothing", () => {
  let seat: Seat;

  beforeEach(() => {
    vi.useFakeTimers({ now: BEGIN });
    seat = new Seat();
  });
  afterEach(() => {
    seat.leave();
    vi.useRealTimers();
  });

  const waits = (number: number, cover: number[] = []): Wait[] => [
    { seat: number, since: BEGIN, until: BEGIN + 120_000, cover },
  ];

  function show(number: number, change: Partial<Welcome> = {}): void {
    const seats = [seatInfo(0), seatInfo(1), seatInfo(2)];
    seat.welcomed({
      now: BEGIN,
      host: false,
      present: [true, true, true],
      table: tableInfo({ seats }),
      waits: waits(number),
      ...change,
    });
    render(Idle, { table: seat.table });
  }

  async function pass(seconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + 1000 * seconds - 500); // nobody answers pings here
    await vi.advanceTimersByTimeAsync(500);
    await tick();
  }

  const press = (name: string) =>
    userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole("button", { name }));

  it("is told to the others after a pause for thought, with the time that is left", async () => {
    show(1);
    await pass(29);
    expect(screen.queryByText(/Ben/)).not.toBeInTheDocument();
    await pass(71);
    expect(
      screen.getByText("Ben has been asked for 1:40; from 2:00 on a bot may play for Ben."),
    ).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is voted on when the time is over, and the vote can be taken back", async () => {
    show(1);
    await pass(121);
    await press("Vote for a bot");
    expect(seat.server.command).toMatchObject({ type: "cover", seat: 1, yes: true });
    seat.server.send({ type: "ack", seq: 6, id: seat.server.command.id });
    seat.server.send(step(6, { waits: waits(1, [0]) }));
    await pass(1);
    expect(screen.getByText(/For a bot: Ann\./)).toBeVisible();
    await press("Take it back");
    expect(seat.server.command).toMatchObject({ type: "cover", seat: 1, yes: false });
  });

  it("is up to the host", async () => {
    show(1, { host: true });
    await pass(121);
    await press("Let a bot play");
    expect(seat.server.command).toMatchObject({ type: "cover", seat: 1, yes: true });
  });

  it("is warned in the last half minute", async () => {
    show(0);
    await pass(89);
    expect(screen.queryByText(/a bot may play/)).not.toBeInTheDocument();
    await pass(2);
    expect(screen.getByText("Answer within 0:29; then a bot may play for you.")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Answer soon, or a bot may play for you.");
    await pass(30);
    expect(screen.getByText("The others may let a bot play for you now: answer.")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is left in peace after an answer", async () => {
    show(1);
    await pass(60);
    seat.server.send(step(6, { waits: [] }));
    await tick();
    expect(screen.queryByText(/Ben/)).not.toBeInTheDocument();
  });

  it("is nobody's business alone with bots", async () => {
    const bots = [seatInfo(0), seatInfo(1, { kind: "bot" }), seatInfo(2, { kind: "bot" })];
    show(0, { table: tableInfo({ seats: bots }) });
    await pass(200);
    expect(screen.getByRole("status")).toHaveTextContent(/^$/);
    expect(screen.queryByText(/bot may/)).not.toBeInTheDocument();
  });

  it("is not told of somebody who is gone: the seat is held", async () => {
    show(1, { present: [true, false, true] });
    await pass(200);
    expect(screen.queryByText(/Ben/)).not.toBeInTheDocument();
  });

  it("has nothing to press for somebody who watches", async () => {
    show(1, { seat: null, you: null });
    await pass(200);
    expect(screen.getByText("Ben has been asked for 3:20: a bot may play for Ben.")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is told in the log by name", () => {
    show(1);
    const said = (news: Partial<News>): string =>
      linesOf(step(6, { news: { row: "voted", seat: 2, how: "", text: "", ...news } }), LEGEND)
        .flatMap((line) => lineParts(line, seat.table.subject))
        .map((part) => (typeof part === "string" ? part : part.name))
        .join("");
    expect(said({ how: "cover", whom: 1 })).toBe("Cem wants a bot to play for Ben.");
    expect(said({ how: "not cover", whom: 1 })).toBe("Cem doesn't want a bot to play for Ben.");
    expect(said({ row: "away", seat: 1, how: "idle" })).toBe(
      "Ben has done nothing for long; safe moves are made.",
    );
  });
});
