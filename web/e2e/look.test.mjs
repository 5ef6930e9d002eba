import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { bring, lateRoll, lateTurn, RICH, sitDown } from "./brought.mjs";
import { watched } from "./browser.mjs";
import { inTurn, TIER } from "./effort.mjs";
import { unreadable } from "./layout.mjs";
import { finishedGame, makeTable } from "./player.mjs";
import { HEIGHT, LANGUAGES, LETTERS, LOW, UPRIGHT, WIDTHS } from "./specs.mjs";
import { stage, story } from "./story.mjs";

/** One of the screens is that of a table that is not there. */
const NOT_FOUND = /404/;
const LOOKS = [
  { name: "light", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { name: "dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { name: "on a phone", viewport: { width: 390, height: 844 }, colorScheme: "light" },
];

/** Rolls that bring something; nobody draws a card for the ship. */
const ROLLS = ["2 2", "2 3", "4 4", "4 6"].map((dice) => [`*: rolled ${dice}`, "*: event ship"]);

/** A late game with everything that Cities & Knights has, a turn without it, one that waits, two that are over. */
const games = {};
const there = stage("look", async ({ server: { address }, browser }) => {
  const clock = { base: 86_400, increment: 0, bank: 3_600 };
  [games.knights, games.over] = await Promise.all([
    finishedGame(address, "isle:base+cities_knights;4;first=seat"),
    finishedGame(address),
  ]);
  games.record = await (await fetch(`${address}/api/tables/${games.knights}/record`)).text();
  games.running = await lateTurn(address, games.record, { clock });
  games.turn = (await bring(address, RICH, ["Ann", "", ""], { pace: 0 })).seats.Ann;
  games.waiting = await makeTable(address, "isle:new_shores;4", {
    seats: [{ kind: "mine", name: "Ann" }, { kind: "open" }, { kind: "open" }, { kind: "bot" }],
  });
  const { page, context } = await watched(browser, address);
  for (const game of [games.running, games.turn]) {
    await sitDown(page, game);
    await page.locator(".prompt[data-frame]").waitFor();
  }
  await context.close();
});

/** Every screen there is, in every state that can be had without playing on. */
const SCREENS = {
  async lobby(page) {
    await page.goto(there.server.address);
    await page.locator("form details summary").first().click();
  },
  async settings(page) {
    await page.goto(there.server.address);
    await page.locator("header button.icon").last().click();
    for (const folded of await page.locator("dialog details summary").all()) await folded.click();
  },
  async waiting(page) {
    await page.goto(games.waiting.url);
    await page.locator("button.main.big").waitFor();
  },
  async table(page) {
    await page.goto(games.running);
    await page.locator('[role=tab][data-tab="list"]').click();
  },
  async log(page) {
    await page.goto(games.running);
    await page.locator('[role=tab][data-tab="log"]').click();
  },
  async chat(page) {
    await page.goto(games.running);
    await page.locator('[role=tab][data-tab="chat"]').click();
  },
  async "menu of the table"(page) {
    await page.goto(games.running);
    await page.locator(".table > .icons button").last().click();
  },
  async trade(page) {
    await page.goto(games.running);
    await page.locator(".own > .actions > button[aria-expanded]:not(.phone)").click();
    await page.locator("section.drawer [role=spinbutton]").last().press("1");
  },
  async "end of a game"(page) {
    await page.goto(`${there.server.address}/table/${games.over}`);
    await page.locator("#over-head").waitFor();
  },
  async replay(page) {
    await page.goto(`${there.server.address}/replay/${games.over}`);
    await page.locator("input[type=range]").waitFor();
  },
  async "replay with barbarians who threaten everybody"(page) {
    await page.goto(`${there.server.address}/replay/${games.knights}?move=40`);
    await page.locator(".barbarians .risk").waitFor();
  },
  async rules(page) {
    await page.goto(`${there.server.address}/rules/isle:base;4`);
    await page.locator("input[type=search]").waitFor();
  },
  async "a table that is not there"(page) {
    await page.goto(`${there.server.address}/table/nobodyshere`);
    await page.locator("main h1").waitFor();
  },
};

for (const tab of ["overview", "resources", "trades", "moments", "raw"])
  SCREENS[`report: ${tab}`] = async (page) => {
    await page.goto(`${there.server.address}/report/${games.over}`);
    await page.locator(`[role=tab][data-tab=${tab}]`).click();
    await page.locator("main details").evaluateAll((found) => found.forEach((one) => (one.open = true)));
  };

story(
  "The table fills the window, icons and all, and nothing is below it, whatever is open about the players",
  there,
  async (open) => {
    const page = await open();
    await page.goto(games.running);
    await page.locator(".players details").first().waitFor();
    await page.locator(".players details").evaluateAll((found) => found.forEach((one) => (one.open = true)));
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

/** All screens; in the short run those that have their turn as one of so many. */
function screens(turn, of) {
  return Object.entries(SCREENS).filter((_, number) => TIER !== "short" || number % of === turn);
}

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

for (const [turn, language] of LANGUAGES.entries())
  story(
    `Every text can be read, at every width, in ${language}`,
    there,
    async (open) => {
      const page = await open({ settings: { language } });
      const found = [];
      for (const [screen, show] of screens(turn, LANGUAGES.length)) {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        await page.goto(`${there.server.address}/health`); // nothing of another screen stays open
        await show(page);
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          found.push(...(await unreadable(page)).map((one) => `${screen}, ${width} pixels: ${one}`));
        }
      }
      assert.deepEqual(found, []);
    },
    { expected: NOT_FOUND, more: true },
  );

for (const language of inTurn(LANGUAGES, LANGUAGES.indexOf("uk")))
  story(
    `A low window is wide enough for a turn, with large letters too, in ${language}`,
    there,
    async (open) => {
      const page = await open({ settings: { language } });
      const found = [];
      for (const game of [games.turn, games.running]) {
        await page.goto(game);
        await page.locator('button.main[data-verb="end turn"]:enabled').waitFor();
        for (const size of LETTERS) {
          await page.evaluate(
            (times) => document.documentElement.style.setProperty("--text-size", times),
            size,
          );
          for (const [width, height] of LOW) {
            await page.setViewportSize({ width, height });
            found.push(
              ...(await unreadable(page)).map((one) => `${width}x${height}, letters ${size}: ${one}`),
            );
          }
        }
      }
      assert.deepEqual(found, []);
    },
    { more: true },
  );

story("On a phone all is seen that a roll brings, beside the barbarians too", there, async (open) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  let most = 0;
  for (const rolled of ROLLS) {
    await sitDown(page, await lateRoll(there.server.address, games.record, rolled));
    const row = page.locator(".roll > ul");
    await row.waitFor({ state: "attached" });
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      const { lines, room, needs } = await row.evaluate((list) => ({
        lines: [...list.children].filter((line) => line.querySelectorAll(".cards").length > 1).length,
        room: [list.clientWidth, list.clientHeight],
        needs: [list.scrollWidth, list.scrollHeight],
      }));
      assert.deepEqual(needs, room, `nothing is cut of ${rolled[0]} at ${width}`);
      assert.ok(room[0] === 0 || room[0] > 100, `lines, not a column, at ${width}: ${room}`);
      assert.deepEqual(await unreadable(page), []);
      most = Math.max(most, room[0] > 0 ? lines : 0);
    }
  }
  assert.ok(most > 1, "two got a card of the land and one of the city");
});
