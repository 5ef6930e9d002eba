import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { scene, scenes } from "./board/testing";
import { readSpec } from "../lib/specs";
import { People } from "../lib/people";
import { tableAt } from "./testing";
import { countsOf, goalOf, stockOf } from "../panels/counters";
import Counters from "../panels/Counters.svelte";

function counted(name: string): Record<string, string> {
  const { picture } = scene(name);
  const counts = countsOf(picture, picture.viewer, People.at(null, picture));
  return Object.fromEntries(counts.map(({ lines, value }) => [lines[0] ?? "", value]));
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

  it("never has two counters of the same name, nor of the same sign without their names", () => {
    for (const { name, picture } of scenes) {
      const { unmount } = render(Counters, { table: tableAt(name).table });
      const all = [...countsOf(picture, picture.viewer, People.at(null, picture)), ...stockOf(picture)];
      const names = all.map(({ lines }) => lines[0]);
      expect(new Set(names).size, `${name}: ${names.join(", ")}`).toBe(names.length);
      for (const { icon, lines } of all.filter((one) =>
        all.some((other) => other !== one && other.icon === one.icon),
      ))
        expect(screen.getByText(lines[0] ?? ""), `${name}: ${icon}`).not.toHaveClass("unseen-narrow");
      unmount();
    }
  });

  it("tells our trade cards from those of the common stock in the game for two", () => {
    expect(counted("two-players")).toMatchObject({
      "trade cards": expect.any(String) as string,
      "trade cards in the common stock": expect.any(String) as string,
    });
  });

  it("has what is left in the deck and, where no cards of ours say so, in the bank, of each kind", () => {
    const { table } = tableAt("base");
    table.seat = null; // somebody watches
    render(Counters, { table });
    const bank = table.picture?.decks.find(({ name }) => name === "bank");
    const deck = table.picture?.decks.find(({ name }) => name === "development");
    const words = Object.entries(bank?.cards ?? {}).map(([card, left]) => `${card} ${left}`);
    expect(words).toHaveLength(5);
    expect(
      screen.getByRole("button", { name: new RegExp(`^bank.*${words.join(", ")}`) }),
    ).toBeInTheDocument();
    expect(screen.getByRole("button", { name: `development cards left ${deck?.count}` })).toBeInTheDocument();
  });

  it("says what a counter means, and how the others stand", async () => {
    render(Counters, { table: tableAt("cloth").table });
    await userEvent.click(screen.getByRole("button", { name: /bolts of cloth 3/ }));
    const tip = screen.getByRole("tooltip");
    expect(tip).toHaveTextContent("Every two bolts of cloth are a victory point.");
    expect(tip).toHaveTextContent("Ann 6, Ben 0, Dana 16");
  });

  it("says which wonders are free and what they need, and who builds the others", async () => {
    render(Counters, { table: tableAt("wonders").table });
    await userEvent.click(screen.getByRole("button", { name: /wonders claimed/ }));
    const tip = screen.getByRole("tooltip");
    expect(tip).toHaveTextContent("grand theater: Ann, 0 stages");
    expect(tip).toHaveTextContent("castle: free. It needs a city and six points that everybody sees.");
  });

  it("says what may lie under the fog", async () => {
    render(Counters, { table: tableAt("oceania").table });
    await userEvent.click(screen.getByRole("button", { name: /under the fog/ }));
    expect(screen.getByRole("tooltip")).toHaveTextContent("fields 2");
    expect(screen.getByRole("tooltip")).toHaveTextContent("Numbers: 3, 4, 6, 8, 9, 11, 12");
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

  it("can be read at any time", async () => {
    render(Counters, { table: tableAt("pirate-islands").table });
    const strip = screen.getByRole("list", { name: "Goal and counters" });
    await userEvent.click(within(strip).getByRole("button", { name: "Goal: 10" }));
    expect(screen.getByRole("tooltip")).toHaveTextContent("taken their own fortress from the pirates");
  });
});
