import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { ask, option, picture, step, tableInfo, you } from "../net/testing";
import Play from "../screens/table/Play.svelte";
import { fetchScreen, type FamilyScreen } from "../screens/families";
import { Device } from "../state/device.svelte";
import { Seat } from "../state/testing";
import type { AskOption, Picture } from "../wire";

const SPEC = "toy:race;3";
const TOY: Partial<Picture> = {
  spec: SPEC,
  pieces: [{ kind: "pawn", owner: 1, place: "start", facts: {} }],
  hands: [{ owner: 0, sort: "tickets", count: 2, cards: { red: 1, blue: 1 } }],
  decks: [{ name: "tickets", count: 7, cards: null }],
  counters: [
    { name: "laps", owner: 0, value: 2 },
    { name: "lap", owner: null, value: 9 },
  ],
  stock: [{ kind: "pawn", owner: 0, left: 3 }],
};

describe("a family without a screen of its own", () => {
  let seat: Seat;
  let plain: FamilyScreen;
  beforeAll(async () => (plain = await fetchScreen(SPEC)));
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  function show(options: AskOption[]): void {
    seat.welcomed({
      table: tableInfo({ spec: SPEC }),
      picture: picture(TOY),
      you: you({ ...ask(options), kind: "corner", purpose: "run-on", args: { seat: "blue" } }),
    });
    const device = new Device("game-one-12", {}, () => seat.table);
    render(Play, { table: seat.table, device, screen: plain });
  }

  it("has the plain one, and the island its own", async () => {
    expect(await fetchScreen("isle:base;3")).not.toBe(plain);
    expect(await fetchScreen("nobody knows")).toBe(plain);
  });

  it("lists all that the picture has", () => {
    show([option("run")]);
    const rows = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("term")
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows("On the table")).toEqual(["Dice: 3 + 5 is 8.: ", "tickets: 7 cards", "lap: 9"]);
    expect(rows("Ann, 3 points")).toEqual(["tickets: 1 red, 1 blue", "laps: 2", "pawn: 3"]);
    expect(rows("Ben, 2 points")).toEqual(["pawn: start"]);
    const players = within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem");
    expect(players.at(-1)).toHaveTextContent(/Ann.*on turn.*3 of 10 points/);
  });

  it("asks in plain words, and has every answer as a button", async () => {
    show([
      option("run to A1", "run to {corner}", ["A1"]),
      option("wait for blue", "wait for {seat}", ["blue"]),
    ]);
    expect(document.querySelector(".prompt")).toHaveTextContent("Run on: Ben");
    const own = within(screen.getByRole("region", { name: "Your cards and actions" }));
    await userEvent.click(own.getByRole("button", { name: "Run to A1" }));
    expect(seat.acts).toEqual([["run to A1"]]);
  });

  it("tells events that have no sentence by their code", async () => {
    show([option("run")]);
    seat.server.send(
      step(6, {
        events: [{ code: "ran-away", args: { seat: 1, from: "start", with: { red: 2 }, card: null } }],
      }),
    );
    expect(await screen.findByRole("region", { name: "Log" })).toHaveTextContent(
      "Ran away: Ben, start, 2 red",
    );
  });

  it("leaves out the keys of other families", async () => {
    show([option("build road A1/E", "build road {side}", ["A1/E"])]);
    await userEvent.keyboard("rta");
    expect(seat.acts).toEqual([]);
  });
});
