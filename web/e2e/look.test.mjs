import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { lateRoll, sitDown } from "./brought.mjs";
import { resize, unreadable } from "./layout.mjs";
import { games, NOT_FOUND, screens, there } from "./screens.mjs";
import { UPRIGHT } from "./specs.mjs";
import { story } from "./story.mjs";

const LOOKS = [
  { name: "light", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { name: "dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { name: "on a phone", viewport: { width: 390, height: 844 }, colorScheme: "light" },
];

/** Rolls that bring something; nobody draws a card for the ship. */
const ROLLS = ["2 2", "2 3", "4 4", "4 6"].map((dice) => [`*: rolled ${dice}`, "*: event ship"]);

story(
  "The table fills the window, icons and all, and nothing is below it, whatever is open about the players",
  there,
  async (open) => {
    const page = await open();
    await page.goto(games.running);
    await page.locator(".players [data-about]").first().waitFor();
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    assert.ok(nodes <= 3_000, `a table at rest has ${nodes} nodes`);
    await page.locator(".players [data-about]").first().click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("use")]
        .filter((icon) => icon.checkVisibility())
        .every((icon) => icon.getBBox().height > 0 || icon.getBBox().width > 0),
    );
    const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.ok(heights[0] <= heights[1], `the page is ${heights[0]} pixels high in a window of ${heights[1]}`);
  },
);

story(
  "Where nothing is, a page says so and leads to the lobby",
  there,
  async (open) => {
    const page = await open();
    for (const path of ["/nonsense", "/table/"]) {
      assert.equal((await page.goto(there.server.address + path)).status(), 404);
      await page.getByRole("heading", { name: "There is no such page." }).waitFor();
    }
    for (const name of ["<script>", "%E0%A4%A", "a".repeat(500)]) {
      await page.goto(`${there.server.address}/table/${name}`);
      await page.getByText("There is no such table.").waitFor();
    }
    await page.getByRole("link", { name: "To the lobby" }).click();
    await page.getByRole("button", { name: /Play now/ }).waitFor();
  },
  { expected: NOT_FOUND },
);

story("A number that can't be is shown where it is, folded away or not", there, async (open) => {
  const page = await open();
  await page.goto(there.server.address);
  const rules = page.getByText("Clock and rules");
  await rules.click();
  const field = page.getByLabel("Answers one may take back");
  await field.fill("-1");
  await rules.click();
  await page.getByRole("button", { name: "Start the game" }).click();
  assert.ok(await field.evaluate((input) => input === document.activeElement), "the field is pointed at");
});

for (const [turn, { name: look, ...options }] of LOOKS.entries())
  story(
    `axe finds nothing to complain about: ${look}`,
    there,
    async (open) => {
      const page = await open(options);
      const found = [];
      for (const [screen, show] of screens(turn, LOOKS.length)) {
        await page.goto(`${there.server.address}/health`); // nothing of another screen stays open
        await show(page);
        found.push(...(await violations(page)).map((one) => `${screen}: ${one}`));
      }
      assert.deepEqual(found, []);
    },
    { expected: NOT_FOUND, more: true },
  );

story("On a phone the log tells all that a roll brings, beside the barbarians too", there, async (open) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  let most = 0;
  for (const rolled of ROLLS) {
    await sitDown(page, await lateRoll(there.server.address, games.record, rolled));
    const gains = page.locator(".luck .gains > li");
    await gains.first().waitFor({ state: "attached" });
    const brought = await gains.allTextContents();
    most = Math.max(most, brought.filter((one) => one.split(",").length > 1).length);
    for (const [width, height] of UPRIGHT) {
      await resize(page, { width, height });
      assert.deepEqual(await unreadable(page), [], `${rolled[0]} at ${width}`);
      await page.locator(".rail > header [aria-expanded]").tap();
      const log = page.getByRole("region", { name: "Log", exact: true });
      await log.waitFor();
      const lines = await log.getByRole("listitem").allTextContents();
      for (const one of brought) assertTold(one, lines);
      await log.getByRole("listitem").last().click({ trial: true }); // it is in sight
      assert.deepEqual(await unreadable(page), [], `the log of ${rolled[0]} at ${width}`);
      await page.locator(".sheet").getByRole("button", { name: "Close" }).tap();
      await page.locator(".sheet").waitFor({ state: "detached" });
    }
  }
  assert.ok(most > 1, "two got a card of the land and one of the city");
});

/** Each of what somebody got, as “Ann: 1 wool, 2 cloth” says it, stands in a line of the log that names them. */
function assertTold(gain, lines) {
  const [, name, cards] = /^\s*(.+?): ([^+]+)/.exec(gain) ?? [];
  if (name === undefined) return; // nobody got anything
  for (const card of cards.trim().split(/, | and /))
    assert.ok(
      lines.some((line) => line.includes(name) && line.includes(card)),
      `${name} got ${card}: ${lines.join(" | ")}`,
    );
}
