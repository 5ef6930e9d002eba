import assert from "node:assert/strict";

import { lateGame, sitDown } from "./brought.mjs";
import { amount } from "./effort.mjs";
import { Mouse, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("pointer");
/** Turns of ours; in the long run as many as the game has. */
const TURNS = amount(3, Infinity, Infinity);

const isWon = (page) =>
  page
    .getByRole("heading", { name: /wins?\b/ })
    .first()
    .waitFor();

story(
  "A game against three bots, by pointer alone",
  there,
  async (open) => {
    const page = await open();
    await page.goto(there.server.address);
    await page.getByRole("button", { name: /Play now/ }).click();
    await page.waitForURL(/\/table\//);
    const player = new Player(page, new Mouse(page));
    if ((await player.play(TURNS)) === "playing") return assert.equal(player.turns, TURNS);
    assert.ok(player.turns > 5, `it was a game of some length: ${player.turns} turns of ours`);
    await isWon(page);
  },
  { more: true },
);

story("The last turns of a game, by pointer alone", there, async (open) => {
  const page = await open();
  await sitDown(page, await lateGame(there.server.address, "isle:base;4"));
  const player = new Player(page, new Mouse(page));
  assert.equal(await player.play(), "over");
  assert.ok(player.turns > 1, `some were left: ${player.turns} turns of ours`);
  await isWon(page);
});
