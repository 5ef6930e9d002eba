import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { option } from "../../net/testing";
import { Seat } from "../../state/testing";
import { fetchScreen, type FamilyScreen } from "../families";
import Talk from "./Talk.svelte";

const PROMOTE = ["A1.S", "A1.N"].map((corner) =>
  option(`promote knight ${corner}`, "promote knight {corner}", [corner]),
);
const DISCARDS = ["crane", "smithing"].map((card) => option(`discard ${card}`, "discard {progress}", [card]));
const HAND = { owner: 0, sort: "progress", count: 2, cards: { crane: 1, smithing: 1 } };

// What is fetched when it is seen is here before.
let isle: FamilyScreen;
beforeAll(async () => {
  isle = await fetchScreen("isle:base;4");
  await import("../../isle/Talk.svelte");
});

describe("the talk zone", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  const show = () => render(Talk, { playing: seat.playing, screen: isle });

  it("has what may be answered instead of a place", async () => {
    const options = [...PROMOTE, option("smith no more")];
    seat.asked(options, { kind: "corner", purpose: "smith-again" });
    show();
    expect(seat.playing.marks).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Promote no more" }));
    expect(seat.acts).toEqual([["smith no more"]]);
  });

  it("leaves the board to what a button lit", async () => {
    const road = option("build road A1/E", "build road {side}", ["A1/E"]);
    const ship = option("build ship A1/E", "build ship {side}", ["A1/E"]);
    seat.asked([road, ship]);
    show();
    expect(screen.getAllByRole("button")).toHaveLength(2);
    await seat.playing.want("build road {side}");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("lets a card be read and played that answers what we are asked", async () => {
    const options = [...DISCARDS, option("play crane")];
    seat.asked(options, { purpose: "play-or-discard" }, [], { hands: [HAND] });
    show();
    expect(screen.getAllByRole("button")).toHaveLength(2);
    seat.playing.face = "smithing";
    await tick();
    expect(screen.getAllByRole("button")).toHaveLength(2); // it can't be played now
    seat.playing.face = "crane";
    await userEvent.click(await screen.findByRole("button", { name: "Play" }));
    expect(seat.acts).toEqual([["play crane"]]);
  });
});
