import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import { ask, option, step, you } from "../net/testing";
import { Playing } from "../state/playing.svelte";
import type { TableState } from "../state/table.svelte";
import type { IslePicture } from "../wire";
import LookedCard from "./LookedCard.svelte";
import { ofIsle } from "./picture";
import { tableAt } from "./testing";

describe("a place that somebody wants to know more about", () => {
  let table: TableState | undefined;
  let playing: Playing;
  afterEach(() => {
    playing.close();
    table?.close();
  });

  function look(name: string, place: (one: TableState) => string, picture: Partial<IslePicture> = {}) {
    const at = tableAt(name, { picture });
    table = at.table;
    playing = new Playing(at.table);
    const found = place(at.table);
    playing.look(found, true);
    render(LookedCard, { playing, place: found });
    return at;
  }

  const card = () => screen.getByRole("group");
  const placed = (kind: string) => (one: TableState) =>
    one.picture?.pieces.find((piece) => piece.kind === kind)?.place ?? "";

  it("is told with how often its number comes, and with whoever is beside it", () => {
    look("base", ({ picture }) =>
      picture ? (ofIsle(picture).tiles.find(({ number }) => number === 8)?.name ?? "") : "",
    );
    expect(card()).toHaveTextContent(/ 8 .*8 comes up in 5 of 36 rolls\./);
    expect(within(card()).getAllByRole("listitem").length).toBeGreaterThan(0);
  });

  it("is told with the land around and whose it is", () => {
    look("base", placed("settlement"));
    expect(screen.getByRole("heading", { name: "Corner" })).toBeInTheDocument();
    expect(card()).toHaveTextContent(/\d pips/);
    expect(card()).toHaveTextContent(/Settlement of (Ann|Ben|Cem|Dana)\./);
    expect(within(card()).getAllByRole("listitem").length).toBeGreaterThan(0);
  });

  it("is told with whose road is there", () => {
    look("base", placed("road"));
    expect(card()).toHaveTextContent(/Road of (Ann|Ben|Cem|Dana)\./);
  });

  it("is told with the rule where there is one", () => {
    const fog = { name: "A1", q: 0, r: 0, terrain: "fog", number: 0 };
    look("base", () => "A1", { tiles: [fog] });
    expect(card()).toHaveTextContent("whoever finds land takes a card of it.");
  });

  it("is left with the cross, with Escape, and with the next question", async () => {
    const { server } = look("base", placed("settlement"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(playing.studied).toBe("");
    playing.look("A1", true);
    playing.leave(); // what Escape does elsewhere on the page
    expect([playing.looked, playing.studied]).toEqual(["", ""]);
    playing.look("A1", true);
    server.send(step(6, { you: you(ask([option("end turn")], "next")) }));
    await tick();
    expect(playing.studied).toBe("");
  });
});
