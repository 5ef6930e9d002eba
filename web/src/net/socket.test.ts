import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { bye, FakeServer, step, welcome } from "./testing";
import { Line, Refusal, type Listener } from "./socket";

function listener() {
  return {
    welcome: vi.fn<Listener["welcome"]>(),
    step: vi.fn<Listener["step"]>(),
    presence: vi.fn<Listener["presence"]>(),
    state: vi.fn<Listener["state"]>(),
    ended: vi.fn<Listener["ended"]>(),
    clock: vi.fn<Listener["clock"]>(),
  };
}

describe("a line to a table", () => {
  let server: FakeServer;
  let told: ReturnType<typeof listener>;
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    told = listener();
    line = new Line(
      "game-one-12",
      { token: "t".repeat(32), host: "h".repeat(32) },
      told,
      server,
      "ws://here/",
    );
    line.open();
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  const arrive = (seq = 5) => {
    server.accept();
    server.send(welcome(seq));
  };
  const lose = async () => {
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
  };

  it("says who it is, and nothing it doesn't know", () => {
    server.accept();
    expect(server.last).toEqual({
      type: "hello",
      game: "game-one-12",
      protocol: 2,
      token: "t".repeat(32),
      host: "h".repeat(32),
    });
  });

  it("passes the welcome and the steps on", () => {
    arrive();
    server.send(step(6));
    expect(told.welcome).toHaveBeenCalledWith(expect.objectContaining({ seq: 5 }), true);
    expect(told.step).toHaveBeenCalledWith(expect.objectContaining({ seq: 6 }));
    expect(line.seq).toBe(6);
  });

  it("ignores a step that it knows already", () => {
    arrive();
    server.send(step(5));
    expect(told.step).not.toHaveBeenCalled();
  });

  it("says hello again when a step is missing, once, and believes the welcome", () => {
    arrive();
    server.send(step(8));
    server.send(step(9));
    expect(told.step).not.toHaveBeenCalled();
    expect(server.all("hello")).toHaveLength(2);
    expect(server.last).toMatchObject({ type: "hello", since: 5 });
    server.send(welcome(9));
    server.send(step(10));
    expect(told.step).toHaveBeenCalledTimes(1);
    expect(line.seq).toBe(10);
  });

  it("comes back after a loss, with the last step it knows", async () => {
    arrive();
    server.send(step(6));
    server.cut();
    expect(told.state).toHaveBeenLastCalledWith("lost", expect.any(Number));
    await vi.advanceTimersByTimeAsync(600);
    server.accept();
    expect(server.connections).toBe(2);
    expect(server.last).toMatchObject({ type: "hello", since: 6 });
    server.send(welcome(9));
    expect(told.welcome).toHaveBeenLastCalledWith(expect.objectContaining({ seq: 9 }), false);
  });

  it("waits longer each time, and half a minute at most", async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      server.cut();
      const retryAt = told.state.mock.lastCall?.[1] ?? 0;
      waits.push(retryAt - Date.now());
      await vi.advanceTimersByTimeAsync(retryAt - Date.now() + 1);
    }
    expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000].map((wait) => wait * 0.75));
    expect(Math.max(...waits)).toBe(30_000 * 0.75);
  });

  it("comes back when the server said it should", async () => {
    arrive();
    server.send(bye("restart", 2000));
    await vi.advanceTimersByTimeAsync(1900);
    expect(server.connections).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(server.connections).toBe(2);
  });

  it("stays away when the server says goodbye for good", async () => {
    arrive();
    const sent = line.send({ type: "undo" });
    server.send(bye("handed", null));
    await expect(sent).rejects.toMatchObject({ code: "handed" });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.connections).toBe(1);
    expect(told.ended).toHaveBeenCalledWith(expect.objectContaining({ code: "handed" }));
  });

  it("stays away when its token is worth nothing", async () => {
    server.accept();
    server.send({ type: "reject", seq: 0, id: null, code: "table-bad-token", args: {}, text: "No." });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.connections).toBe(1);
    expect(told.ended).toHaveBeenCalledWith(new Refusal("table-bad-token", {}, "No."));
  });

  it("says hello again later when the server is busy", async () => {
    server.accept();
    server.send({ type: "reject", seq: 0, id: null, code: "table-too-fast", args: { wait: 3000 }, text: "" });
    await vi.advanceTimersByTimeAsync(2900);
    expect(server.connections).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.connections).toBe(2);
  });

  it("resolves a command when it is acknowledged", async () => {
    arrive();
    const sent = line.send({ type: "act", frame: "f1", actions: ["roll"] });
    const { id } = server.command;
    expect(id).toMatch(/^[A-Za-z0-9_-]{20}$/);
    server.send({ type: "ack", seq: 6, id });
    await expect(sent).resolves.toMatchObject({ seq: 6 });
    expect(line.unanswered).toBe(0);
  });

  it("sends what was not acknowledged again with the same id, and only that", async () => {
    arrive();
    const first = line.send({ type: "chat", text: "hello" });
    server.send({ type: "ack", seq: 6, id: server.command.id });
    const second = line.send({ type: "act", frame: "f1", actions: ["roll"] });
    const command = server.command;
    await lose();
    server.accept();
    const before = server.sent.length;
    server.send(welcome(7));
    const again = server.sent.slice(before).filter((message) => message.type !== "ping");
    expect(again).toEqual([command]);
    server.send({ type: "ack", seq: 7, id: command.id });
    await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  });

  it("keeps a command until somebody listens", () => {
    void line.send({ type: "chat", text: "early" }).catch(() => undefined);
    server.accept();
    expect(server.all("chat")).toHaveLength(0);
    server.send(welcome(5));
    expect(server.all("chat")).toHaveLength(1);
  });

  it("doesn't send a command twice on one connection", () => {
    arrive();
    void line.send({ type: "chat", text: "once" }).catch(() => undefined);
    server.send(step(9));
    server.send(welcome(9));
    expect(server.all("chat")).toHaveLength(1);
  });

  it("tells a refusal to whoever sent the command", async () => {
    arrive();
    const sent = line.send({ type: "act", frame: "f1", actions: ["end turn"] });
    const { id } = server.command;
    server.send({ type: "reject", seq: 5, id, code: "roll-first", args: {}, text: "Roll the dice first." });
    await expect(sent).rejects.toEqual(new Refusal("roll-first", {}, "Roll the dice first."));
    await expect(sent).rejects.toMatchObject({ code: "roll-first" });
  });

  it("sends a command again that came too fast, with the same id", async () => {
    arrive();
    const sent = line.send({ type: "chat", text: "quick" });
    const { id } = server.command;
    server.send({ type: "reject", seq: 5, id, code: "table-too-fast", args: { wait: 400 }, text: "" });
    await vi.advanceTimersByTimeAsync(450);
    expect(server.all("chat").map((message) => "id" in message && message.id)).toEqual([id, id]);
    server.send({ type: "ack", seq: 6, id });
    await expect(sent).resolves.toMatchObject({ id });
  });

  it("drops a connection that doesn't answer", async () => {
    arrive();
    expect(server.all("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_100);
    expect(told.state).toHaveBeenLastCalledWith("lost", expect.any(Number));
  });

  it("measures the server's time by the quickest answer", async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    server.send({ type: "pong", seq: 5, now: Date.now() + 950 });
    expect(told.clock).toHaveBeenLastCalledWith(1000, 100);
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.advanceTimersByTimeAsync(500);
    server.send({ type: "pong", seq: 5, now: Date.now() });
    expect(told.clock).toHaveBeenLastCalledWith(1000, 100);
  });

  it("comes back at once when somebody looks at the page again", async () => {
    arrive();
    server.cut();
    await vi.advanceTimersByTimeAsync(10);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(server.connections).toBe(2);
  });

  it("hears nothing after it was closed", async () => {
    arrive();
    line.close();
    server.send(step(6));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.step).not.toHaveBeenCalled();
    expect(server.connections).toBe(1);
    await expect(line.send({ type: "undo" })).rejects.toMatchObject({ code: "left" });
  });
});
