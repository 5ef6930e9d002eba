import assert from "node:assert/strict";

import { amount } from "./effort.mjs";
import { Keys, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("keyboard");

/** Turns of ours; in the long run as many as the game has. */
const TURNS = amount(4, Infinity, Infinity);

story(
  "A game against three bots, by keyboard alone",
  there,
  async (open) => {
    const page = await open();
    await page.goto(there.server.address);
    await page.getByRole("button", { name: /Play now/, disabled: false }).waitFor();
    const keys = new Keys(page);
    await keys.press("button.big.main");
    await page.waitForURL(/\/table\//);
    const player = new Player(page, keys);
    const end = await player.play(TURNS);
    if (end === "playing") return assert.equal(player.turns, TURNS);
    assert.ok(player.turns > 5, `it was a game of some length: ${player.turns} turns of ours`);
    await page
      .getByRole("heading", { name: /wins?\b/ })
      .first()
      .waitFor();
  },
  { more: true },
);
