import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import { Atlas } from "./geometry";
import { layoutFor } from "./layout";
import type { Mark } from "./marks";
import { pieceSheet } from "./sheet";
import { marksOf, say, scene, scenes } from "./testing";

const founding = scene("base-founding");
const corners = marksOf(founding);

function placeOf(element: Element | null): string | undefined {
  return (element as SVGElement | null)?.dataset.place;
}

async function press(key: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`);
}

describe("the board", () => {
  it.each([...scenes, pieceSheet()])("draws $name", ({ picture }) => {
    const { container } = render(Board, { picture, say });
    const drawn = container.querySelectorAll(".piece");
    expect(drawn).toHaveLength(picture.pieces.filter((piece) => piece.place !== "").length);
    const numbers = picture.tiles.filter((tile) => tile.number > 0);
    expect(container.querySelectorAll(".disc")).toHaveLength(numbers.length);
    expect(container.querySelectorAll(".dock")).toHaveLength(picture.harbors.length);
  });

  it.each([false, true])("has the numbers of the villages, drawn small: %s", (small) => {
    const { picture } = scene("cloth");
    const villages = picture.pieces.filter(({ kind }) => kind === "village");
    const { container } = render(Drawing, {
      ...{
        picture,
        layout: layoutFor(picture, new Atlas(picture.tiles), 320, 568),
        stops: [],
        colors: picture.owners,
      },
      ...{ changed: [], lit: [], small, say },
    });
    const numbers = [...container.querySelectorAll(".piece .number")].map((text) => Number(text.textContent));
    const known = villages.map(({ facts }) => facts.number);
    expect(known).toHaveLength(8);
    expect(new Set(numbers)).toEqual(new Set(known));
  });

  it("names its legal places in full", () => {
    render(Board, { picture: founding.picture, say, marks: corners });
    const board = screen.getByRole("group", { name: /^Board\. 54 places/ });
    expect(within(board).getAllByRole("button")).toHaveLength(54);
    expect(
      within(board).getByRole("button", {
        name: "build settlement. Corner: fields 8, hills 9, coast. 9 pips. 2:1 harbor for ore.",
      }),
    ).toBeInTheDocument();
  });

  it("marks the legal places and no others", () => {
    const { container } = render(Board, { picture: founding.picture, say, marks: corners.slice(0, 3) });
    const places = [...container.querySelectorAll(".stop")].map(placeOf);
    expect(places).toEqual(corners.slice(0, 3).map((mark) => mark.place));
  });

  it("leaves a piece in sight on a place that may be chosen", () => {
    const { picture } = scene("base");
    const city = picture.pieces.find((piece) => piece.kind === "settlement");
    const marks = [{ place: city?.place ?? "", label: "City" }];
    const { container } = render(Board, { picture, say, marks });
    expect(container.querySelector(".stop .ring")).toBeInTheDocument();
    expect(container.querySelector(".stop .spot")).not.toBeInTheDocument();
  });

  it("ignores places of other boards", () => {
    render(Board, { picture: founding.picture, say, marks: [{ place: "Z9.N", label: "Nowhere" }] });
    expect(screen.queryByRole("button", { name: /Nowhere/ })).not.toBeInTheDocument();
  });

  it("tells what lies where when nothing is asked", async () => {
    const { picture } = scene("knights");
    render(Board, { picture, say, names: ["Ada", "Ben", "Cleo", "Dan"] });
    const board = screen.getByRole("group", { name: /^Board\./ });
    const hexes = within(board).getAllByRole("img");
    expect(hexes).toHaveLength(19);
    const names = hexes.map((hex) => hex.getAttribute("aria-label")).join(" ");
    expect(names).toContain("The robber is here.");
    expect(names).toMatch(/Metropolis of (Ada|Ben|Cleo|Dan), politics\./);
    expect(names).toMatch(/Strong knight of \w+, active from the next turn on\./);
    expect(names).toMatch(/A1: fields 4\. 3 pips\./);
  });

  it("still tells what lies where while places are asked for", () => {
    const { picture } = scene("new-shores-pirate");
    const hexes = marksOf(scene("new-shores-pirate"), "move pirate");
    expect(hexes.length).toBeGreaterThan(1);
    render(Board, { picture, say, marks: hexes, names: ["Ada", "Ben", "Cleo", "Dan"] });
    const board = screen.getByRole("group", { name: /^Board\./ });
    const others = within(board)
      .getAllByRole("img")
      .map((hex) => hex.getAttribute("aria-label") ?? "");
    const left = picture.tiles.filter(({ name }) => !hexes.some(({ place }) => place === name));
    expect(others.map((name) => name.split(":")[0])).toEqual(left.map(({ name }) => name));
    expect(others.join(" ")).toMatch(/Settlement of Ada\./);
    expect(board.querySelectorAll(".beside[tabindex]")).toHaveLength(0);
  });

  it("names the ships around a hex that the pirate may go to", () => {
    const { picture } = scene("new-shores");
    const ship = picture.pieces.find(({ kind }) => kind === "ship");
    const hex = new Atlas(picture.tiles)
      .find(ship?.place ?? "")
      ?.hexes.find(({ terrain }) => terrain === "sea");
    render(Board, { picture, say, marks: [{ place: hex?.name ?? "", label: "Move the pirate" }] });
    expect(screen.getByRole("button", { name: /^Move the pirate\. .*ships? of/i })).toBeInTheDocument();
  });

  it("has words for every piece there is", () => {
    const { picture } = pieceSheet();
    const places = picture.pieces.map((piece) => piece.place);
    const marks = [...new Set(places)].map((place) => ({ place, label: "Look" }));
    render(Board, { picture, say, marks });
    const names = screen
      .getAllByRole("button", { name: /^Look/ })
      .map((one) => one.getAttribute("aria-label"));
    const text = names.join(" ");
    for (const words of [
      "Fallen city of",
      "It has a wall.",
      "Warship of",
      "held by pirates: one token left.",
      "Village on 5, no bolts left. It trades with red, blue, white, orange.",
      "A place for the great wall.",
      "A victory point of the tribe lies here.",
      "something new of",
      "The pirate fleet is here.",
      "Merchant of",
    ])
      expect(text).toContain(words);
  });

  it("rings what has changed and lights what pays", () => {
    const { container } = render(Board, {
      picture: founding.picture,
      say,
      changed: ["A1", "C3.N", "C3/NE", "nowhere"],
      lit: ["A1"],
    });
    expect(container.querySelectorAll("g.ring")).toHaveLength(3);
    expect(container.querySelectorAll(".lit .glow")).toHaveLength(1);
  });

  it("lays the points for foreign islands on them, and says whose they are", () => {
    const { picture } = scene("knights-sea");
    const { container } = render(Board, { picture, say, names: ["Ann", "Ben", "Cem", "Dana"] });
    const chips = picture.pieces.filter((piece) => piece.kind === "island chip");
    expect(chips.length).toBeGreaterThan(1);
    expect(container.querySelectorAll("g.chip")).toHaveLength(chips.length);
    expect(screen.getAllByRole("img", { name: /Island of Ann: 2 victory points/ })).not.toHaveLength(0);
  });
});

describe("keys on the board", () => {
  it("make one stop of it", async () => {
    const { container } = render(Board, { picture: founding.picture, say, marks: corners });
    await userEvent.tab();
    expect(document.activeElement).toHaveClass("stop");
    expect(container.querySelectorAll('.stop[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(container).not.toContainElement(document.activeElement as HTMLElement);
  });

  it("go from place to place, and Enter chooses", async () => {
    const onpick = vi.fn();
    render(Board, { picture: founding.picture, say, marks: corners, onpick });
    await userEvent.tab();
    const start = placeOf(document.activeElement);
    await press("ArrowRight");
    const right = placeOf(document.activeElement);
    expect(right).not.toBe(start);
    await press("ArrowLeft");
    expect(placeOf(document.activeElement)).toBe(start);
    await press("ArrowRight");
    await press("Enter");
    expect(onpick).toHaveBeenCalledExactlyOnceWith(right, expect.objectContaining({ place: right }));
  });

  it("stay at the edge", async () => {
    render(Board, { picture: founding.picture, say, marks: corners });
    await userEvent.tab();
    for (let k = 0; k < 12; k++) await press("ArrowUp");
    expect(placeOf(document.activeElement)).toMatch(/^A\d\.N/);
  });

  it("leave with Escape", async () => {
    const onleave = vi.fn();
    render(Board, { picture: founding.picture, say, marks: corners, onleave });
    await userEvent.tab();
    await press("Escape");
    expect(onleave).toHaveBeenCalledOnce();
  });

  it("zoom with + and -, and 0 shows everything again", async () => {
    const { container } = render(Board, { picture: founding.picture, say, marks: corners });
    const size = () => Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
    const whole = size();
    await userEvent.tab();
    await userEvent.keyboard("+");
    expect(size()).toBeLessThan(whole);
    await userEvent.keyboard("-");
    expect(size()).toBeCloseTo(whole);
    await userEvent.keyboard("++0");
    expect(size()).toBeCloseTo(whole);
  });

  it("are never lost when the places change", async () => {
    const { rerender } = render(Board, { picture: founding.picture, say, marks: corners });
    await userEvent.tab();
    const here = placeOf(document.activeElement);
    await rerender({ marks: corners.filter((mark) => mark.place !== here) });
    await tick();
    expect(document.activeElement).toHaveClass("stop");
    expect(placeOf(document.activeElement)).not.toBe(here);
    await rerender({ marks: [] });
    await tick();
    expect(document.activeElement).toHaveAttribute("role", "img");
  });

  it("stay where they are when only the picture changes", async () => {
    const { rerender } = render(Board, { picture: founding.picture, say, marks: corners });
    await userEvent.tab();
    await press("ArrowDown");
    const here = document.activeElement;
    await rerender({ picture: structuredClone(founding.picture), marks: [...corners] });
    await tick();
    expect(document.activeElement).toBe(here);
  });

  it("tell about a hex when nothing is asked", async () => {
    const { container } = render(Board, { picture: founding.picture, say });
    await userEvent.tab();
    const name = document.activeElement?.getAttribute("aria-label");
    await press("Enter");
    expect(container.querySelector(".bubble")).toHaveTextContent(name ?? "?");
    await press("Escape");
    expect(container.querySelector(".bubble")).not.toBeInTheDocument();
  });

  it("show what is to know about a place, as a pointer does, and leave with one Escape", async () => {
    const onleave = vi.fn();
    const marks = [
      { place: "C3/E", label: "Road", note: "Leaves you 1 ore." },
      { place: "C3/NE", label: "Road", note: "Leaves you 1 ore." },
      { place: "C3/NE", label: "Ship", note: "Leaves you 1 wool." },
    ];
    const { container } = render(Board, { picture: founding.picture, say, marks, onleave });
    const bubble = () => container.querySelector(".bubble");
    expect(bubble()).toBeNull();
    await userEvent.tab();
    expect(bubble()).toHaveTextContent("Leaves you 1 ore.");
    expect(bubble()).toHaveClass("quiet");
    expect(screen.getByRole("button", { name: /^Road\. Side: .* Leaves you 1 ore\.$/ })).toBeInTheDocument();
    const several = /^Road\. Ship\. Side: .* Road\. Leaves you 1 ore\. Ship\. Leaves you 1 wool\.$/;
    expect(screen.getByRole("button", { name: several })).toBeInTheDocument();
    await press("Escape");
    expect(bubble()).toBeNull();
    expect(onleave).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(bubble()).not.toBeNull();
    await userEvent.tab();
    expect(bubble()).toBeNull();
  });

  it("leave Space to the table when there is nothing to choose", async () => {
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    const { rerender } = render(Board, { picture: founding.picture, say });
    await userEvent.tab();
    heard.mockClear();
    await userEvent.keyboard(" ");
    expect(heard).toHaveBeenCalledOnce();
    await rerender({ marks: corners });
    await userEvent.keyboard(" ");
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener("keydown", heard);
  });

  it("leave shortcuts of the browser alone", async () => {
    const { container } = render(Board, { picture: founding.picture, say, marks: corners });
    const before = container.querySelector("svg")?.getAttribute("viewBox");
    await userEvent.tab();
    await userEvent.keyboard("{Control>}+{/Control}");
    expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe(before);
  });
});

describe("choosing on the board", () => {
  const both: Mark[] = [
    { place: "C3/NE", label: "Road" },
    { place: "C3/NE", label: "Ship" },
    { place: "C3/E", label: "Road", act: "Build" },
  ];

  it("works by a click", async () => {
    const onpick = vi.fn();
    render(Board, { picture: founding.picture, say, marks: both, onpick });
    await userEvent.click(screen.getByRole("button", { name: /^Road\. Side/ }));
    expect(onpick).toHaveBeenCalledExactlyOnceWith("C3/E", both[2]);
  });

  it("asks what, where several things may be done", async () => {
    const onpick = vi.fn();
    render(Board, { picture: founding.picture, say, marks: both, onpick });
    await userEvent.click(screen.getByRole("button", { name: /^Road\. Ship\. Side/ }));
    expect(onpick).not.toHaveBeenCalled();
    const ship = screen.getByRole("button", { name: "Ship" });
    expect(screen.getByRole("button", { name: "Road" })).toHaveFocus();
    await userEvent.click(ship);
    expect(onpick).toHaveBeenCalledExactlyOnceWith("B3/SW", both[1]);
    expect(screen.queryByRole("button", { name: "Ship" })).not.toBeInTheDocument();
  });

  it("takes the question back with Escape, and focus returns", async () => {
    const onleave = vi.fn();
    render(Board, { picture: founding.picture, say, marks: both, onleave });
    const stop = screen.getByRole("button", { name: /^Road\. Ship\. Side/ });
    await userEvent.click(stop);
    await press("Escape");
    await tick();
    expect(screen.queryByRole("button", { name: "Ship" })).not.toBeInTheDocument();
    expect(onleave).not.toHaveBeenCalled();
    expect(stop).toHaveFocus();
  });

  it("keeps asking while other things change, and stops when it can't be done any more", async () => {
    const { rerender } = render(Board, { picture: founding.picture, say, marks: both });
    await userEvent.click(screen.getByRole("button", { name: /^Road\. Ship\. Side/ }));
    await rerender({ marks: both.map((mark) => ({ ...mark })), picture: structuredClone(founding.picture) });
    expect(screen.getByRole("button", { name: "Ship" })).toBeInTheDocument();
    await rerender({ marks: both.slice(2) });
    expect(screen.queryByRole("button", { name: "Ship" })).not.toBeInTheDocument();
    await rerender({ marks: both });
    expect(screen.queryByRole("button", { name: "Ship" })).not.toBeInTheDocument();
  });
});
