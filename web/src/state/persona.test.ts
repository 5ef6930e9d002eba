import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { speak } from "../lib/fluent";
import { know } from "../lib/whole";
import { BOTS } from "../net/testing";
import { Persona, turned } from "./persona.svelte";
import { readChoices, settings } from "./settings.svelte";
import { Setup } from "./setup.svelte";

const RULESETS = { families: ["isle"], scenarios: [], modules: [], excludes: [], advice: [] };

know("uk");

beforeEach(() => {
  localStorage.clear();
  settings.set(readChoices(null));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("who we are to others", () => {
  it("is proposed, kept when it is used, and filled in from then on", () => {
    const first = new Persona();
    expect(first.isKept).toBe(false);
    expect(first.name).not.toBe("");
    first.name = "  Olena ";
    first.face = first.faces[3] ?? "";
    first.keep();
    const next = new Persona();
    expect([next.isKept, next.name, next.face]).toEqual([true, "Olena", first.face]);
    expect(next.faces[0]).toBe(first.face);
  });

  it("is what was proposed where the field is wiped out", () => {
    const persona = new Persona();
    const proposed = persona.name;
    persona.name = " ";
    expect(persona.called).toBe(proposed);
  });

  it("is proposed in the language that is spoken, and never as a player", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    const persona = new Persona();
    expect(persona.name).toBe("Theo");
    await speak("uk");
    expect(persona.name).toBe("Тарас");
    await speak("en");
  });

  it("shows five faces of which one is ours, and others when the die is thrown", () => {
    const persona = new Persona();
    const before = persona.faces;
    expect(before).toHaveLength(5);
    expect(new Set(before).size).toBe(5);
    expect(before).toContain(persona.face);
    persona.roll();
    expect(persona.faces.some((face) => before.includes(face))).toBe(false);
    expect(persona.faces).toContain(persona.face);
  });

  it("keeps the face that the name has made for who had one before faces could be chosen", () => {
    settings.set({ name: "Olena" });
    expect(new Persona().face).toBe("");
  });

  it("forgets what is no face", () => {
    expect(readChoices({ name: "Ann", face: "<svg>" }).face).toBe("");
    expect(readChoices({ name: "Ann", face: "qwerty" }).face).toBe("qwerty");
  });
});

it("a list can begin anywhere", () => {
  expect([0, 0.5, 0.99].map((luck) => turned(["a", "b", "c"], luck).join(""))).toEqual(["abc", "bca", "cab"]);
  expect(turned([], 0.5)).toEqual([]);
});

describe("the company at a planned table", () => {
  it("has persons on the seats of bots, first those whom the bot plays", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.3);
    const setup = new Setup(RULESETS, BOTS);
    setup.persona.name = "Falk";
    setup.seats = ["greedy", "random", "random", "random"].map((bot) => ({ kind: "bot", bot }));
    setup.seats.unshift({ kind: "mine" }, { kind: "open" });
    const company = setup.company();
    expect(company.map((sitter) => sitter?.name)).toEqual([
      "Falk",
      undefined,
      "Edda",
      "Gro",
      "Kurt",
      "Bruno",
    ]);
    expect(company[2]).toEqual({ name: "Edda", face: "Eddax", manner: "steady", shields: 2 });
    expect(company[5]).toMatchObject({ face: "Brunox", manner: "calm", shields: 1 });
  });
});
