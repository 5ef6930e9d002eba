import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { option } from "../net/testing";
import { Seat } from "../state/testing";
import ActionBar from "./ActionBar.svelte";
import Choices from "./Choices.svelte";

const rob = (color: string) => option(`rob ${color}`, "rob {seat}", [color]);
const dice = [1, 2, 3].flatMap((red) =>
  [4, 5].map((other) =>
    option(`play alchemy ${red} ${other}`, "play alchemy {number} {number}", [`${red}`, `${other}`]),
  ),
);

describe("the answers of one verb", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  it("are players, with how many cards they hold", async () => {
    seat.asked([rob("blue"), rob("white")], { kind: "player", purpose: "rob" });
    render(Choices, { playing: seat.playing, options: seat.playing.options, head: "Rob" });
    const ben = screen.getByRole("button", { name: "Rob Ben" });
    expect(ben).toHaveTextContent("4 cards");
    await userEvent.click(ben);
    expect(seat.acts).toEqual([["rob blue"]]);
  });

  it("are players by their number on the keyboard, too", async () => {
    seat.asked([rob("blue"), rob("white")], { kind: "player", purpose: "rob" });
    await seat.playing.toPlayer(1); // ourselves
    expect(seat.acts).toEqual([]);
    void seat.playing.toPlayer(3);
    expect(seat.acts).toEqual([["rob white"]]);
  });

  it("are numbers: one of each row, and then it is said what comes of it", async () => {
    seat.asked(dice);
    render(Choices, { playing: seat.playing, options: dice, head: "Play alchemy" });
    expect(screen.getByRole("button", { name: "Choose the numbers" })).toBeDisabled();
    await userEvent.click(screen.getByRole("radio", { name: "2" }));
    await userEvent.click(screen.getByRole("radio", { name: "5" }));
    await userEvent.click(screen.getByRole("button", { name: "Alchemy: red 2, yellow 5" }));
    expect(seat.acts).toEqual([["play alchemy 2 5"]]);
  });

  it("are words for everything else", async () => {
    const jigs = ["slow", "quick"].map((jig) => option(`dance ${jig}`, "dance {jig}", [jig]));
    seat.asked(jigs);
    render(Choices, { playing: seat.playing, options: jigs, head: "Dance" });
    await userEvent.click(screen.getByRole("button", { name: "Dance quick" }));
    expect(seat.acts).toEqual([["dance quick"]]);
  });

  it("are shown at once when they are all there is to decide", () => {
    seat.asked([rob("blue"), rob("white")], { kind: "player", purpose: "rob" });
    expect(seat.playing.choices?.options).toHaveLength(2);
  });

  it("are shown on demand beside other things", async () => {
    const bids = [1, 2, 3].map((number) => option(`bid ${number}`, "bid {number}", [`${number}`]));
    seat.asked([...bids, option("wait")]);
    expect(seat.playing.choices).toBeNull();
    render(ActionBar, { playing: seat.playing });
    await userEvent.click(screen.getByRole("button", { name: "Bid 3 choices" }));
    expect(seat.playing.choices?.options).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Wait" }));
    expect(seat.acts).toEqual([["wait"]]);
  });

  it("are shown on demand before one rolls, too", () => {
    seat.asked([...dice, option("roll")]);
    expect(seat.playing.choices).toBeNull();
    void seat.playing.want("play alchemy {number} {number}");
    expect(seat.playing.choices?.options).toHaveLength(6);
  });

  it("are large buttons with both words where it is yes or no", async () => {
    seat.asked([option("yes"), option("no")], { kind: "yes/no" });
    render(Choices, { playing: seat.playing, head: "Actions", options: seat.playing.choices?.options ?? [] });
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    expect(seat.acts).toEqual([["no"]]);
  });
});
