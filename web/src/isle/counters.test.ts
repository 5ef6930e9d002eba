import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { scene, scenes } from "./board/testing";
import { readSpec } from "../lib/specs";
import { People } from "../lib/people";
import { tableAt } from "./testing";
import { countsOf, goalOf } from "../panels/counters";
import Counters from "../panels/Counters.svelte";
import { Playing } from "../state/playing.svelte";
import Bank from "./Bank.svelte";
import Goals from "./Goals.svelte";

function counted(name: string): Record<string, string> {
  const { picture } = scene(name);
  const counts = countsOf(picture, picture.viewer, People.at(null, picture));
  return Object.fromEntries(counts.map(({ lines, value }) => [lines[0] ?? "", value]));
}

/** All that is told of what is counted. */
function told(name: string): HTMLElement {
  const { table } = tableAt(name);
  const picture = table.picture ?? scene(name).picture;
  return render(Counters, { picture, people: table.people, seat: table.seat }).container;
}

describe("the strip of counters", () => {
  it.each([
    ["base", {}],
    ["new-shores", { "points for islands": "0" }],
    ["desert", { "points for islands": "0" }],
    ["oceania", { "hexes under the fog": "9" }],
    [
      "tribe",
      { "points of the tribe": "0", "victory points on the coasts": "8", "cards on the coasts": "4" },
    ],
    ["cloth", { "bolts of cloth": "3", "bolts in the common stock": "10", "villages with cloth": "5/8" }],
    ["pirate-islands", { warships: "1", "tokens of the fortress": "3" }],
    ["wonders", { "points for islands": "0", "stages of the wonder": "0", "wonders claimed": "1/5" }],
    ["new-world", { "points for islands": "0", "harbors to place": "0" }],
    ["knights", { "defender points left": "4" }],
  ])("has what %s counts, and nothing else", (name, expected) => {
    expect(counted(name)).toEqual(expected);
  });

  it("has a name of ours for everything that is counted in any game", () => {
    for (const { name, picture } of scenes)
      for (const { key, lines } of countsOf(picture, 0, People.at(null, picture)))
        expect(lines[0], `${name}: ${key}`).not.toBe("");
  });

  it("never has two counters of the same name, whatever sign they have", () => {
    for (const { name, picture } of scenes) {
      const all = countsOf(picture, picture.viewer, People.at(null, picture));
      const names = all.map(({ lines }) => lines[0]);
      expect(new Set(names).size, `${name}: ${names.join(", ")}`).toBe(names.length);
    }
  });

  it("tells our trade cards from those of the common stock in the game for two", () => {
    expect(counted("two-players")).toMatchObject({
      "trade cards": expect.any(String) as string,
      "trade cards in the common stock": expect.any(String) as string,
    });
  });

  it("says what a counter means, and how the others stand", () => {
    const all = told("cloth");
    expect(all).toHaveTextContent("Every two bolts of cloth are a victory point.");
    expect(all).toHaveTextContent("Ann 6, Ben 0, Dana 16");
  });

  it("says which wonders are free and what they need, and who builds the others", () => {
    const all = told("wonders");
    expect(all).toHaveTextContent("grand theater: Ann, 0 stages");
    expect(all).toHaveTextContent("castle: free. It needs a city and six points that everybody sees.");
  });

  it("says what may lie under the fog", () => {
    const all = told("oceania");
    expect(all).toHaveTextContent("fields 2");
    expect(all).toHaveTextContent("Numbers: 3, 4, 6, 8, 9, 11, 12");
  });

  it("shows what nobody knows by name under the name it came with", () => {
    const { picture } = scene("base");
    const counters = [{ name: "camels", owner: 0, value: 2 }];
    expect(countsOf({ ...picture, counters }, 0, People.at(null, picture))).toMatchObject([
      { value: "2", lines: ["camels"] },
    ]);
  });
});

describe("the goal", () => {
  it("is said for every scenario in its own words", () => {
    const said = new Map(scenes.map(({ picture }) => [readSpec(picture.spec).scenario, goalOf(picture)[0]]));
    expect(new Set(said.values()).size).toBe(said.size);
    for (const goal of said.values()) expect(goal).toMatch(/wins/);
  });

  it("is beside the board with what is counted, and a press tells all of it elsewhere", async () => {
    const { table } = tableAt("pirate-islands");
    const playing = new Playing(table);
    const { people } = table;
    const picture = table.picture ?? scene("pirate-islands").picture;
    render(Goals, { picture, people, changed: [], playing });
    const chip = screen.getByRole("button", { name: /^Goal: 10 .*warships 1 .*tokens of the fortress 3$/ });
    await userEvent.click(chip);
    expect(playing.about).toBe("goal");
    expect(told("pirate-islands")).toHaveTextContent("taken their own fortress from the pirates");
    await userEvent.click(chip);
    expect(playing.about).toBeNull();
    playing.close();
  });

  it("has a zone whose size the ruleset knows, whatever is counted just now", () => {
    const { picture } = scene("oceania");
    const people = People.at(null, picture);
    const sizes = [picture, { ...picture, counters: [] }].map((one) => {
      const { container, unmount } = render(Goals, { picture: one, people, changed: [] });
      const { className } = container.querySelector(".all") ?? { className: "" };
      unmount();
      return className;
    });
    expect(sizes[0]).toMatch(/\bwide\b/);
    expect(sizes[1]).toBe(sizes[0]);
  });

  it("can be read in a replay, too", async () => {
    const { picture } = scene("tribe");
    render(Goals, { picture, people: People.at(null, picture), changed: [] });
    const goal = screen.getByText(/^Whoever has 13 points/);
    expect(goal).not.toBeVisible();
    await userEvent.click(screen.getByText("Goal: 13"));
    expect(goal).toBeVisible();
  });
});

describe("the bank", () => {
  it("says what is left of each kind of card and in the deck, and where that is little", () => {
    const { picture } = scene("base");
    const bank = picture.decks.find(({ name }) => name === "bank");
    const deck = picture.decks.find(({ name }) => name === "development");
    const [scarce = ""] = Object.keys(bank?.cards ?? {});
    const decks = picture.decks.map((one) =>
      one === bank ? { ...one, cards: { ...bank.cards, [scarce]: 2 } } : one,
    );
    render(Bank, { picture: { ...picture, decks } });
    const rows = within(screen.getByRole("list", { name: "In the bank" })).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      ...Object.entries({ ...bank?.cards, [scarce]: 2 }).map(([card, left]) => `${card} ${left}`),
      expect.stringMatching(new RegExp(`${deck?.count}$`)),
    ]);
    expect(rows.filter((row) => row.classList.contains("few"))).toHaveLength(1);
  });

  it("leaves decks to the part of the rules that they belong to", () => {
    const { picture } = scene("knights");
    render(Bank, { picture });
    const rows = within(screen.getByRole("list", { name: "In the bank" })).getAllByRole("listitem");
    expect(rows).toHaveLength(8);
  });
});
