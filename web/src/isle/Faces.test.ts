import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { option } from "../net/testing";
import { Seat } from "../state/testing";
import type { AskOption } from "../wire";
import Faces from "./Faces.svelte";

const END = option("end turn");
const SPY = ["blue", "white"].map((color) =>
  option(`play espionage ${color}`, "play espionage {seat}", [color]),
);
const FLEET = ["ore", "wool"].map((card) =>
  option(`play merchant fleet ${card}`, "play merchant fleet {card}", [card]),
);

describe("our cards that do something", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  function hold(options: AskOption[], ...names: string[]): void {
    const cards = Object.fromEntries(names.map((name) => [name, 1]));
    seat.asked(options, {}, [], { hands: [{ owner: 0, sort: "progress", count: names.length, cards }] });
    render(Faces, { playing: seat.playing });
  }
  const plays = () => screen.queryAllByRole("button", { name: "Play" });
  const opens = (name: string) =>
    document.getElementById(screen.getByRole("button", { name }).getAttribute("popovertarget") ?? "");

  it("are played from what a press on them shows, where that is possible now", async () => {
    hold([END, option("play crane")], "crane", "smithing");
    const [play] = plays();
    expect(plays()).toHaveLength(1);
    expect(opens("crane: what it does")).toContainElement(play ?? null);
    expect(opens("crane: what it does")).toHaveTextContent(/improve/);
    expect(opens("smithing: what it does")).toBeNull();
    if (play) await userEvent.click(play);
    expect(seat.acts).toEqual([["play crane"]]);
  });

  it("are told apart where one's name begins like another's", () => {
    hold([END, ...FLEET], "merchant", "merchant fleet");
    expect(plays()).toHaveLength(1);
    expect(opens("merchant: what it does")).toBeNull();
  });

  it("light what is to be chosen first: cards have a dialog, everything else is where one builds", async () => {
    hold([END, ...FLEET, ...SPY], "merchant fleet", "espionage");
    const [fleet, spy] = plays();
    if (fleet) await userEvent.click(fleet);
    expect(seat.playing.cards).toHaveLength(2);
    expect(seat.playing.sheet).toBe("");
    if (spy) await userEvent.click(spy);
    expect(seat.playing).toMatchObject({ verb: "play espionage {seat}", sheet: "build" });
    expect(seat.acts).toEqual([]);
  });
});
