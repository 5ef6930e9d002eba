import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";

import { answering, trouble } from "../../net/answering.testing";
import { tableInfo } from "../../net/testing";
import RulesPanel from "../../panels/RulesPanel.svelte";
import { Seat } from "../../state/testing";
import type { RuleText } from "../../wire";
import Rules from "../Rules.svelte";
import { found, idsIn, withReferences } from "./search";

const text: RuleText = {
  spec: "isle:base;4",
  chapters: [
    {
      book: "The base game",
      heading: "Production",
      rules: [
        { id: "BASE-041", text: "The hex with the robber produces nothing." },
        { id: "BASE-042", text: "The bank is finite." },
      ],
    },
    {
      book: "The base game",
      heading: "The robber",
      rules: [{ id: "BASE-085", text: "A Knight moves the robber (BASE-041, SEA-041)." }],
    },
  ],
};
const PATH = "GET /api/rules?spec=isle%3Abase%3B4";

describe("the rules", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
  });

  it("are found by all words of a search, or by their ID", () => {
    expect(found(text, "robber knight").map(({ heading }) => heading)).toEqual(["The robber"]);
    expect(found(text, "base-042").flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(["BASE-042"]);
    expect(found(text, "production bank").flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual([
      "BASE-042",
    ]);
    expect(found(text, "  ")).toHaveLength(2);
    expect(found(text, "harbor")).toEqual([]);
  });

  it("lead to other rules of the same game that they name", () => {
    const parts = withReferences("See BASE-041, SEA-041 and CK-089a.", idsIn(text));
    expect(parts.filter(({ id }) => id !== null)).toEqual([{ text: "BASE-041", id: "BASE-041" }]);
    expect(parts.map((part) => part.text).join("")).toBe("See BASE-041, SEA-041 and CK-089a.");
  });

  it("are a page with the rule of the address, searchable", async () => {
    history.replaceState(null, "", "/rules/isle%3Abase%3B4#BASE-042");
    answering({ [PATH]: text });
    render(Rules, { spec: "isle:base;4" });
    const rule = (await screen.findByText("The bank is finite.")).closest("li");
    expect(rule).toHaveAttribute("id", "BASE-042");
    expect(rule).toHaveFocus();
    expect(rule).toHaveTextContent(/^The bank is finite\.\s*BASE-042$/);
    expect(screen.getByRole("heading", { name: "The robber" })).toBeVisible();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search the rules" }), "knight");
    expect(screen.getByText("One rule")).toBeVisible();
    expect(screen.queryByText("The bank is finite.")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "BASE-041" }));
    expect(screen.getByText("The hex with the robber produces nothing.").closest("li")).toHaveFocus();
    expect(location.hash).toBe("#BASE-041");
  });

  it("are a page though its address was cut in the middle of a sign", async () => {
    history.replaceState(null, "", "/rules/isle%3Abase%3B4#%E0%A4%A");
    answering({ [PATH]: text });
    render(Rules, { spec: "isle:base;4" });
    expect(await screen.findByText("The bank is finite.")).toBeVisible();
  });

  it("of several books are told apart, and which of them counts", async () => {
    const more = { book: "Seafarers", heading: "Production", rules: [{ id: "SEA-041", text: "Gold." }] };
    answering({ [PATH]: { ...text, chapters: [...text.chapters, more] } });
    render(Rules, { spec: "isle:base;4" });
    const chapters = await screen.findByRole("navigation", { name: "Chapters" });
    expect(chapters).toHaveTextContent(/^The base game\s*Production\s*The robber\s*Seafarers\s*Production$/);
    expect(screen.getByText(/the later one counts/)).toBeVisible();
  });

  it("of one book need no word about others", async () => {
    answering({ [PATH]: text });
    render(Rules, { spec: "isle:base;4" });
    await screen.findByText("The bank is finite.");
    expect(screen.queryByText(/the later one counts/)).toBeNull();
  });

  it("lie beside the board until somebody closes them", async () => {
    answering({ [PATH]: text });
    const closed = vi.fn();
    const seat = new Seat().welcomed({ table: tableInfo({ spec: "isle:base;4" }) });
    render(RulesPanel, { table: seat.table, onclose: closed });
    const dialog = await screen.findByRole("dialog", { name: "Rules of this game" });
    expect(await within(dialog).findByText("The bank is finite.")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalled();
    seat.leave();
  });

  it("say why they can't be had", async () => {
    answering({ [PATH]: trouble("table-bad-spec", "There is no such ruleset.", 422) });
    render(Rules, { spec: "isle:base;4" });
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no such ruleset.");
  });
});
