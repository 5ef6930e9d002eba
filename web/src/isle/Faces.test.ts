import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { option } from "../net/testing";
import { Seat } from "../state/testing";
import type { AskOption } from "../wire";
import Faces from "./Faces.svelte";
import Talk from "./Talk.svelte";

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
    render(Talk, { playing: seat.playing });
  }
  const face = (name: string) => screen.getByRole("button", { name: `${name}: what it does` });
  const words = (name: string) => screen.getByRole("group", { name });
  const play = () => screen.queryByRole("button", { name: "Play" });

  it("are played from what a press on them shows, where that is possible now", async () => {
    hold([END, option("play crane")], "crane", "smithing");
    expect(play()).not.toBeInTheDocument();
    await userEvent.click(face("smithing"));
    expect(words("smithing")).toBeInTheDocument();
    expect(play()).not.toBeInTheDocument();
    await userEvent.click(face("crane"));
    expect(face("crane")).toHaveAttribute("aria-expanded", "true");
    expect(words("crane")).toHaveTextContent(/improve/);
    await userEvent.click(within(words("crane")).getByRole("button", { name: "Play" }));
    expect(seat.acts).toEqual([["play crane"]]);
    expect(seat.playing.face).toBe("");
  });

  it("say in the prompt what they are called, and whether they can be played", async () => {
    hold([END, option("play crane")], "crane", "smithing", "printer");
    await userEvent.hover(face("crane"));
    expect(seat.playing.caption).toBe("crane · can be played now");
    await userEvent.hover(face("smithing"));
    expect(seat.playing.caption).toBe("smithing · can't be played now");
    await userEvent.hover(face("printer"));
    expect(seat.playing.caption).toBe("printer"); // it never is
    await userEvent.unhover(face("printer"));
    await Promise.resolve();
    expect(seat.playing.caption).toBe("");
  });

  it("are told apart where one's name begins like another's", async () => {
    hold([END, ...FLEET], "merchant", "merchant fleet");
    expect(face("merchant")).not.toHaveClass("lit");
    expect(face("merchant fleet")).toHaveClass("lit");
    await userEvent.click(face("merchant"));
    expect(play()).not.toBeInTheDocument();
  });

  it("are closed by the press that opened them, and by Escape, which gives the focus back", async () => {
    hold([END, option("play crane")], "crane");
    await userEvent.click(face("crane"));
    await userEvent.click(face("crane"));
    expect(play()).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Escape}");
    expect(play()).not.toBeInTheDocument();
    expect(face("crane")).toHaveFocus();
  });

  it("light what is to be chosen first: cards have a list, everything else is in the talk zone", async () => {
    hold([END, ...FLEET, ...SPY], "merchant fleet", "espionage");
    await userEvent.click(face("merchant fleet"));
    await userEvent.click(play() ?? face("merchant fleet"));
    expect(seat.playing.cards).toHaveLength(2);
    await userEvent.click(face("espionage"));
    await userEvent.click(play() ?? face("espionage"));
    expect(seat.playing.verb).toBe("play espionage {seat}");
    expect(seat.acts).toEqual([]);
  });

  it("say which of them were bought this turn", async () => {
    const hand = { owner: 0, sort: "development", count: 3, cards: { knight: 2, monopoly: 1 } };
    seat.asked([END], {}, [], { hands: [{ ...hand, resting: { knight: 1 } }] });
    render(Faces, { playing: seat.playing });
    render(Talk, { playing: seat.playing });
    const rests = "1 bought this turn, to be played from your next turn on";
    await userEvent.click(screen.getByRole("button", { name: `2 knight: what it does (${rests})` }));
    expect(words("knight")).toHaveTextContent(rests);
    await userEvent.click(screen.getByRole("button", { name: "monopoly: what it does" }));
    expect(words("monopoly")).not.toHaveTextContent(rests);
  });
});
