import assert from "node:assert/strict";

import { unreadable } from "./layout.mjs";
import { asked, Finger, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("phone");
const HEIGHT = 844;
/** What the board keeps of it, whatever happens. */
const SHARE = 0.45;
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
  await fits(page);
  assert.equal(await player.play(3), "playing");
  await fits(page);
  assert.deepEqual(await unreadable(page), []);
});

/** The board keeps its share of the screen, and what one needs to play is in sight without scrolling. */
async function fits(page) {
  const board = await page.locator("main .board svg[role=group]").boundingBox();
  assert.ok(board.height >= SHARE * HEIGHT - 1, `the board is ${Math.round(board.height)} pixels high`);
  // Whoever is asked about an offer has other buttons.
  const end = await page.locator(".own > .actions").evaluate((bar) => bar.getBoundingClientRect().bottom);
  assert.ok(end <= HEIGHT + 1, "the buttons are in sight");
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
