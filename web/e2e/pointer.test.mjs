import assert from "node:assert/strict";

import { Mouse, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("pointer");

story("A whole game against three bots, by pointer alone", there, async (open) => {
  const page = await open();
  await page.goto(there.server.address);
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.waitForURL(/\/table\//);
  const player = new Player(page, new Mouse(page));
  assert.equal(await player.play(), "over");
  assert.ok(player.turns > 5, `it was a game of some length: ${player.turns} turns of ours`);
  await page
    .getByRole("heading", { name: /wins?\b/ })
    .first()
    .waitFor();
});
