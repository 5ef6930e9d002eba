import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { picture, step } from "../net/testing";
import { readChoices, settings } from "../state/settings.svelte";
import { Seat } from "../state/testing";
import Flights from "./Flights.svelte";
import Hand from "./Hand.svelte";
import Production from "./Production.svelte";

const hand = (cards: Record<string, number>) => [{ owner: 0, sort: "resources", count: 3, cards }];
const decks = [{ name: "bank", count: 90, cards: { lumber: 18, wool: 18 } }];

describe("what is won and lost", () => {
  let seat: Seat;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.set(readChoices(null));
    seat = new Seat().welcomed({ picture: picture({ decks, hands: hand({ lumber: 2 }) }) });
  });
  afterEach(() => {
    seat.leave();
    vi.useRealTimers();
  });

  async function happens(cards: Record<string, number>): Promise<void> {
    seat.server.send(
      step(6, {
        events: [
          { code: "rolled", args: { seat: 1, low: 2, high: 4 }, text: "" },
          { code: "harvested", args: { seat: 0, card: "wool", count: 2 }, text: "" },
        ],
        patch: { hands: hand(cards) },
      }),
    );
    await tick();
  }

  it("flies with its number to where it goes, and is gone after a while", async () => {
    render(Hand, { table: seat.table });
    render(Flights, { table: seat.table });
    await happens({ lumber: 1, wool: 2 });
    expect(screen.getByText("+2")).toBeInTheDocument();
    expect(screen.getByText("−1")).toBeInTheDocument();
    vi.advanceTimersByTime(3_000);
    await tick();
    expect(screen.queryByText("+2")).not.toBeInTheDocument();
  });

  it("doesn't move for who wants no motion", async () => {
    const animate = vi.fn();
    Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
    settings.set({ motion: "none" });
    render(Hand, { table: seat.table });
    render(Flights, { table: seat.table });
    await happens({ lumber: 2, wool: 2 });
    expect(screen.getByText("+2")).toBeInTheDocument();
    expect(animate).not.toHaveBeenCalled();
  });

  it("by a roll stays readable until the next roll", async () => {
    render(Production, { table: seat.table });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    await happens({ lumber: 2, wool: 2 });
    vi.advanceTimersByTime(5_000);
    expect(screen.getByRole("list", { name: "What the 6 brought" })).toHaveTextContent("Ann: 2 wool");
    seat.server.send(step(7, { events: [{ code: "rolled", args: { seat: 1, low: 1, high: 1 }, text: "" }] }));
    await tick();
    expect(screen.getByText("Nobody took a card for the 2.")).toBeInTheDocument();
  });
});
