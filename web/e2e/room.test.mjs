import assert from "node:assert/strict";

import { bring, recordNamed, sitDown } from "./brought.mjs";
import { amount } from "./effort.mjs";
import { resize, unreadable } from "./layout.mjs";
import { asked, look, makeTable, Mouse, Player } from "./player.mjs";
import { assertRested, coveredLand, watchStage } from "./resting.mjs";
import { stage, story } from "./story.mjs";

const there = stage("room");
/** What one opens on a phone covers so much of the window at most. */
const SHEET = 0.56;
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const SMALLEST = { width: 320, height: 568 };
/** Pixels that a number on the board is high at least. */
const READABLE = 9;
const SMALL_DESK = { width: 1366, height: 650 };
const DESK = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const MENU = ".rail > header button:last-of-type";
/** What opens something, and what then is there, where there is no rail. */
const OPENS = [
  ['.rail > header button[aria-expanded="false"]', ".sheet"],
  [".actions .phone", ".own .build"],
  [".actions .trade", ".composer"],
  [MENU, ".sheet"],
];
/** What one comes to from the menu. */
const FROM_MENU = ["Rules of this game", "Settings"];

story(
  "Whatever one opens on a phone, the board stays where it is and everything is in sight",
  there,
  async (open) => {
    const page = await open({ hasTouch: true, isMobile: true });
    const { url } = await makeTable(there.server.address, "isle:base+cities_knights;4;first=seat");
    await sitDown(page, url);
    const player = new Player(page, new Mouse(page));
    for (
      let question = await asked(page);
      (await look(page)).main !== "end turn";
      question = await asked(page)
    )
      await player.answer(question);

    for (const size of amount([PHONES[0], SIDEWAYS[0]], [...PHONES, ...SIDEWAYS], [...PHONES, ...SIDEWAYS])) {
      const where = `at ${size.width} × ${size.height}`;
      await resize(page, size);
      await watchStage(page);
      await fits(page, size, [
        ".zone.question > .bar",
        ".players",
        ".barbarians",
        ".own .hand",
        ".own > .actions",
      ]);
      assert.deepEqual(await unreadable(page), [], where);
      for (const [button, sheet] of OPENS) {
        await page.locator(button).first().tap();
        await page.locator(sheet).waitFor();
        await fits(page, size, [sheet]);
        const { top, bottom } = await boxOf(page, sheet);
        assert.ok(
          bottom - top <= SHEET * size.height || size.height < 500,
          `${sheet} covers ${bottom - top} ${where}`,
        );
        assert.deepEqual(await unreadable(page), [], `${sheet} ${where}`);
        if (sheet === ".own .build") await page.locator(".actions .phone").tap();
        else await page.keyboard.press("Escape");
        if (sheet !== ".own .build") await page.locator(sheet).waitFor({ state: "detached" });
      }
      for (const name of FROM_MENU) {
        await page.locator(MENU).tap();
        await page.locator(".sheet button").filter({ hasText: name }).tap();
        const sheet = page.getByRole("dialog", { name });
        await sheet.getByRole("textbox").or(sheet.getByRole("searchbox")).first().waitFor();
        await fits(page, size, [".sheet"]);
        assert.deepEqual(await unreadable(page), [], `${name} ${where}`);
        await page.goBack();
        await sheet.waitFor({ state: "detached" });
      }
      // A deck is opened from the sheet of the log, and leaves it as it was.
      await page.locator(OPENS[0][0]).tap();
      await page.locator(".sheet .decks button").first().tap();
      const deck = page.locator(".sheet .sheet");
      await deck.waitFor();
      assert.deepEqual(await unreadable(page), [], `a deck ${where}`);
      await page.keyboard.press("Escape");
      await deck.waitFor({ state: "detached" });
      await page.keyboard.press("Escape");
      await page.locator(".sheet").waitFor({ state: "detached" });
      await assertRested(page, where);
    }
  },
);

story("At a desk whatever one opens lies over the rail, and the board stays in use", there, async (open) => {
  const page = await open();
  const { url } = await makeTable(there.server.address, "isle:base+cities_knights;4;first=seat");
  await sitDown(page, url);
  await asked(page);
  for (const size of amount([SMALL_DESK], [SMALL_DESK, DESK], [SMALL_DESK, DESK])) {
    const where = `at ${size.width} × ${size.height}`;
    await resize(page, size);
    await watchStage(page);
    const menu = () => page.locator(MENU).click();
    const through = (name) => async () => {
      await menu();
      await page.locator(".aside button").filter({ hasText: name }).click();
      await page.getByRole("dialog", { name }).waitFor();
    };
    const deck = () => page.locator(".decks button").first().click();
    for (const opens of [menu, deck, ...FROM_MENU.map(through)]) {
      await opens();
      const panel = page.locator(".aside");
      await panel.waitFor();
      const [own, rail] = [await boxOf(page, ".aside"), await boxOf(page, ".rail")];
      assert.ok(own.left >= rail.left && own.right <= rail.right && own.bottom <= rail.bottom, where);
      assert.ok(own.bottom - own.top > 0.95 * (rail.bottom - rail.top), `all of the rail ${where}`);
      assert.deepEqual(await coveredLand(page), [], where);
      assert.deepEqual(await unreadable(page), [], where);
      await page.locator(".stop").first().hover({ force: true });
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
    }
    await assertRested(page, where);
  }
});

story("Barbarians who land on a phone push nothing out of sight", there, async (open) => {
  const page = await open({ hasTouch: true, isMobile: true, viewport: DESK });
  const { url } = await makeTable(there.server.address, "isle:base+cities_knights;4;first=seat");
  await sitDown(page, url);
  const player = new Player(page, new Mouse(page));
  const report = page.locator(".landing");
  const isSeen = async () => (await look(page)).main === "end turn" && (await report.count()) > 0;
  for (let question = await asked(page); !(await isSeen()); question = await asked(page))
    await player.answer(question);
  assert.deepEqual(await unreadable(page), []);
  await fits(page, DESK, [".landing"]);
  await report.getByRole("button").first().click();
  await report.waitFor({ state: "detached" });
});

story("Villages of Cloth have their numbers at every size", there, async (open) => {
  const page = await open();
  const { url } = await makeTable(there.server.address, "isle:cloth_for_catan;4;first=seat");
  await sitDown(page, url);
  await asked(page);
  for (const size of [SMALLEST, ...PHONES, ...SIDEWAYS, TABLET, DESK]) {
    await resize(page, size);
    const heights = await page
      .locator(".piece .number")
      .evaluateAll((all) =>
        all.map((number) => (/^\d+$/.test(number.textContent) ? number.getBoundingClientRect().height : 0)),
      );
    assert.equal(heights.length, 8, `all villages at ${size.width} × ${size.height}`);
    const low = Math.min(...heights);
    assert.ok(low >= READABLE, `${Math.round(low)} pixels high at ${size.width} × ${size.height}`);
  }
});

story(
  "Cards that are to be given away are chosen in the hand, however the screen is turned",
  there,
  async (open) => {
    const page = await open({ hasTouch: true, isMobile: true });
    const { seats } = await bring(there.server.address, recordNamed("seven"), ["Ann", "", ""]);
    await resize(page, TABLET);
    await sitDown(page, seats.Ann);
    await page.locator(".own > .picks").waitFor();
    for (const _ of [1, 2]) await page.locator(".hand button[data-card][aria-disabled=false]").first().tap();
    for (const size of [DESK, ...PHONES, ...SIDEWAYS, TABLET]) {
      await resize(page, size);
      await page.getByText(/^2 of \d chosen$/).waitFor();
      await fits(page, size, [".picks", ".picks form", ".hand"]);
      assert.deepEqual(await unreadable(page), [], `at ${size.width} × ${size.height}`);
    }
  },
);

story("At a desk nothing moves, whatever is asked, refused or pressed", there, async (open) => {
  const page = await open();
  const { url } = await makeTable(there.server.address, "isle:base;4;first=seat");
  await sitDown(page, url);
  const player = new Player(page, new Mouse(page));
  let question = await asked(page);
  await watchStage(page);
  for (; (await look(page)).main !== "end turn"; question = await asked(page)) await player.answer(question);
  await page.locator('[data-verb="build city {corner}"]').click({ force: true }); // nobody has the cards for that yet
  await page.getByText(/^City: You lack/).waitFor();
  await assertRested(page, "while it is said why not");

  // Somebody who may build wants to build where one can't.
  const rich = await open();
  const { seats } = await bring(there.server.address, recordNamed("rich"), ["Ann", "", ""]);
  await sitDown(rich, seats.Ann);
  await asked(rich);
  await watchStage(rich);

  // A place one wants to know more about has a card, which covers no land however high it is.
  await resize(rich, SMALL_DESK);
  await watchStage(rich);
  const card = rich.locator(".zone.talk .looked");
  const high = [];
  for (const name of await rich
    .locator(".stop")
    .evaluateAll((all) => all.map(({ dataset }) => dataset.place))) {
    await rich.locator(`.stop[data-place="${name}"]`).click({ button: "right", force: true });
    await card.waitFor();
    assert.deepEqual(await coveredLand(rich), [], `a card about ${name}`);
    assert.deepEqual(await unreadable(rich), [], `a card about ${name}`);
    high.push((await card.boundingBox()).height);
  }
  await card.evaluate((one) => (one.lastElementChild.style.minHeight = "40rem"));
  assert.deepEqual(await coveredLand(rich), [], "however much there is to be said");
  const { height } = await card.boundingBox();
  const zone = await rich.locator(".zone.talk").boundingBox();
  assert.ok(height > zone.height && height > Math.max(...high), "it grows over the sea");
  await rich.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await assertRested(rich, "while one reads about places");
  await rich.locator('[data-verb="build road {side}"]').click();
  await rich.getByRole("button", { name: "Stop choosing" }).waitFor();
  const far = await rich.evaluate(() => {
    const middle = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    };
    const lit = [...document.querySelectorAll(".stop")].map(middle);
    const sides = [...document.querySelectorAll(".beside")]
      .map(middle)
      .map(({ x, y, width }) => ({ x: x + width / 1.2, y }));
    return sides.find((side) => lit.every(({ x, y }) => Math.hypot(x - side.x, y - side.y) > 90));
  });
  await rich.mouse.click(far.x, far.y);
  await rich.locator(".prompt [role=alert] .refused").waitFor();
  await assertRested(rich, "while it is said why not");
});

function boxOf(page, selector) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
}

/** All of these are in the window. */
async function fits(page, { width, height }, selectors) {
  const where = `at ${width} × ${height}`;
  for (const selector of selectors) {
    const { left, right, top, bottom } = await boxOf(page, selector);
    const isThere = left >= -1 && right <= width + 1 && top >= -1 && bottom <= height + 1 && bottom > top;
    assert.ok(isThere, `${selector} is in sight ${where}: from ${Math.round(top)} to ${Math.round(bottom)}`);
  }
}
