import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, you, FakeServer, option, picture, step, welcome } from "../net/testing";
import { Playing } from "../state/playing.svelte";
import { TableState } from "../state/table.svelte";
import OptionList from "./OptionList.svelte";

const OPTIONS = [
  option("end turn"),
  option("propose trade"),
  option("build settlement B1.S", "build settlement {corner}", ["B1.S"]),
  option("build settlement A1.SE", "build settlement {corner}", ["A1.SE"]),
  option("rob blue", "rob {seat}", ["blue"]),
  option("rob white", "rob {seat}", ["white"]),
  option("swap lumber for ore", "swap {card} for {card}", ["lumber", "ore"]),
  option("dance a jig", "dance a {dance}", ["jig"]),
];

describe("the list of everything one may do", () => {
  let server: FakeServer;
  let table: TableState;

  beforeEach(() => {
    localStorage.clear();
    server = new FakeServer();
    table = new TableState("game-one-12", { token: "t".repeat(32) }, server, "ws://here/");
    table.open();
    server.accept();
    const rates = [{ owner: 0, cards: { lumber: 3 } }];
    server.send(
      welcome(5, {
        you: you(ask(OPTIONS)),
        picture: picture({ rates }),
      }),
    );
  });

  afterEach(() => table.close());

  it("has a button for each option, whatever it is", () => {
    const { container } = render(OptionList, { playing: new Playing(table) });
    const words = [...container.querySelectorAll<HTMLElement>("button[data-words]")];
    expect(words.map((button) => button.dataset.words).sort()).toEqual(
      OPTIONS.map(({ words }) => words).sort(),
    );
  });

  it("says it in people's words: names, places, cards and rates", () => {
    render(OptionList, { playing: new Playing(table) });
    expect(screen.getByRole("button", { name: "Rob Ben" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "3 lumber for 1 ore" })).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: /^Build a settlement: forest 8, hills 5/ }),
    ).toBeInTheDocument();
  });

  it("tells about places what the board tells", () => {
    const pieces = [{ kind: "city", owner: 1, place: "A1.SE", facts: {} }];
    const harbors = [{ place: "A1/SE", kind: "ore" }];
    server.send(step(6, { patch: { pieces, harbors }, you: you(ask(OPTIONS)) }));
    render(OptionList, { playing: new Playing(table) });
    const name = "Build a settlement: forest 8, hills 5, desert. 9 pips. 2:1 harbor for ore. City of Ben.";
    const names = screen.getAllByRole("button").map((button) => button.textContent?.trim());
    expect(names).toContain(name);
  });

  it("says how many answers there are in words, and what is done with a ship", () => {
    const ships = ["build", "move"].flatMap((verb) =>
      ["A1/E", "A1/SE"].map((side) => option(`${verb} ship ${side}`, `${verb} ship {side}`, [side])),
    );
    server.send(step(6, { you: you(ask(ships)) }));
    render(OptionList, { playing: new Playing(table) });
    expect(screen.getAllByText("2 choices", { selector: "summary span" })).toHaveLength(2);
    const names = screen.getAllByRole("button").map((button) => button.textContent?.trim() ?? "");
    expect(new Set(names).size).toBe(4);
    expect(names.filter((name) => name.startsWith("Move a ship from: "))).toHaveLength(2);
  });

  it("falls back on the engine's words for what it has never heard of", () => {
    render(OptionList, { playing: new Playing(table) });
    expect(screen.getByRole("button", { name: "Dance a jig" })).toBeInTheDocument();
  });

  it("names its groups, and puts the place with most pips first", () => {
    render(OptionList, { playing: new Playing(table) });
    const group = screen.getByRole("list", { name: "Build a settlement" });
    const names = within(group)
      .getAllByRole("button")
      .map((button) => button.dataset.words);
    expect(names).toEqual(["build settlement A1.SE", "build settlement B1.S"]);
    expect(within(screen.getByRole("list", { name: "Rob" })).getAllByRole("button")).toHaveLength(2);
  });

  it("sends the words of what was chosen", async () => {
    render(OptionList, { playing: new Playing(table) });
    await userEvent.click(screen.getByRole("button", { name: "Rob Ben" }));
    expect(server.command).toMatchObject({ type: "act", frame: "f1", actions: ["rob blue"] });
  });

  it("can be used by keyboard alone", async () => {
    render(OptionList, { playing: new Playing(table) });
    screen.getByRole("button", { name: "End your turn" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(server.command).toMatchObject({ actions: ["end turn"] });
  });

  it("says that there is nothing to decide, or that one watches", async () => {
    const { rerender } = render(OptionList, { playing: new Playing(table) });
    server.send(step(6, { you: you() }));
    await rerender({});
    expect(screen.getByText("Nothing to decide right now.")).toBeInTheDocument();
  });
});
