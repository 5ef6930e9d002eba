import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import { LEGEND } from "../net/testing";
import Card from "./Card.svelte";
import { faceOf } from "./cards";
import { sceneOf } from "./land";
import Sprite from "./Sprite.svelte";

const GOODS = ["lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"];
const DEVELOPMENT = ["knight", "victory point", "road building", "year of plenty", "monopoly"];
const GROUNDS = ["forest", "hills", "pasture", "fields", "mountains", "desert", "gold", "fog"];

describe("drawings", () => {
  it("are there for every card of every deck, and for no others", async () => {
    const progress = Object.values(LEGEND.decks).flatMap((deck) => Object.keys(deck));
    expect(progress.length).toBeGreaterThan(20);
    for (const card of [...GOODS, ...DEVELOPMENT, ...progress])
      expect(await faceOf(card), card).toBeDefined();
    expect(await faceOf("camel")).toBeUndefined();
  });

  it("are there for every ground", () => {
    for (const terrain of GROUNDS) expect(sceneOf(terrain), terrain).toBeDefined();
    expect(sceneOf("moor")).toBeUndefined();
  });

  it("are made once, however often a card is shown; one that nobody has drawn shows its back", async () => {
    const { container } = render(Sprite);
    for (const card of ["wool", "wool", "camel", "unknown"]) render(Card, { card });
    await faceOf("camel");
    await tick();
    await expect.poll(() => container.querySelectorAll("#card-wool")).toHaveLength(1);
    await expect
      .poll(() => container.querySelector("#card-camel use")?.getAttribute("href"))
      .toBe("#card-unknown");
    expect(container.querySelectorAll("#card-unknown")).toHaveLength(1);
  });
});
