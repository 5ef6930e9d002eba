import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ask, option, step, you } from "../net/testing";
import type { StepMessage } from "../wire";
import { Retelling } from "./retelling.svelte";
import { Seat } from "./testing";
import { told } from "../isle/trade/testing";

const news = (seat: number, row = "acted") => ({ row, seat, how: "", text: "" });

describe("what is told to whoever listens", () => {
  let seat: Seat;
  let retelling: Retelling;
  let stop: () => void;
  let seq = 5;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    seq = 5;
    seat = new Seat().asked([option("end turn")]);
    stop = $effect.root(() => {
      retelling = new Retelling(seat.playing);
    });
    flushSync();
  });
  afterEach(() => {
    stop();
    seat.leave();
    vi.useRealTimers();
  });

  function happens(
    by: number,
    code: string,
    args: Record<string, unknown>,
    change: Partial<StepMessage> = {},
  ): void {
    seq += 1;
    seat.server.send(step(seq, { news: news(by), events: [told(code, { seat: by, ...args })], ...change }));
    flushSync();
  }
  const all = () => retelling.told.map(({ text }) => text).join(" ");

  it("is everything that others do, while they go on without a pause", () => {
    for (let k = 0; k < 20; k++) {
      happens(1, "rolled", { low: 1 + (k % 6), high: 2 });
      vi.advanceTimersByTime(300);
    }
    expect(all().match(/Ben rolls/g)?.length).toBeGreaterThanOrEqual(17);
    vi.advanceTimersByTime(1_000);
    expect(all().match(/Ben rolls/g)).toHaveLength(20);
  });

  it("isn't who refuses somebody else's offer", () => {
    happens(1, "offered", { give: { ore: 1 }, ask: { wool: 1 } }, { patch: { turn: 1 } });
    happens(2, "declined", {});
    vi.advanceTimersByTime(1_000);
    expect(all()).toBe("Ben offers 1 ore for 1 wool.");
  });

  it("is in one sentence who doesn't want ours", () => {
    happens(1, "declined", {});
    happens(2, "declined", {});
    vi.advanceTimersByTime(1_000);
    expect(all()).toBe("Not wanted by Ben and Greedy.");
  });

  it("is what others say, but not what we say, nor whom we don't read", () => {
    const says = (by: number, text: string) => {
      seq += 1;
      seat.server.send(step(seq, { news: { row: "said", seat: by, how: "", text } }));
      flushSync();
    };
    says(1, "hello");
    says(0, "hello yourself");
    says(2, ""); // the server tells us nothing else of whoever is muted
    vi.advanceTimersByTime(1_000);
    expect(all()).toBe("Ben: hello");
  });

  it("is at once what we did, and that we took it back", () => {
    happens(0, "swapped", { count: 4, give: "ore", get: "wool" });
    happens(0, "stole", { victim: 1, card: "brick" });
    expect(all()).toBe("Ann trades 4 ore with the bank for 1 wool. Ann steals 1 brick from Ben.");
    seat.server.send(step(8, { news: news(0, "undone") }));
    flushSync();
    expect(all()).toContain("Ann takes the last answer back.");
  });

  it("is what we are asked next, after what led to it, and where something may go", () => {
    const rob = {
      ...ask([option("rob blue", "rob {seat}", ["blue"])], "f2"),
      purpose: "rob",
      role: "" as const,
    };
    happens(0, "rolled", { low: 3, high: 4 }, { you: you(rob) });
    expect(all()).toBe("Ann rolls 3 and 4. Choose whom to rob.");
    const road = option("build road A1/E", "build road {side}", ["A1/E"]);
    seat.server.send(step(7, { you: you(ask([road], "f3")) }));
    flushSync();
    void seat.playing.want(road.verb);
    flushSync();
    expect(all()).toContain("Build a road: one place is lit on the board.");
  });

  it("isn't that something has to be chosen, while an answer is under way and when it has happened", async () => {
    const roads = ["A1/E", "A1/SE"].map((side) => option(`build road ${side}`, "build road {side}", [side]));
    seat.server.send(step(6, { you: you(ask(roads, "f2")) }));
    void seat.playing.want("build road {side}");
    flushSync();
    const before = all();
    const done = seat.playing.act("build road A1/E");
    flushSync();
    seat.server.send(step(7, { news: news(0), you: you(ask(roads.slice(1), "f3")) }));
    seat.server.send({ type: "ack", seq: 7, id: seat.server.command.id });
    flushSync();
    await done;
    flushSync();
    expect(all()).toBe(before);
  });
});
