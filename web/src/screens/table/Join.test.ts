import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answering } from "../../net/answering.testing";
import { seatInfo, tableInfo } from "../../net/testing";
import { Persona } from "../../state/persona.svelte";
import { readChoices, settings } from "../../state/settings.svelte";
import Join from "./Join.svelte";

const LINK = "l".repeat(32);
const EDDA = { kind: "bot", name: "Edda", face: "Eddai", manner: "steady", shields: 2 } as const;
const info = tableInfo({
  state: "waiting",
  seats: [seatInfo(0), seatInfo(1, EDDA), seatInfo(2, { kind: "open", name: "" })],
});

describe("somebody who comes by a link", () => {
  const onseated = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    settings.set(readChoices(null));
    onseated.mockReset();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const show = () => render(Join, { info, link: LINK, onseated, onwatch: vi.fn() });

  it("sees who is there", () => {
    show();
    const there = within(screen.getByRole("list", { name: "At the table" })).getAllByRole("listitem");
    expect(there.map((item) => item.textContent.trim())).toEqual([
      "Ann",
      expect.stringMatching(/^Edda\s+steady$/),
    ]);
  });

  it("is asked for name and face like everybody, and keeps them", async () => {
    const seated = { game: info.game, seat: 2, token: "t".repeat(32) };
    const { asked } = answering({ [`POST /api/tables/${info.game}/seats`]: seated });
    show();
    const field = screen.getByRole("textbox", { name: "Your name" });
    expect(field).toHaveFocus();
    expect(field).not.toHaveValue("");
    await userEvent.clear(field);
    await userEvent.type(field, "Olena");
    await userEvent.click(screen.getByRole("radio", { name: "Face 4" }));
    await userEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await waitFor(() => expect(onseated).toHaveBeenCalledWith("t".repeat(32)));
    const { name, face } = settings.now;
    expect(name).toBe("Olena");
    expect(face).toMatch(/^[a-z]{8}$/);
    expect(asked[0]?.body).toEqual({ name, face, seat: null, link: LINK });
  });

  it("is proposed a name that nobody there has", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const first = new Persona().name;
    const seats = [seatInfo(0, { name: first.toUpperCase() }), seatInfo(1, { kind: "open", name: "" })];
    render(Join, { info: tableInfo({ state: "waiting", seats }), link: LINK, onseated, onwatch: vi.fn() });
    const field: HTMLInputElement = screen.getByRole("textbox", { name: "Your name" });
    expect(field.value).not.toBe("");
    expect(field.value).not.toBe(first);
  });

  it("who is known is not proposed anything", () => {
    settings.set({ name: "Olena", face: "qwerty" });
    show();
    expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("Olena");
    expect(screen.getByRole("radio", { name: "Face 1" })).toBeChecked();
  });
});
