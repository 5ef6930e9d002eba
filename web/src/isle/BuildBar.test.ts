import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { option } from "../net/testing";
import { Seat } from "../state/testing";
import type { Price } from "../wire";
import BuildBar from "./BuildBar.svelte";

const ROAD = option("build road A1/E", "build road {side}", ["A1/E"]);
const CARD = option("buy card");
const PRICES: Price[] = [
  { verb: "build road {side}", cards: { lumber: 1, brick: 1 } },
  { verb: "build city {corner}", cards: { grain: 2, ore: 3 } },
  { verb: "buy card", cards: { ore: 1 } },
  { verb: "improve {track}", cards: { coin: 1 }, of: "politics" },
];

describe("the bar for building", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  it("shows what there is with its costs, and what is missing in hand", () => {
    seat.asked([ROAD, CARD], { paid: true }, PRICES);
    render(BuildBar, { playing: seat.playing });
    const names = screen
      .getAllByRole("button")
      .map((button) => button.textContent?.replace(/\s+/g, " ").trim());
    expect(names).toHaveLength(3);
    expect(names[0]).toMatch(/^Road .*Costs 1 lumber, 1 brick\.$/);
    expect(names[1]).toMatch(/Costs 2 grain, 3 ore\. You lack 2 grain, 2 ore\.$/);
  });

  it("is lit where something is possible, and says why not elsewhere", async () => {
    seat.asked([ROAD], { paid: true }, PRICES);
    render(BuildBar, { playing: seat.playing });
    expect(screen.getByRole("button", { name: /^Road/ })).toHaveAttribute("aria-disabled", "false");
    const city = screen.getByRole("button", { name: /^City/ });
    expect(city).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(city);
    expect(seat.playing.caption).toBe("City: You lack 2 grain, 2 ore.");
    expect(seat.acts).toEqual([]);
  });

  it("has each thing once, and lit, while an offer of ours lies on the table", () => {
    seat.asked([option("close offer"), option("end turn"), ROAD, CARD], { purpose: "close-offer" }, PRICES);
    render(BuildBar, { playing: seat.playing });
    const cells = screen.getAllByRole("button");
    expect(cells).toHaveLength(3);
    expect(cells.map((cell) => cell.classList.contains("lit"))).toEqual([true, false, true]);
  });

  it("lights the places of what needs one, and leaves them by the same button", async () => {
    seat.asked([ROAD], { paid: true }, PRICES);
    render(BuildBar, { playing: seat.playing });
    await userEvent.click(screen.getByRole("button", { name: /^Road/ }));
    expect(seat.playing.marks.map(({ place }) => place)).toEqual(["A1/E"]);
    await userEvent.click(screen.getByRole("button", { name: /^Road/ }));
    expect(seat.playing.marks).toEqual([]);
  });

  it("tells what one looks at where one reads what is asked, for as long as one does", async () => {
    seat.asked([ROAD], { paid: true }, PRICES);
    render(BuildBar, { playing: seat.playing });
    const road = screen.getByRole("button", { name: /^Road/ });
    await userEvent.hover(road);
    expect(seat.playing.caption).toBe("Road: costs 1 lumber, 1 brick.");
    await userEvent.unhover(road);
    expect(seat.playing.caption).toBe("");
  });

  it("has what else may be done in a turn, but no cards, which lie beside it", async () => {
    const sail = ["A1/E", "A1/W"].map((side) => option(`sail ${side}`, "sail {side}", [side]));
    seat.asked([option("end turn"), ...sail, option("dance")], { paid: true }, PRICES);
    render(BuildBar, { playing: seat.playing });
    await userEvent.click(screen.getByRole("button", { name: "Sail" }));
    expect(seat.playing.marks.map(({ place }) => place)).toEqual(["A1/E", "A1/W"]);
    await userEvent.click(screen.getByRole("button", { name: "Dance" }));
    expect(seat.acts).toEqual([["dance"]]);
  });

  it("buys at once what needs no place", async () => {
    seat.asked([CARD], { paid: true }, PRICES);
    render(BuildBar, { playing: seat.playing });
    await userEvent.click(screen.getByRole("button", { name: /^Card/ }));
    expect(seat.acts).toEqual([["buy card"]]);
  });

  it("says on the board what a build leaves in hand, and nothing where it is free", () => {
    seat.asked([ROAD], { paid: true }, PRICES);
    seat.playing.want("build road {side}");
    expect(seat.playing.marks[0]).toMatchObject({ act: "Build", note: "Leaves you 1 lumber, 1 ore." });
    seat.asked([ROAD], { paid: false, kind: "side" }, PRICES);
    expect(seat.playing.marks[0]?.note).toBeUndefined();
  });
});
