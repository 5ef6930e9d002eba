import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { plain } from "../lib/sentences";
import { ask, you, FakeServer, option, picture, seatInfo, step, tableInfo, welcome } from "../net/testing";
import { ownGame, rememberSeat } from "../net/tokens";
import { lineParts } from "./log";
import { TableState } from "./table.svelte";

const ROLL = option("roll");
const END = option("end turn");
const asked = (frame: string, ...options: ReturnType<typeof option>[]) => you(ask(options, frame));

describe("a table", () => {
  let server: FakeServer;
  let table: TableState;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    server = new FakeServer();
    table = new TableState("game-one-12", { token: "t".repeat(32) }, server, "ws://here/");
    table.open();
    server.accept();
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it("is what the welcome says", () => {
    server.send(welcome(5, { you: asked("f1", ROLL) }));
    expect(table.picture?.round).toBe(3);
    expect(table.seat).toBe(0);
    expect(table.isAwaited).toBe(true);
    expect(table.isOurTurn).toBe(true);
    expect(table.line).toBe("open");
  });

  it("takes the sections of a patch whole, and leaves the others", () => {
    server.send(welcome(5));
    server.send(step(6, { patch: { dice: [6, 6], waiting: [1], turn: 1 } }));
    expect(table.picture).toEqual(picture({ dice: [6, 6], waiting: [1], turn: 1 }));
    expect(table.waitingFor).toEqual([1]);
  });

  it("keeps table and question when a step doesn't mention them", () => {
    server.send(welcome(5, { you: asked("f1", ROLL) }));
    server.send(step(6));
    expect(table.ask?.frame).toBe("f1");
    server.send(step(7, { you: you(null, { undo: true, undos: 4 }), table: tableInfo({ paused: true }) }));
    expect(table.ask).toBeNull();
    expect(table.mayUndo).toBe(true);
    expect(table.table?.paused).toBe(true);
  });

  it("begins the picture with the first patch if there was none before the start", () => {
    server.send(welcome(2, { picture: null, table: tableInfo({ state: "waiting" }), you: null }));
    expect(table.picture).toBeNull();
    server.send(step(3, { patch: { ...picture() }, table: tableInfo() }));
    expect(table.picture).toEqual(picture());
    expect(table.state).toBe("playing");
  });

  it("keeps its picture when it is welcomed without one", async () => {
    server.send(welcome(5));
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.accept();
    const { picture: _gone, ...short } = welcome(5);
    server.send(short);
    expect(table.picture).toEqual(picture());
  });

  it("tells what happened while it was away, and only that", async () => {
    const rolled = { code: "rolled", args: { seat: 1, low: 3, high: 4 }, text: "blue rolls 3 and 4." };
    server.send(welcome(5, { missed: [step(4, { events: [rolled] })] }));
    expect(table.sinceYouLeft).toEqual([]);
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.accept();
    server.send(welcome(7, { missed: [step(6, { events: [rolled, rolled] }), step(7)] }));
    expect(table.sinceYouLeft.map((line) => line.key)).toEqual(["6.0", "6.1"]);
    expect(table.log.map((line) => line.key)).toEqual(["4.0", "6.0", "6.1"]);
    table.seenSinceYouLeft();
    expect(table.sinceYouLeft).toEqual([]);
  });

  it("answers with the frame of its question, once", async () => {
    server.send(welcome(5, { you: asked("f1", ROLL) }));
    const acted = table.act("roll");
    void table.act("roll");
    expect(server.all("act")).toHaveLength(1);
    expect(server.command).toMatchObject({ frame: "f1", actions: ["roll"] });
    expect(table.isBusy).toBe(true);
    expect(table.ask).not.toBeNull();
    server.send({ type: "ack", seq: 6, id: server.command.id });
    await acted;
    expect(table.isBusy).toBe(true);
    server.send(step(6, { you: asked("f2", END) }));
    expect(table.isBusy).toBe(false);
    expect(table.ask?.frame).toBe("f2");
  });

  it("sends what quick hands chose in advance, if it is possible then", async () => {
    server.send(welcome(5, { you: asked("f1", ROLL) }));
    const acted = table.act("roll");
    void table.act("end turn");
    server.send({ type: "ack", seq: 6, id: server.command.id });
    await acted;
    server.send(step(6, { you: asked("f2", END) }));
    expect(server.command).toMatchObject({ frame: "f2", actions: ["end turn"] });
  });

  it("forgets what was chosen in advance when another is asked first", async () => {
    server.send(welcome(5, { you: asked("f1", option("decline")) }));
    const acted = table.act("decline");
    void table.act("decline");
    server.send({ type: "ack", seq: 6, id: server.command.id });
    await acted;
    server.send(step(6, { you: you() }));
    server.send(step(7, { you: asked("f3", option("decline")) }));
    expect(server.all("act")).toHaveLength(1);
  });

  it("says why an answer was refused, and may be answered again", async () => {
    server.send(welcome(5, { you: asked("f1", ROLL, END) }));
    const acted = table.act("end turn");
    const { id } = server.command;
    server.send({ type: "reject", seq: 5, id, code: "roll-first", args: {}, text: "Roll the dice first." });
    expect(await acted).toBe(false);
    expect(table.refused.now).toMatchObject({ code: "roll-first" });
    expect(table.isBusy).toBe(false);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(table.refused.now).toBeNull();
  });

  it("waits for the step of an answer that was carried out while the line was lost", async () => {
    server.send(welcome(5, { you: asked("f1", ROLL) }));
    const acted = table.act("roll");
    const { id } = server.command;
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.accept();
    server.send(welcome(6, { you: asked("f2", END) }));
    expect(server.command).toMatchObject({ id, frame: "f1" });
    server.send({ type: "ack", seq: 6, id });
    expect(await acted).toBe(true);
    expect(table.isBusy).toBe(false);
  });

  it("knows how much time is left, by the server's clock", () => {
    const clock = { base: 30, increment: 5, bank: 60 };
    const now = Date.now();
    const running = seatInfo(0, { bank: 60_000, spent: 5_000, asked_since: now + 10_000 });
    const standing = seatInfo(1, { bank: 40_000, spent: 0, asked_since: null });
    const info = tableInfo({ clock, seats: [running, standing] });
    server.send(welcome(5, { now: now + 20_000, table: info }));
    expect(table.offset).toBe(20_000);
    expect(table.timeLeft(0, now)).toEqual({ base: 15_000, bank: 60_000, runs: true });
    expect(table.timeLeft(0, now + 20_000)).toEqual({ base: 0, bank: 55_000, runs: true });
    expect(table.timeLeft(0, now + 200_000)).toEqual({ base: 0, bank: 0, runs: true });
    expect(table.timeLeft(1, now)).toEqual({ base: 30_000, bank: 40_000, runs: false });
  });

  it("knows no time where there is no clock", () => {
    server.send(welcome(5));
    expect(table.timeLeft(0, Date.now())).toBeNull();
  });

  it("knows who is there; bots always are", () => {
    server.send(welcome(5, { present: [true, false, false] }));
    expect([0, 1, 2].map((seat) => table.isPresent(seat))).toEqual([true, false, true]);
    server.send({ type: "presence", seq: 5, present: [true, true, false], watching: 2 });
    expect(table.isPresent(1)).toBe(true);
    expect(table.watching).toBe(2);
  });

  it("tells events with the names of the players, and hides what one may not know", () => {
    const stole = { code: "stole", args: { seat: 1, victim: 0, card: "ore" }, text: "" };
    const hidden = { ...stole, args: { ...stole.args, card: null } };
    const news = { row: "said", seat: 1, how: "", text: "hi" };
    server.send(welcome(5, { missed: [step(4, { events: [stole, hidden] }), step(5, { news })] }));
    const lines = table.log.map((line) => plain(lineParts(line, table.subject)));
    expect(lines).toEqual(["Ben steals 1 ore from Ann.", "Ben steals a card from Ann.", "Ben: hi"]);
    expect(table.log.map(({ topic, seats }) => [topic, seats])).toEqual([
      ["attack", [1, 0]],
      ["attack", [1, 0]],
      ["chat", [1]],
    ]);
  });

  it("keeps the list of own games up to date", () => {
    rememberSeat({ game: "game-one-12", seat: 0, token: "t".repeat(32) });
    server.send(welcome(5, { you: asked("f1", ROLL) }));
    expect(ownGame("game-one-12")).toMatchObject({ state: "playing", ours: true, round: 3 });
    server.send(step(6, { you: you(), patch: { waiting: [1] } }));
    expect(ownGame("game-one-12")).toMatchObject({ ours: false });
  });

  it("remembers whose chat a seat doesn't read, from the first hello on", () => {
    const token = "t".repeat(32);
    rememberSeat({ game: "game-one-12", seat: 0, token });
    server.send(welcome(5));
    table.mute(1, true);
    expect(server.last).toMatchObject({ type: "hello", muted: [1] });
    const hellos = (tokens: { token?: string }) => {
      const fresh = new FakeServer();
      const again = new TableState("game-one-12", tokens, fresh, "ws://here/");
      again.open();
      fresh.accept();
      again.close();
      return fresh.last;
    };
    expect(hellos({ token })).toMatchObject({ type: "hello", muted: [1] });
    expect(hellos({})).not.toHaveProperty("muted"); // that is somebody else
    table.mute(1, false);
    expect(hellos({ token })).not.toHaveProperty("muted");
  });

  it("says why it ended", () => {
    server.send(welcome(5));
    server.send({ type: "bye", seq: 5, code: "deleted", text: "The table was deleted.", retry: null });
    expect(table.ending).toMatchObject({ code: "deleted", message: "The table was deleted." });
  });
});
