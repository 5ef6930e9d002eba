/** Beside the board: whatever is read, said or voted there, nothing of it moves, and no text is cut. */
import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { bring, lateGame, RICH, sitDown } from "./brought.mjs";
import { amount, inTurn } from "./effort.mjs";
import { unreadable } from "./layout.mjs";
import { asked } from "./player.mjs";
import { LANGUAGES } from "./specs.mjs";
import { stage, story } from "./story.mjs";

const there = stage("rail");

const SIZES = [
  [1366, 650],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 680],
  [1920, 1080],
  [1440, 789],
];

/** Where everything is that has a place of its own. */
function places(page) {
  const wanted = [
    ".stage",
    ".table > .own",
    ".rail > header",
    ".players",
    ".players [data-at]",
    ".rail > .bank",
    ".rail .log",
    ".zone",
  ];
  return page.evaluate(
    (all) =>
      all.flatMap((one) =>
        [...document.querySelectorAll(one)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [one, ...[x, y, width, height].map(Math.round)].join(" ");
        }),
      ),
    wanted,
  );
}

/** Whether something lies within the window, and over no part of the stage but where one talks or what a sheet covers. */
async function inSight(page, found) {
  const box = await found.boundingBox();
  const { width, height } = page.viewportSize();
  assert.ok(
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1,
    "it is in sight",
  );
  return box;
}

async function reads(page, what, size, places_, act, close) {
  await act();
  assert.deepEqual(await places(page), places_, `${what} moves nothing at ${size}`);
  assert.deepEqual(await unreadable(page), [], `${what} at ${size}`);
  assert.deepEqual(await violations(page), [], `${what} at ${size}`);
  await close();
}

for (const [k, size] of SIZES.slice(0, amount(3, SIZES.length, SIZES.length)).entries())
  for (const language of inTurn(LANGUAGES, k))
    story(
      `What one reads beside the board moves nothing, at ${size.join(" × ")} in ${language}`,
      there,
      async (open) => {
        const [width, height] = size;
        const page = await open({
          viewport: { width, height },
          colorScheme: k % 2 ? "dark" : "light",
          settings: { language },
        });
        const { seats } = await bring(there.server.address, RICH, ["Ann", "", ""], { pace: 0 });
        await page.goto(seats.Ann);
        await page.locator("button.main.big").click();
        await asked(page);
        const hasRail = await page.locator(".rail .rest").isVisible();
        const before = await places(page);
        const escape = () => page.keyboard.press("Escape");
        const read = (what, act, close = escape) => reads(page, what, size, before, act, close);

        await read("a player", async () => {
          await page.locator("[data-about]").first().click();
          const card = page.locator(hasRail ? ".news .wanted" : ".sheet");
          const [top, box] = [await page.locator(".players").boundingBox(), await inSight(page, card)];
          assert.ok(box.y >= top.y + top.height || !hasRail, "it lies below the players");
        });
        await read("what wins", () => page.locator(".zone.goals button").click());
        if (!hasRail) await page.locator("header [aria-expanded]").click();
        for (const tab of ["chat", "list", "log"])
          await read(
            tab,
            () => page.locator(`[role=tab][data-tab="${tab}"]`).click(),
            () => undefined,
          );
        if (!hasRail) {
          await inSight(page, page.locator(".sheet"));
          await page.goBack();
          await page.locator(".sheet").waitFor({ state: "detached" });
          assert.match(page.url(), /\/table\//);
        }
      },
    );

story("Rows are as high in a late game as in an early one, with larger letters, too", there, async (open) => {
  for (const [spec, high] of [
    ["isle:base;4", 57],
    ["isle:base+cities_knights;4", 66],
  ])
    for (const letters of [1, 1.5]) {
      const page = await open({ viewport: { width: 1440, height: 1000 }, settings: { size: letters } });
      await sitDown(page, await lateGame(there.server.address, spec));
      await asked(page);
      const rows = await page
        .locator(".players [data-at]")
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      // Letters grow as far as the window has room, and rows with them.
      const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      assert.equal(rem > 16, letters > 1, `letters are ${rem} pixels high`);
      for (const row of rows)
        assert.ok(Math.abs(row - (high * rem) / 16) <= 1, `${spec}: a row is ${row} pixels high`);
      await page.close();
    }
});

story("In a low window the log is its tabs, and opens over the rail", there, async (open) => {
  const page = await open({ viewport: { width: 1280, height: 510 } });
  await sitDown(page, await lateGame(there.server.address, "isle:base+cities_knights;4"));
  await asked(page);
  const before = await places(page);
  assert.ok(!(await page.locator(".rail [role=tabpanel]").isVisible()), "there is no room for the log");
  await page.locator('[role=tab][data-tab="log"]').click();
  assert.ok(await page.locator(".rail [role=tabpanel]").isVisible());
  const rail = (all) => all.filter((one) => !one.startsWith(".rail .log"));
  assert.deepEqual(rail(await places(page)), rail(before));
  assert.deepEqual(await unreadable(page), []);
  await page.locator(".rail .log .icon").click();
  assert.deepEqual(await places(page), before);
});
