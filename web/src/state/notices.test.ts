import { describe, expect, it } from "vitest";

import { LEGEND, step } from "../net/testing";
import type { Happening } from "../wire";
import { TOPICS, brief, linesOf, passes } from "./log";
import { toneOf } from "./notices.svelte";

const event = (code: string, args: Record<string, unknown> = {}): Happening => ({ code, args });
const told = (...events: Happening[]) => step(6, { events });

describe("the tone of a step", () => {
  it("is the one that matters most", () => {
    expect(toneOf(told(event("rolled"), event("harvested", { seat: 0 })), 0, LEGEND)).toBe("roll");
    expect(toneOf(told(event("rolled"), event("won")), 0, LEGEND)).toBe("end");
    expect(toneOf(told(event("built-city")), 0, LEGEND)).toBe("build");
  });

  it("is heard by those it is about", () => {
    const stolen = told(event("stole", { seat: 1, victim: 0 }));
    expect(toneOf(stolen, 0, LEGEND)).toBe("robbed");
    expect(toneOf(stolen, 2, LEGEND)).toBeNull();
    expect(toneOf(stolen, null, LEGEND)).toBeNull();
  });

  it("doesn't sound for what one does or says oneself", () => {
    expect(toneOf(told(event("offered")), 1, LEGEND)).toBeNull();
    expect(toneOf(told(event("offered")), 0, LEGEND)).toBe("offer");
    const said = step(6, { news: { row: "said", seat: 1, how: "", text: "hi" } });
    expect([toneOf(said, 1, LEGEND), toneOf(said, 0, LEGEND)]).toEqual([null, "chat"]);
  });
});

describe("a line of the log", () => {
  const topics = (...codes: string[]) =>
    linesOf(told(...codes.map((code) => event(code))), LEGEND).map((line) => line.topic);

  it("has a topic", () => {
    expect(topics("rolled", "built-road", "traded", "stole", "drew", "thief-stays")).toEqual([
      "dice",
      "build",
      "trade",
      "attack",
      "cards",
      "attack",
    ]);
  });

  it("passes a filter by topic and by everybody it is about", () => {
    const [line] = linesOf(told(event("stole", { seat: 1, victim: 0, card: null })), LEGEND);
    if (line === undefined) throw new Error("there is no line");
    const all = new Set(TOPICS);
    expect(passes(line, { seat: null, topics: all })).toBe(true);
    expect(passes(line, { seat: 0, topics: all })).toBe(true);
    expect(passes(line, { seat: 2, topics: all })).toBe(false);
    expect(passes(line, { seat: 0, topics: new Set(["dice"]) })).toBe(false);
  });

  it("is left out where it says who refused an offer that is over", () => {
    const shown = (...codes: string[]) =>
      brief(linesOf(told(...codes.map((code) => event(code))), LEGEND)).map((line) => line.happening?.code);
    const offer = ["offered", "declined", "declined"];
    expect(shown(...offer)).toEqual(offer);
    expect(shown(...offer, "no-deal")).toEqual(["offered", "no-deal"]);
    expect(shown(...offer, "accepted", "traded", ...offer)).toEqual([
      "offered",
      "accepted",
      "traded",
      ...offer,
    ]);
  });

  it("isn't written for what nobody needs to read", () => {
    const row = (name: string, text = "") =>
      linesOf(step(6, { news: { row: name, seat: 0, how: "", text } }), LEGEND);
    expect(["acted", "slept", "woke", "offered", "said"].flatMap((name) => row(name))).toEqual([]);
    expect(row("said", "hi")).toHaveLength(1);
    expect(row("resigned")).toHaveLength(1);
  });
});
