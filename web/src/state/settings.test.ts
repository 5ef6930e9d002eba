import { beforeEach, describe, expect, it } from "vitest";

import { keep } from "../lib/store";
import { meaning } from "../lib/keys";
import { LEGEND } from "../net/testing";
import { KEYS, readChoices, settings } from "./settings.svelte";

beforeEach(() => {
  localStorage.clear();
  settings.set(readChoices(null));
});

describe("the settings", () => {
  it("are applied to the page", async () => {
    settings.set({ theme: "dark", size: 1.25, motion: "none" });
    const root = document.documentElement;
    expect(root.dataset.theme).toBe("dark");
    expect(root.style.getPropertyValue("--text-size")).toBe("1.25");
    expect(root.style.getPropertyValue("--pace")).toBe("0");
    settings.set({ theme: "auto", size: 1, motion: "auto" });
    expect(root.dataset.theme).toBeUndefined();
    expect(root.style.getPropertyValue("--pace")).toBe("");
  });

  it("are kept", () => {
    settings.set({ name: "Ann", sound: false });
    expect(readChoices(JSON.parse(localStorage.getItem("longroad.settings") ?? ""))).toMatchObject({
      name: "Ann",
      sound: false,
    });
  });

  it("make sense, whatever was kept", () => {
    keep("settings", {
      theme: "pink",
      size: 99,
      volume: -3,
      keys: { road: "long", ship: "x" },
      colors: { red: "blue" },
    });
    const read = readChoices(JSON.parse(localStorage.getItem("longroad.settings") ?? ""));
    expect(read).toMatchObject({ theme: "auto", size: 1, volume: 0, colors: {} });
    expect(read.keys).toEqual({ ...KEYS, ship: "x" });
    expect(readChoices("nonsense")).toEqual(readChoices(null));
  });

  it("swap colors so that no two seats look the same", () => {
    settings.swap("red", "green");
    expect(["red", "green"].map((color) => settings.shown(color))).toEqual(["green", "red"]);
    settings.swap("blue", "red");
    expect(["red", "green", "blue"].map((color) => settings.shown(color))).toEqual(["green", "blue", "red"]);
    settings.swap("red", "red");
    settings.swap("green", "green");
    expect(settings.now.colors).toEqual({});
  });
});

describe("a key", () => {
  beforeEach(() => settings.learn(LEGEND));

  const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
    target.dispatchEvent(event);
    return meaning(event);
  };

  it("means what the settings say", () => {
    expect([press("r"), press("R"), press(" "), press("3"), press("x")]).toEqual([
      "road",
      "road",
      "next",
      3,
      null,
    ]);
    // one that was chosen comes before one that a game wants
    settings.set({ keys: { ...KEYS, undo: "r" } });
    expect(press("r")).toBe("undo");
    settings.set({ keys: { ...KEYS, road: "x", undo: "" } });
    expect([press("x"), press("r"), press("u")]).toEqual(["road", null, null]);
  });

  it("means nothing when single keys are switched off, or belong to the browser", () => {
    expect(press("r", document.body, { ctrlKey: true })).toBeNull();
    settings.set({ shortcuts: false });
    expect(press("r")).toBeNull();
  });

  it("means nothing while somebody types", () => {
    document.body.innerHTML = "<input><button>b</button>";
    const [field, button] = ["input", "button"].map((name) => document.querySelector(name) ?? document.body);
    expect(press("r", field)).toBeNull();
    expect([press(" ", button), press("r", button)]).toEqual([null, "road"]);
    document.body.innerHTML = "";
  });
});
