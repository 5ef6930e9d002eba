import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ask, option, picture, step, welcome, you } from "../net/testing";
import { readChoices, settings } from "../state/settings.svelte";
import { Seat } from "../state/testing";
import { press } from "./shortcuts";
import { isleAt } from "../isle/table.svelte";

const ROAD = option("build road A1/E", "build road {side}", ["A1/E"]);
const CARD = option("buy card");
const rob = (color: string) => option(`rob ${color}`, "rob {seat}", [color]);

describe("single keys at the table", () => {
  let seat: Seat;
  const screen = { list: vi.fn(), help: vi.fn(), rules: vi.fn() };
  const fit = vi.fn();

  beforeEach(() => {
    vi.clearAllMocks();
    settings.set(readChoices(null));
    seat = new Seat();
    seat.playing.toWhole = fit;
  });
  afterEach(() => {
    seat.leave();
    document.body.replaceChildren();
  });

  function key(name: string, target: Element = document.body, code = ""): KeyboardEvent {
    const event = new KeyboardEvent("keydown", { key: name, code, bubbles: true, cancelable: true });
    const listen = (heard: Event) => press(heard as KeyboardEvent, seat.playing, screen);
    document.addEventListener("keydown", listen, { once: true });
    target.dispatchEvent(event);
    document.removeEventListener("keydown", listen);
    return event;
  }

  it("light the places of what they stand for, and Escape leaves", () => {
    seat.asked([ROAD, option("end turn")]);
    key("r");
    expect(seat.playing.verb).toBe("build road {side}");
    key("Escape");
    expect(seat.playing.verb).toBeNull();
  });

  it("do at once what needs no further choice", () => {
    seat.asked([CARD, option("end turn")]);
    key("D");
    expect(seat.acts).toEqual([["buy card"]]);
  });

  it("roll, show the list, the whole board and help, open the trade and choose a player", () => {
    seat.asked([option("roll")]);
    key("l");
    key("z");
    key("?");
    expect([screen.list, fit, screen.help].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
    key("t");
    expect(isleAt(seat.table).trade.isOpen).toBe(true);
    key(" ");
    expect(seat.acts).toEqual([["roll"]]);
  });

  it("choose a player by the number of the seat", () => {
    seat.asked([rob("blue"), rob("white")], { kind: "player" });
    key("2");
    expect(seat.acts).toEqual([["rob blue"]]);
  });

  it("never mean anything while somebody types, or with keys of the browser", () => {
    seat.asked([CARD]);
    const input = document.body.appendChild(document.createElement("input"));
    key("d", input);
    expect(seat.acts).toEqual([]);
    const event = new KeyboardEvent("keydown", { key: "d", ctrlKey: true });
    press(event, seat.playing, screen);
    expect(seat.acts).toEqual([]);
  });

  it.each(["<button></button>", "<i role='spinbutton' tabindex='0'></i>", "<p tabindex='0'>long</p>"])(
    "leave Space to what has a use for it: %s",
    (html) => {
      seat.asked([option("roll")]);
      document.body.innerHTML = html;
      expect(key(" ", document.body.firstElementChild ?? document.body).defaultPrevented).toBe(false);
      expect(seat.acts).toEqual([]);
    },
  );

  it.each(["bar", "stop"])("take Space at the prompt and on the board: %s", (name) => {
    seat.asked([option("roll")]);
    const place = document.body.appendChild(document.createElement("div"));
    place.className = name;
    key(" ", place);
    expect(seat.acts).toEqual([["roll"]]);
  });

  it("are found by their place where another alphabet is typed, unless that letter was chosen itself", () => {
    seat.asked([ROAD, CARD, option("end turn")]);
    key("к", document.body, "KeyR");
    expect(seat.playing.verb).toBe(ROAD.verb);
    settings.set({ keys: { ...settings.now.keys, card: "к" } });
    key("К", document.body, "KeyR");
    expect(seat.acts).toEqual([["buy card"]]);
  });

  it("may be digits, which then choose no player", () => {
    settings.set({ keys: { ...settings.now.keys, card: "2" } });
    seat.asked([CARD, rob("blue")], { kind: "player" });
    key("2");
    expect(seat.acts).toEqual([["buy card"]]);
  });

  it("mean nothing any more once the turn went by, or an answer was taken back", async () => {
    const main = (frame: string, seq: number) =>
      seat.server.send(step(seq, { you: you(ask([ROAD, option("end turn")], frame), { undo: true }) }));
    seat.asked([ROAD, option("end turn")]);
    key("r");
    seat.server.send(step(6, { you: you(), patch: { turn: 1, waiting: [1] } }));
    main("f2", 7);
    expect(seat.playing.verb).toBeNull();
    key("r");
    expect(seat.playing.verb).toBe(ROAD.verb);
    key("u");
    main("f2.1", 8);
    expect(seat.playing.verb).toBeNull();
  });

  it("can be switched off, and others chosen", () => {
    seat.asked([CARD]);
    settings.set({ shortcuts: false });
    key("d");
    expect(seat.acts).toEqual([]);
    settings.set({ shortcuts: true, keys: { ...settings.now.keys, card: "x" } });
    key("d");
    expect(seat.acts).toEqual([]);
    key("x");
    expect(seat.acts).toEqual([["buy card"]]);
  });

  it("do nothing but look for somebody who watches", () => {
    seat.welcomed({ seat: null, you: null });
    key("t");
    expect(isleAt(seat.table).trade.isOpen).toBe(false);
    key("z");
    expect(fit).toHaveBeenCalledOnce();
  });

  it("ask before a turn ends in which points could still be had", () => {
    seat.asked([option("build city A1.S", "build city {corner}", ["A1.S"]), option("end turn")]);
    key(" ");
    expect(seat.acts).toEqual([]);
    expect(seat.playing.surer).toBe(true);
    key(" ");
    expect(seat.acts).toEqual([["end turn"]]);
  });

  it("take an answer back only where that is possible", () => {
    seat.asked([CARD]);
    key("u");
    expect(seat.server.all("undo")).toHaveLength(0);
    seat.server.send(welcome(6, { you: you(ask([CARD]), { undo: true }), picture: picture() }));
    key("u");
    expect(seat.server.all("undo")).toHaveLength(1);
  });
});
