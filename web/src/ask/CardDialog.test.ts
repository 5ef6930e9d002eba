import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, option, step, you } from "../net/testing";
import { cardText } from "../lib/names";
import { Seat } from "../state/testing";
import CardDialog from "./CardDialog.svelte";

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

describe("the dialog for cards", () => {
  let seat: Seat;
  beforeEach(() => (seat = new Seat()));
  afterEach(() => seat.leave());

  const dialog = () => screen.getByRole("dialog");
  const count = (card: string) => within(dialog()).getByRole("spinbutton", { name: card });

  it("counts what was chosen, and sends all of it as one answer", async () => {
    seat.asked(DISCARDS, question, [], { hands, waiting: [0, 1] });
    render(CardDialog, { playing: seat.playing });
    expect(dialog()).toHaveAccessibleName("Discard 4 cards.");
    expect(screen.getByText("0 of 4 chosen")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Choose 4 cards" })).toBeDisabled();
    count("lumber").focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(count("lumber")).toHaveAttribute("aria-valuenow", "3"); // we hold no more
    count("wool").focus();
    await userEvent.keyboard("2");
    expect(count("wool")).toHaveAttribute("aria-valuenow", "1"); // four are enough
    await userEvent.click(screen.getByRole("button", { name: "Discard: 3 lumber, 1 wool" }));
    expect(seat.acts).toEqual([["discard lumber", "discard lumber", "discard lumber", "discard wool"]]);
  });

  it("keeps what was chosen when a screen that is turned shows it elsewhere, and forgets it with the question", async () => {
    seat.asked(DISCARDS, question, [], { hands });
    const { unmount } = render(CardDialog, { playing: seat.playing });
    count("lumber").focus();
    await userEvent.keyboard("2");
    await unmount();
    render(CardDialog, { playing: seat.playing });
    expect(screen.getByText("2 of 4 chosen")).toBeInTheDocument();
    seat.server.send(step(6, { you: you({ ...ask(DISCARDS, "another"), ...question }) }));
    expect(await screen.findByText("0 of 4 chosen")).toBeInTheDocument();
  });

  it("says who else still has to choose", () => {
    seat.asked(DISCARDS, question, [], { hands, waiting: [0, 1, 2] });
    render(CardDialog, { playing: seat.playing });
    expect(screen.getByText("Still choosing, too: Ben and Greedy.")).toBeInTheDocument();
  });

  it("takes the focus, but not from somebody who types", () => {
    seat.asked(DISCARDS, question, [], { hands });
    render(CardDialog, { playing: seat.playing });
    expect(count("lumber")).toHaveFocus();
  });

  it("lets one card be chosen and says what will be done with it", async () => {
    seat.asked([...MONOPOLY, option("end turn")]);
    seat.playing.want("play monopoly {card}");
    render(CardDialog, { playing: seat.playing });
    expect(dialog()).toHaveAccessibleName("Play monopoly");
    const [lumber] = within(dialog()).getAllByRole("radio");
    lumber?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(screen.getByRole("button", { name: "Monopoly on ore" }));
    expect(seat.acts).toEqual([["play monopoly ore"]]);
  });

  it("can be left where nobody has to choose", async () => {
    seat.asked([...MONOPOLY, option("end turn")]);
    seat.playing.want("play monopoly {card}");
    render(CardDialog, { playing: seat.playing });
    await userEvent.keyboard("{Escape}");
    expect(seat.playing.cards).toEqual([]);
  });

  it("says how many we hold of what we take, as it doesn't limit us", () => {
    const takes = ["lumber", "ore"].map((card) => ({
      ...option(`take ${card}`, "take {card}", [card]),
      times: 2,
    }));
    seat.asked(takes, { kind: "bundle", purpose: "take", least: 2, most: 2 }, [], { hands });
    render(CardDialog, { playing: seat.playing });
    expect(screen.getByText("you hold 3")).toBeInTheDocument();
    expect(count("lumber")).toHaveAttribute("aria-valuetext", "0; you hold 3");
    expect(count("ore")).toHaveAttribute("aria-valuetext", "0; you hold 0");
  });

  describe("for progress cards", () => {
    const faces = (verb: string) =>
      ["crane", "espionage"].map((card) => option(`${verb} ${card}`, `${verb} {progress}`, [card]));
    const own = [...hands, { owner: 0, sort: "progress", count: 5, cards: { crane: 2, espionage: 3 } }];

    it("has their texts, and how many of each we hold", () => {
      seat.asked(faces("discard"), { kind: "option", purpose: "discard-progress" }, [], { hands: own });
      render(CardDialog, { playing: seat.playing });
      const [crane] = within(dialog()).getAllByRole("radio");
      expect(crane).toHaveTextContent("you hold 2");
      expect(crane).toHaveTextContent(cardText("crane") ?? "none");
    });

    it("doesn't count ours where they are somebody else's", () => {
      seat.asked(faces("steal"), { kind: "option", purpose: "steal-progress" }, [], { hands: own });
      render(CardDialog, { playing: seat.playing });
      expect(dialog()).toHaveTextContent(cardText("espionage") ?? "none");
      expect(screen.queryByText(/you hold/)).not.toBeInTheDocument();
    });
  });

  it("has what else may be answered beside the cards", async () => {
    const take = option("take ore", "take {card}", ["ore"]);
    seat.asked([take, option("take nothing")], { kind: "card", purpose: "use-aqueduct" });
    render(CardDialog, { playing: seat.playing });
    await userEvent.click(screen.getByRole("button", { name: "Take nothing" }));
    expect(seat.acts).toEqual([["take nothing"]]);
  });

  it("leaves offers to the trade drawer: they have no fixed number", () => {
    const give = option("give ore", "give {card}", ["ore"]);
    seat.asked([give], { kind: "bundle", least: 2, most: 99 });
    expect(seat.playing.cards).toEqual([]);
  });
});
