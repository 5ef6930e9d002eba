import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, option, you } from "../net/testing";
import { readChoices, settings } from "../state/settings.svelte";
import { Playing } from "../state/playing.svelte";
import { ANSWERS, MAIN, Market } from "../isle/trade/testing";
import PromptBar from "./PromptBar.svelte";
import { isleAt } from "../isle/table.svelte";

const road = (side: string) => option(`build road ${side}`, "build road {side}", [side]);

describe("the question", () => {
  let m: Market;
  let playing: Playing;

  beforeEach(() => {
    localStorage.clear();
    settings.set(readChoices(null));
    m = new Market();
    playing = new Playing(m.table);
  });
  afterEach(() => {
    playing.close();
    m.close();
  });

  const head = () => document.querySelector(".prompt b")?.textContent;
  const question = () => document.querySelector(".prompt")?.textContent?.replace(/\s+/g, " ").trim();
  const called = () => document.querySelector("[aria-live='assertive']")?.textContent?.trim();

  it("of an offer says who waits, tells what is offered, and isn't called a turn", async () => {
    m.open([]);
    render(PromptBar, { playing });
    m.benOffers({ grain: 1 }, { lumber: 1 });
    await tick();
    expect(question()).toContain("Ben waits for your answer."); // the rest stands with the answers
    expect(called()).toBe("You are asked: Ben offers 1 grain for 1 lumber. Accept, decline or counter.");
  });

  it("of an offer that we can't pay says what is missing instead of “accept”", async () => {
    settings.set({ declinePoor: false });
    m.open([]);
    render(PromptBar, { playing });
    m.benOffers({ grain: 1 }, { wool: 1 }, [option("decline"), option("counter")]);
    await tick();
    expect(called()).toContain("Ben offers 1 grain for 1 wool. You lack 1 wool. Decline or counter.");
  });

  it("isn't called out where it is answered for us", async () => {
    m.open([]);
    isleAt(m.table).trade.mute(1, true);
    render(PromptBar, { playing });
    m.benOffers({ grain: 1 }, { lumber: 1 }, ANSWERS);
    await tick();
    expect(called()).toBe("");
  });

  it("is our turn when it is", () => {
    m.open(MAIN);
    render(PromptBar, { playing });
    expect(called()).toBe("Your turn.");
  });

  it("is where something goes once that was chosen", async () => {
    m.open([...MAIN, road("A1/E"), road("A1/SE")]);
    render(PromptBar, { playing });
    void playing.want("build road {side}");
    await tick();
    expect(head()).toBe("Build a road");
    expect(screen.getByText("2 places are lit on the board.")).toBeInTheDocument();
  });

  const hexes = ["A1", "B1"].map((hex) => option(`move robber ${hex}`, "move robber {hex}", [hex]));

  it.each([
    ["move-robber", {}, "Move the robber"],
    ["discard", { count: 4 }, "Discard 4 cards"],
    ["march", { place: "A1.S" }, "Move your knight"],
    ["choose", {}, "Choose"],
  ])(
    "heads the prompt in short and stays there while one looks at something: %s",
    async (purpose, args, short) => {
      m.open([], {}, { you: you({ ...ask(hexes), kind: "hex", purpose, args }) });
      render(PromptBar, { playing });
      expect(head()).toBe(short);
      playing.caption = "Forest 8 · 5 pips";
      await tick();
      expect(head()).toBe(short);
      expect(question()).toContain("Forest 8 · 5 pips");
      expect(called()).toBe("Your turn."); // as before
    },
  );

  it("is told in full where it is long", () => {
    m.open([], {}, { you: you({ ...ask(hexes), kind: "hex", purpose: "tax", args: {} }) });
    render(PromptBar, { playing });
    expect(head()).toBe("Move the robber");
    expect(question()).toContain("everybody with a town there pays you a card.");
  });

  it("is none while the turn is free", () => {
    m.open([...MAIN]);
    render(PromptBar, { playing });
    expect(head()).toBe("Your turn");
    expect(question()).toContain("Trade, build, or end your turn.");
  });
});
