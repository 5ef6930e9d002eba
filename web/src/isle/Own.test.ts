import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, option, you } from "../net/testing";
import { Seat } from "../state/testing";
import Own from "./Own.svelte";

const sail = (side: string) => option(`sail to ${side}`, "sail to {side}", [side]);
const road = (side: string) => option(`build road ${side}`, "build road {side}", [side]);
const SAIL = { ...ask([sail("A1/E"), sail("A1/SE")]), kind: "side", purpose: "sail" } as const;

describe("while a place is to be chosen", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  it("one may stop choosing what a button lit", async () => {
    seat.asked([option("end turn"), road("A1/E"), road("A1/SE")]);
    seat.playing.want("build road {side}");
    render(Own, { playing: seat.playing, passed: false });
    await userEvent.click(screen.getByRole("button", { name: "Stop choosing" }));
    expect(seat.playing.marks).toHaveLength(0);
  });

  it("Escape leads to what takes the step back that led there", async () => {
    seat.welcomed({ you: you(SAIL, { undo: true }) });
    render(Own, { playing: seat.playing, passed: false });
    const back = screen.getByRole("button", { name: /^Undo/ });
    seat.playing.leave();
    expect(back).toHaveFocus();
    await userEvent.click(back);
    expect(seat.server.all("undo")).toHaveLength(1);
  });

  it("nothing is promised where nothing can be taken back", () => {
    seat.welcomed({ you: you(SAIL, { undo: false }) });
    render(Own, { playing: seat.playing, passed: false });
    expect(screen.getByText("2 places are lit on the board.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Undo/ })).toHaveAttribute("aria-disabled", "true");
  });
});
