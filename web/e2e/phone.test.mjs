import assert from "node:assert/strict";

import { unreadable } from "./layout.mjs";
import { asked, Finger, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("phone");
const HEIGHT = 844;
const PHONE = {
  viewport: { width: 390, height: HEIGHT },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

story("A phone: the opening and three turns by finger", there, async (open) => {
  const page = await open(PHONE);
  await page.goto(there.server.address);
  await page.getByRole("button", { name: /Play now/ }).tap();
  await page.waitForURL(/\/table\//);
  const player = new Player(page, new Finger(page));
  await asked(page);
  await fits(page, 0.4);
  assert.equal(await player.play(3), "playing");
  await fits(page, 0.2); // an offer, or many things to build, may take room
  assert.deepEqual(await unreadable(page), []);
});

/** The board keeps its share of the screen, and what one needs to play is in sight without scrolling. */
async function fits(page, share) {
  const board = await page.locator("main .board svg[role=group]").boundingBox();
  assert.ok(board.height >= share * HEIGHT, `the board is ${Math.round(board.height)} pixels high`);
  const actions = await page.locator(".own > .actions").boundingBox();
  assert.ok(actions.y + actions.height <= HEIGHT + 1, "the buttons are in sight");
}

story("A tap beside a lit place finds it, and asks before it builds", there, async (open) => {
  const page = await open(PHONE);
  await page.goto(there.server.address);
  await page.getByRole("button", { name: /Play now/ }).tap();
  await page.locator(".stop .legal").first().waitFor();
  const { x, y, width, height } = await page.locator(".stop").first().boundingBox();
  await page.touchscreen.tap(x + width / 2 + 8, y + height / 2 + 8);
  await page.getByRole("button", { name: "Build" }).or(page.locator(".bubble button.main")).first().waitFor();
  await page.locator(".bubble .close").tap();
  await page.locator(".bubble:not(.quiet)").waitFor({ state: "detached" });
  assert.ok((await page.locator(".stop .legal").count()) > 0, "nothing was built");
});
