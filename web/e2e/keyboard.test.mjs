import assert from "node:assert/strict";

import { Keys, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("keyboard");

story("A whole game against three bots, by keyboard alone", there, async (open) => {
  const page = await open();
  await page.goto(there.server.address);
  await page.getByRole("button", { name: /Play now/, disabled: false }).waitFor();
  const keys = new Keys(page);
  await keys.press("button.big.main");
  await page.waitForURL(/\/table\//);
  const player = new Player(page, keys);
  assert.equal(await player.play(), "over");
  assert.ok(player.turns > 5, `it was a game of some length: ${player.turns} turns of ours`);
  await page
    .getByRole("heading", { name: /wins?\b/ })
    .first()
    .waitFor();
});
