import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { picture, step } from "../net/testing";
import { readChoices, settings } from "../state/settings.svelte";
import { Seat } from "../state/testing";
import Flights from "./Flights.svelte";
import Hand from "../isle/Hand.svelte";
import Luck from "../isle/Luck.svelte";

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
    render(Hand, { playing: seat.playing, giving: null });
    render(Flights, { table: seat.table });
    await happens({ lumber: 1, wool: 2 });
    expect(screen.getByText("+2")).toBeInTheDocument();
    expect(screen.getByText("−1")).toBeInTheDocument();
    vi.advanceTimersByTime(3_000);
    await tick();
    expect(screen.queryByText("+2")).not.toBeInTheDocument();
  });

  describe("to a box in a list that scrolls", () => {
    const at = (left: number, top: number, width: number, height: number) => () =>
      new DOMRect(left, top, width, height);

    function boxAt(top: number): HTMLElement {
      const list = document.createElement("div");
      list.style.overflowY = "auto";
      list.getBoundingClientRect = at(700, 50, 300, 200);
      const box = document.createElement("div");
      box.dataset.at = "seat-0";
      box.getBoundingClientRect = at(700, top, 300, 100);
      list.append(box);
      document.body.append(list);
      return box;
    }
    afterEach(() => document.querySelectorAll("[data-at]").forEach((box) => box.parentElement?.remove()));

    it.each([
      [100, 174], // all of it
      [200, 224], // its upper half, at the lower edge of the list
    ])("stands where the box is seen: %i", async (top, stands) => {
      boxAt(top);
      render(Flights, { table: seat.table });
      await happens({ lumber: 2, wool: 2 });
      await tick();
      expect(screen.getByText("+2").style.top).toBe(`${stands}px`);
    });

    it.each([260, -80])("isn't shown where the box is out of sight: %i", async (top) => {
      boxAt(top);
      render(Flights, { table: seat.table });
      await happens({ lumber: 2, wool: 2 });
      expect(screen.queryByText("+2")).not.toBeInTheDocument();
    });

    it("goes with the box when the list is scrolled", async () => {
      const box = boxAt(100);
      render(Flights, { table: seat.table });
      await happens({ lumber: 2, wool: 2 });
      box.getBoundingClientRect = at(700, 120, 300, 100);
      box.parentElement?.dispatchEvent(new Event("scroll"));
      await tick();
      expect(screen.getByText("+2").style.top).toBe("194px");
    });
  });

  it("doesn't move for who wants no motion", async () => {
    const animate = vi.fn();
    Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
    settings.set({ motion: "none" });
    render(Hand, { playing: seat.playing, giving: null });
    render(Flights, { table: seat.table });
    await happens({ lumber: 2, wool: 2 });
    expect(screen.getByText("+2")).toBeInTheDocument();
    expect(animate).not.toHaveBeenCalled();
  });

  it("by a roll stays readable until the next roll", async () => {
    const { people } = seat.table;
    render(Luck, { picture: picture(), people, changed: [], playing: seat.playing });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    await happens({ lumber: 2, wool: 2 });
    vi.advanceTimersByTime(5_000);
    expect(screen.getByRole("list", { name: "What the 6 brought" })).toHaveTextContent("Ann: 2 wool");
    seat.server.send(step(7, { events: [{ code: "rolled", args: { seat: 1, low: 1, high: 1 }, text: "" }] }));
    await tick();
    expect(screen.getByText("The 2 brought no cards.")).toBeInTheDocument();
  });
});
