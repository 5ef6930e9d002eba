import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, option, step, you } from "../net/testing";
import { Seat } from "../state/testing";
import Own from "./Own.svelte";

const HELD = { lumber: 3, wool: 2 };
const discard = (card: keyof typeof HELD) => ({
  ...option(`discard ${card}`, "discard {card}", [card]),
  times: HELD[card],
});
const DISCARDS = [discard("lumber"), discard("wool")];
const question = { kind: "bundle", purpose: "discard", args: { count: 4 }, least: 4, most: 4 };
const hands = [{ owner: 0, sort: "resources", count: 5, cards: HELD }];
const MONOPOLY = ["lumber", "ore"].map((card) =>
  option(`play monopoly ${card}`, "play monopoly {card}", [card]),
);

describe("a question that is answered with cards that we pay with", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  async function show() {
    const { unmount } = render(Own, { playing: seat.playing, passed: false });
    await screen.findByRole("dialog"); // fetched when it is asked for
    return { unmount };
  }
  const dialog = () => screen.getByRole("dialog");
  const hand = () => within(screen.getByRole("list", { name: "Your cards" }));
  const card = (name: string) =>
    hand().getByRole("button", { name: new RegExp(`^${name}: choose one more`) });
  const takes = () => {
    const told = ["lumber", "ore"].map((one) => option(`take ${one}`, "take {card}", [one]));
    seat.asked(
      told.map((one) => ({ ...one, times: 2 })),
      { kind: "bundle", purpose: "take", least: 2, most: 2 },
      [],
      {
        hands,
      },
    );
  };

  it("is answered in our hand: what is pressed is counted, and goes as one answer", async () => {
    seat.asked(DISCARDS, question, [], { hands, waiting: [0, 1] });
    await show();
    expect(dialog()).toHaveAccessibleName("Discard 4 cards.");
    expect(screen.getByText("0 of 4 chosen")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Choose 4 cards" })).toBeDisabled();
    for (let k = 0; k < 4; k++) await userEvent.click(card("lumber"));
    expect(screen.getByText("3 of 4 chosen")).toBeInTheDocument(); // we hold no more
    expect(card("lumber")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(card("wool"));
    await userEvent.click(card("wool"));
    await userEvent.click(screen.getByRole("button", { name: "Discard: 3 lumber, 1 wool" })); // four are enough
    expect(seat.acts).toEqual([["discard lumber", "discard lumber", "discard lumber", "discard wool"]]);
  });

  it("is answered by keys alone, and one card too many is taken back", async () => {
    seat.asked(DISCARDS, question, [], { hands });
    await show();
    expect(card("lumber")).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowUp}+{Backspace}");
    expect(screen.getByText("2 of 4 chosen")).toBeInTheDocument();
    await userEvent.pointer({ keys: "[MouseRight]", target: card("lumber") });
    expect(screen.getByText("1 of 4 chosen")).toBeInTheDocument();
    await userEvent.click(hand().getByRole("button", { name: "lumber: one less than 1" }));
    expect(screen.getByText("0 of 4 chosen")).toBeInTheDocument();
  });

  it("takes no focus from somebody who types", async () => {
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    seat.asked(DISCARDS, question, [], { hands });
    await show();
    expect(field).toHaveFocus();
    field.remove();
  });

  it("keeps what was chosen when it is shown anew, and forgets it with the question", async () => {
    seat.asked(DISCARDS, question, [], { hands });
    const { unmount } = await show();
    await userEvent.click(card("lumber"));
    await userEvent.click(card("lumber"));
    await unmount();
    await show();
    expect(screen.getByText("2 of 4 chosen")).toBeInTheDocument();
    seat.server.send(step(6, { you: you({ ...ask(DISCARDS, "another"), ...question }) }));
    expect(await screen.findByText("0 of 4 chosen")).toBeInTheDocument();
  });

  it("has cards of its own for what comes to our hand, which ours don't limit", async () => {
    takes();
    await show();
    expect(hand().queryByRole("button")).toBeNull();
    const ore = within(dialog()).getByRole("button", { name: /^ore: take one more/ });
    await userEvent.click(ore);
    await userEvent.click(ore);
    await userEvent.click(screen.getByRole("button", { name: /2 ore$/ }));
    expect(seat.acts).toEqual([["take ore", "take ore"]]);
  });

  it("lets one card be chosen instead of another, and says what will be done with it", async () => {
    seat.asked([...MONOPOLY, option("end turn")], {}, [], { hands });
    seat.playing.want("play monopoly {card}");
    await show();
    expect(dialog()).toHaveAccessibleName("Play monopoly");
    await userEvent.click(within(dialog()).getByRole("button", { name: /^lumber/ }));
    await userEvent.click(within(dialog()).getByRole("button", { name: /^ore/ }));
    await userEvent.click(screen.getByRole("button", { name: "Monopoly on ore" }));
    expect(seat.acts).toEqual([["play monopoly ore"]]);
  });

  it("never wants from our hand what doesn't lie there", async () => {
    const sorts = ["lumber", "ore"].map((card) => option(`sort ${card}`, "sort {card}", [card]));
    seat.asked(sorts, { kind: "card", purpose: "sort" }, [], { hands });
    await show();
    expect(hand().queryByRole("button")).toBeNull();
    expect(within(dialog()).getAllByRole("button", { name: /: take one more/ })).toHaveLength(2);
  });

  it("can be left where nobody has to choose", async () => {
    seat.asked([...MONOPOLY, option("end turn")], {}, [], { hands });
    seat.playing.want("play monopoly {card}");
    await show();
    await userEvent.click(within(dialog()).getByRole("button", { name: "Close" }));
    expect(seat.playing.cards).toEqual([]);
  });

  it("has what else may be answered beside the cards", async () => {
    const take = option("take ore", "take {card}", ["ore"]);
    seat.asked([take, option("take nothing")], { kind: "card", purpose: "use-aqueduct" });
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Take nothing" }));
    expect(seat.acts).toEqual([["take nothing"]]);
  });

  it("leaves offers to the composer: they have no fixed number", () => {
    const give = option("give ore", "give {card}", ["ore"]);
    seat.asked([give], { kind: "bundle", least: 2, most: 99 });
    expect(seat.playing.cards).toEqual([]);
  });
});
