import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import { Atlas } from "./geometry";
import { Layout } from "./layout";
import type { Doubt, Mark } from "./marks";
import { pieceSheet } from "./sheet.testing";
import { marksOf, say, scene, scenes } from "./testing";

const founding = scene("base-founding");
const corners = marksOf(founding);

function placeOf(element: Element | null): string | undefined {
  return (element as SVGElement | null)?.dataset.place;
}

/** Where a board lies. */
function viewOf(container: Element): string {
  return container.querySelector<HTMLElement>(".board")?.dataset.view ?? "";
}

/** What the last call of a function said. */
function last<T>(told: { mock: { calls: [T, ...unknown[]][] } }): T | undefined {
  return told.mock.calls.at(-1)?.[0];
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
        layout: new Layout(new Atlas(picture.tiles), picture.harbors, false),
        stops: [],
        colors: picture.owners,
      },
      ...{ changed: [], lit: [], grow: small ? 1.2 : 1, say },
    });
    const numbers = [...container.querySelectorAll(".piece .number")].map((text) => Number(text.textContent));
    const known = villages.map(({ facts }) => facts.number);
    expect(known).toHaveLength(8);
    expect(new Set(numbers)).toEqual(new Set(known));
  });

  it.each([34, 28, 20, 14])("keeps what has a number at 22 pixels where hexes have %i", (scale) => {
    const { picture } = scene("cloth");
    const { container } = render(Drawing, {
      ...{
        picture,
        layout: new Layout(new Atlas(picture.tiles), picture.harbors, false),
        stops: [],
        colors: picture.owners,
      },
      ...{ changed: [], lit: [], grow: Math.max(1.001, 34 / scale), say },
    });
    const grown = (element: Element) =>
      Number(/scale\(([\d.]+)\)/.exec(element.getAttribute("transform") ?? "")?.[1]);
    const docks = [...container.querySelectorAll(".dock")];
    expect(docks.length).toBeGreaterThan(0);
    for (const dock of docks) expect((grown(dock) * 2 * 37 * scale) / 100).toBeGreaterThan(21.9);
    const villages = [...container.querySelectorAll(".piece:has(.number) [transform^=scale]")];
    expect(villages).toHaveLength(8);
    for (const village of villages) expect((grown(village) * 66 * scale) / 100).toBeGreaterThan(21.9);
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
    const all = within(board).getAllByRole("img");
    const towns = new Set(
      picture.pieces.flatMap(({ owner, place }) =>
        owner === picture.viewer && place.includes(".") ? [place] : [],
      ),
    );
    expect(towns.size).toBeGreaterThan(0);
    expect(all).toHaveLength(19 + towns.size);
    const names = all.map((hex) => hex.getAttribute("aria-label")).join(" ");
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
    const onnear = vi.fn<(isNear: boolean) => void>();
    const { container } = render(Board, { picture: founding.picture, say, marks: corners, onnear });
    const size = () => Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
    const [whole, view] = [size(), viewOf(container)];
    await userEvent.tab();
    await userEvent.keyboard("+");
    expect(size()).toBeLessThan(whole);
    expect(last(onnear)).toBe(true);
    expect(viewOf(container)).not.toBe(view);
    await userEvent.keyboard("-");
    expect(size()).toBeCloseTo(whole);
    expect(last(onnear)).toBe(false);
    await userEvent.keyboard("++0");
    expect(viewOf(container)).toBe(view);
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

  it("tell about a hex when nothing is asked, and Enter and I tell more", async () => {
    const [oncaption, onlook] = [vi.fn<(text: string) => void>(), vi.fn<(place: string) => void>()];
    const { rerender } = render(Board, { picture: founding.picture, say, oncaption, onlook });
    await userEvent.tab();
    const place = placeOf(document.activeElement) ?? "";
    const tile = founding.picture.tiles.find(({ name }) => name === place);
    expect(last(oncaption)?.toLowerCase()).toContain(`${tile?.terrain} ${tile?.number || ""}`.trim());
    await press("Enter");
    expect(onlook).toHaveBeenCalledExactlyOnceWith(place, false);
    await userEvent.keyboard("i");
    expect(onlook).toHaveBeenLastCalledWith(place, true);
    await rerender({ looked: place });
    await press("Escape");
    expect(last(onlook)).toBe("");
    await userEvent.tab();
    expect(last(oncaption)).toBe("");
  });

  it("get to our own towns, too, when nothing is asked", async () => {
    const { picture } = scene("knights");
    const onlook = vi.fn<(place: string) => void>();
    const { container } = render(Board, { picture, say, onlook });
    const town = picture.pieces.find(({ owner, place }) => owner === picture.viewer && place.includes("."));
    const stop = container.querySelector<SVGElement>(`.stop[data-place="${town?.place}"]`);
    stop?.focus();
    await press("Enter");
    expect(last(onlook)).toBe(town?.place);
  });

  it("tell at once what is to know about a place, and leave with one Escape", async () => {
    const [oncaption, onleave] = [vi.fn<(text: string) => void>(), vi.fn()];
    const marks = [
      { place: "C3/E", label: "Road", note: "Leaves you 1 ore." },
      { place: "C3/NE", label: "Road", note: "Leaves you 1 ore." },
      { place: "C3/NE", label: "Ship", note: "Leaves you 1 wool." },
    ];
    const { container } = render(Board, { picture: founding.picture, say, marks, onleave, oncaption });
    expect(oncaption).not.toHaveBeenCalled();
    await userEvent.tab();
    const only = container.querySelector<SVGElement>('.stop[data-place="C3/E"]');
    only?.focus();
    await tick();
    expect(last(oncaption)).toMatch(/ · Leaves you 1 ore\.$/);
    expect(container.querySelectorAll(".focus.bright")).toHaveLength(1);
    expect(screen.getByRole("button", { name: /^Road\. Side: .* Leaves you 1 ore\.$/ })).toBeInTheDocument();
    const several = /^Road\. Ship\. Side: .* Road\. Leaves you 1 ore\. Ship\. Leaves you 1 wool\.$/;
    expect(screen.getByRole("button", { name: several })).toBeInTheDocument();
    await press("Escape");
    expect(onleave).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(last(oncaption)).toBe("");
    expect(container.querySelectorAll(".focus")).toHaveLength(0);
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

  /** A board that asks back: the doubt that it has at this moment. */
  function asking(more: Record<string, unknown> = {}) {
    const [onpick, onleave, ondoubt] = [vi.fn(), vi.fn(), vi.fn<(doubt: Doubt | null) => void>()];
    const props = { picture: founding.picture, say, marks: both, onpick, onleave, ondoubt, ...more };
    const { rerender, unmount } = render(Board, props);
    const stop = screen.getByRole("button", { name: /^Road\. Ship\. Side/ });
    return { onpick, onleave, ondoubt, rerender, unmount, stop, doubt: () => last(ondoubt) };
  }

  it("asks what, where several things may be done", async () => {
    const { onpick, stop, doubt } = asking();
    await userEvent.click(stop);
    expect(onpick).not.toHaveBeenCalled();
    expect(doubt()).toMatchObject({ marks: both.slice(0, 2), byKey: true });
    const ship = doubt()?.marks[1];
    if (ship) doubt()?.pick(ship);
    await tick();
    expect(onpick).toHaveBeenCalledExactlyOnceWith("B3/SW", both[1]);
    expect(doubt()).toBeNull();
  });

  it("takes the question back, and focus returns", async () => {
    const { onleave, stop, doubt } = asking();
    await userEvent.click(stop);
    const card = document.body.appendChild(document.createElement("button"));
    card.focus();
    doubt()?.close();
    await tick();
    expect(doubt()).toBeNull();
    expect(stop).toHaveFocus();
    await userEvent.click(stop);
    expect(doubt()).not.toBeNull();
    await press("Escape");
    await tick();
    expect(doubt()).toBeNull();
    expect(onleave).not.toHaveBeenCalled();
    expect(stop).toHaveFocus();
  });

  it("keeps asking while other things change, and stops when it can't be done any more", async () => {
    const { stop, doubt, rerender } = asking();
    await userEvent.click(stop);
    await rerender({ marks: both.map((mark) => ({ ...mark })), picture: structuredClone(founding.picture) });
    expect(doubt()?.marks).toHaveLength(2);
    await rerender({ marks: both.slice(2) });
    expect(doubt()).toBeNull();
    await rerender({ marks: both });
    expect(doubt()).toBeNull();
  });

  it("leaves no question behind when it goes", async () => {
    const { stop, doubt, unmount } = asking();
    await userEvent.click(stop);
    unmount();
    expect(doubt()).toBeNull();
  });
});

/** A board of a size: jsdom has none. */
describe("a board with a size", () => {
  const rects = new Map<Element, DOMRect>();

  beforeEach(() => {
    rects.clear();
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return rects.get(this) ?? new DOMRect(10, 20, 1000, 600);
    });
  });

  function zone(x: number, y: number, width: number, height: number): HTMLElement {
    const element = document.body.appendChild(document.createElement("div"));
    rects.set(element, new DOMRect(x + 10, y + 20, width, height));
    return element;
  }

  /** Where a place is on the screen, as the board tells it. */
  function pixel(container: Element, name: string): { clientX: number; clientY: number } {
    const { picture } = founding;
    const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
    const [x = 0, y = 0, scale = 1] = viewOf(container).split(" ").map(Number);
    const place = layout.atlas.find(name);
    if (!place) throw new Error(`There is no ${name}.`);
    const at = layout.at(place);
    return {
      clientX: 10 + 500 + ((at.x - x) * scale) / 100,
      clientY: 20 + 300 + ((at.y - y) * scale) / 100,
    };
  }

  function point(container: Element, type: string, pointerType: string, name: string): void {
    const svg = container.querySelector("svg");
    const at = { ...pixel(container, name), bubbles: true, button: 0, detail: 1 };
    const event = new MouseEvent(type, at);
    svg?.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType }));
  }

  function tap(container: Element, name: string, pointerType = "touch"): void {
    for (const type of ["pointerdown", "pointerup", "click"]) point(container, type, pointerType, name);
    flushSync();
  }

  it("lies beside what lies over it, and rests there whatever happens", async () => {
    const { picture } = founding;
    const { container, rerender } = render(Board, { picture, say, marks: corners });
    const alone = viewOf(container);
    await rerender({ zones: [zone(0, 0, 330, 60), zone(0, 400, 270, 200)] });
    const view = viewOf(container);
    expect(view).not.toBe(alone);
    const cleared = picture.tiles.map((tile) =>
      tile.number === 8 ? { ...tile, terrain: "sea", number: 0 } : tile,
    );
    await rerender({ picture: { ...picture, tiles: cleared, harbors: [], pieces: [] }, marks: [] });
    expect(viewOf(container)).toBe(view);
    await rerender({ picture: scene("base").picture, marks: marksOf(scene("base")), lit: ["A1"] });
    expect(viewOf(container)).toBe(view);
  });

  it("tells which zones lie over places that may be chosen", async () => {
    const oncover = vi.fn<(covered: ReadonlySet<HTMLElement>) => void>();
    const { rerender } = render(Board, { picture: founding.picture, say, oncover });
    const [over, beside] = [zone(0, 0, 1000, 600), zone(0, 0, 60, 40)];
    await rerender({ zones: [over, beside] });
    expect(oncover).not.toHaveBeenCalled();
    await rerender({ marks: corners.filter(({ place }) => place === "B2.SE") });
    expect(last(oncover)).toEqual(new Set([over]));
    await rerender({ marks: [] });
    expect(last(oncover)).toEqual(new Set());
  });

  it("covers nothing from near but where the keys are: everything else can be drawn to the middle", async () => {
    const oncover = vi.fn<(covered: ReadonlySet<HTMLElement>) => void>();
    const over = zone(0, 0, 1000, 600);
    const props = { picture: founding.picture, say, marks: corners, oncover, zones: [over] };
    const { container } = render(Board, props);
    expect(last(oncover)).toEqual(new Set([over]));
    const turn = (deltaY: number) =>
      container
        .querySelector("svg")
        ?.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: 510, clientY: 320, cancelable: true }));
    turn(-300);
    flushSync();
    expect(last(oncover)).toEqual(new Set());
    await userEvent.tab();
    expect(last(oncover)).toEqual(new Set([over]));
    await userEvent.tab();
    expect(last(oncover)).toEqual(new Set());
    turn(900);
    flushSync();
    expect(last(oncover)).toEqual(new Set([over]));
  });

  it("tells what the pointer rests on at once, and that it is gone", async () => {
    const oncaption = vi.fn<(text: string) => void>();
    const { container, rerender } = render(Board, { picture: scene("base").picture, say, oncaption });
    point(container, "pointermove", "mouse", "C3");
    flushSync();
    const tile = scene("base").picture.tiles.find(({ name }) => name === "C3");
    expect(last(oncaption)?.toLowerCase()).toContain(`${tile?.terrain} ${tile?.number}`);
    expect(container.querySelectorAll(".focus:not(.bright)")).toHaveLength(1);
    point(container, "pointerleave", "mouse", "C3");
    flushSync();
    expect(last(oncaption)).toBe("");
    await rerender({ picture: founding.picture, marks: corners });
    point(container, "pointermove", "mouse", "C3.N");
    flushSync();
    expect(last(oncaption)).toMatch(/^\d+, .* pips/);
    expect(container.querySelectorAll(".aimed")).toHaveLength(1);
    expect(container.querySelectorAll(".focus.bright")).toHaveLength(1);
  });

  it("asks a finger back, and the same place again is a yes", () => {
    const [onpick, ondoubt] = [vi.fn(), vi.fn<(doubt: Doubt | null) => void>()];
    const { container } = render(Board, { picture: founding.picture, say, marks: corners, onpick, ondoubt });
    tap(container, "C3.N");
    expect(onpick).not.toHaveBeenCalled();
    expect(last(ondoubt)).toMatchObject({ byKey: false, marks: [{ place: "B2.SE" }] });
    expect(last(ondoubt)?.text).toMatch(/^build settlement · \d+, .* pips/);
    tap(container, "C3.S");
    expect(last(ondoubt)?.marks[0]?.place).not.toBe("B2.SE");
    tap(container, "C3.S");
    expect(onpick).toHaveBeenCalledOnce();
    expect(last(ondoubt)).toBeNull();
  });

  it("does what a mouse says, and what a finger says that is to be trusted", () => {
    const [onpick, ondoubt] = [vi.fn(), vi.fn()];
    const props = { picture: founding.picture, say, marks: corners, onpick, ondoubt, once: true };
    const { container } = render(Board, props);
    tap(container, "C3.N", "mouse");
    expect(onpick).toHaveBeenCalledTimes(1);
    tap(container, "C3.N");
    expect(onpick).toHaveBeenCalledTimes(2);
    expect(ondoubt).not.toHaveBeenCalled();
  });

  it("looks at what is clicked when nothing is asked, and at what is pressed with the other button", async () => {
    const onlook = vi.fn<(place: string) => void>();
    const { container, rerender } = render(Board, { picture: founding.picture, say, onlook });
    tap(container, "C3", "mouse");
    expect(last(onlook)).toBe("C3");
    await rerender({ marks: corners, looked: "" });
    point(container, "contextmenu", "mouse", "C3.N");
    expect(onlook).toHaveBeenLastCalledWith("B2.SE", true);
  });

  it("says in each lit corner how much it is worth", () => {
    const { container } = render(Board, { picture: founding.picture, say, marks: corners, worth: true });
    expect(container.querySelectorAll(".legal text")).toHaveLength(corners.length);
    const stop = container.querySelector('.stop[data-place="B2.SE"]');
    const pips = /(\d+) pips/.exec(stop?.getAttribute("aria-label") ?? "")?.[1];
    expect(stop?.querySelector("text")).toHaveTextContent(pips ?? "?");
  });
});
