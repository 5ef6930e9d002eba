import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { cardText } from "../lib/names";
import { option } from "../net/testing";
import { Seat } from "../state/testing";
import CardList from "./CardList.svelte";
import { Picking } from "./picking.svelte";

const faces = (verb: string, times = 1) =>
  ["crane", "espionage"].map((card) => ({
    ...option(`${verb} ${card}`, `${verb} {progress}`, [card]),
    times,
  }));
const hands = [{ owner: 0, sort: "progress", count: 5, cards: { crane: 2, espionage: 3 } }];
const DISCARD = { kind: "option", purpose: "discard-progress" } as const;

describe("cards with words to choose from", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  const show = () => render(CardList, { picking: new Picking(seat.playing) });
  const dialog = () => screen.getByRole("dialog");

  it("say what they do, and one is chosen by pointer or arrows", async () => {
    seat.asked(faces("discard"), DISCARD, [], { hands });
    show();
    const [crane, spy] = within(dialog()).getAllByRole("radio");
    expect(crane).toHaveTextContent(cardText("crane") ?? "none");
    expect(crane).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(spy).toBeChecked();
    if (crane) await userEvent.click(crane);
    expect(spy).not.toBeChecked();
    const [main] = screen.getAllByRole("button").filter((one) => one.classList.contains("main"));
    if (main) await userEvent.click(main);
    expect(seat.acts).toEqual([["discard crane"]]);
  });

  it("are several where the question wants so many", async () => {
    seat.asked(faces("discard", 2), { kind: "bundle", purpose: "discard-progress", least: 2, most: 2 }, [], {
      hands,
    });
    show();
    const [crane, spy] = within(dialog()).getAllByRole("checkbox");
    if (crane) await userEvent.click(crane);
    if (spy) await userEvent.click(spy);
    expect(crane).toBeChecked();
    expect(spy).toBeChecked();
    const [main] = screen.getAllByRole("button").filter((one) => one.classList.contains("main"));
    if (main) await userEvent.click(main);
    expect(seat.acts).toEqual([["discard crane", "discard espionage"]]);
  });

  it("say who else still has to choose", () => {
    seat.asked(faces("discard"), DISCARD, [], { hands, waiting: [0, 1, 2] });
    show();
    expect(screen.getByText("Still choosing, too: Ben and Greedy.")).toBeInTheDocument();
  });

  it("can be left where nobody has to choose", async () => {
    seat.asked([...faces("steal"), option("end turn")], {}, [], { hands });
    seat.playing.want("steal {progress}");
    show();
    await userEvent.keyboard("{Escape}");
    expect(seat.playing.cards).toEqual([]);
  });
});
