import assert from "node:assert/strict";

import { bring, recordNamed, sitDown } from "./brought.mjs";
import { PATIENCE } from "./browser.mjs";
import { drawn, unreadable } from "./layout.mjs";
import { asked, look, makeTable, Mouse, Player } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("room");
const BOARD = "main .board svg[role=group]";
/** The share of the height that the board keeps on what is held in the hand. */
const SHARE = 0.45;
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 911, height: 512 }, // a small laptop whose owner needs large letters
];
const SMALLEST = { width: 320, height: 568 };
/** Pixels that a number on the board is high at least. */
const READABLE = 9;
const DESK = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };

story(
  "The log begins where the players' boxes end, in the very frame in which they grow",
  there,
  async (open) => {
    const page = await open();
    const { url } = await makeTable(there.server.address, "isle:base;4;first=seat");
    await sitDown(page, url);
    await asked(page);
    const gaps = await page.evaluate(() => {
      const edges = (one) => document.querySelector(one).getBoundingClientRect();
      const gap = () => edges("aside").top - edges(".players").bottom;
      const closed = gap();
      document.querySelector(".players details").open = true;
      return { closed, opened: gap() };
    });
    assert.equal(gaps.opened, gaps.closed);
  },
);

story(
  "Cities & Knights in the hand: the board keeps its room, and the rest is in sight",
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

    for (const size of PHONES) {
      await page.setViewportSize(size);
      await fits(page, size, [".barbarians", ".counters > button", ".own .hand", ".own > .actions"]);

      // What one opens covers less than the board keeps, and leaves it as large as it was.
      for (const [button, sheet] of [
        [".counters > button", ".own > .panel"],
        [".actions .phone", ".own > .bar"],
        [".players li:last-child summary", ".players [open] .more"],
      ]) {
        await page.locator(button).click();
        await fits(page, size, [sheet]);
        const [board, cover] = [await boxOf(page, BOARD), await boxOf(page, sheet)];
        const covered = Math.min(cover.bottom, board.bottom) - Math.max(cover.top, board.top);
        assert.ok(
          board.height - covered >= SHARE * board.height,
          `${sheet} covers ${covered} of ${board.height}`,
        );
        assert.deepEqual(await unreadable(page), []);
        await page.locator(button).click();
      }
    }
    const watcher = await open({ hasTouch: true, isMobile: true });
    await watcher.goto(url.split("#")[0]);
    await watcher.locator(BOARD).waitFor();
    for (const size of PHONES) {
      await watcher.setViewportSize(size);
      await fits(watcher, size, [".barbarians", ".own"]);
      const [board, decks] = [await boxOf(watcher, BOARD), await boxOf(watcher, ".own .panel")];
      assert.ok(decks.top >= board.bottom, "whoever watches sees all of the board");
    }
    for (const size of [...PHONES, TABLET]) {
      await page.setViewportSize(size);
      await fits(page, size, [".barbarians", ".own .hand"]);
      await page.keyboard.press("t");
      await page.locator("section.drawer").waitFor();
      await fits(page, size, ["section.drawer"]);
      await page.keyboard.press("Escape");
      await page.locator("section.drawer").waitFor({ state: "detached" });
    }

    for (const size of SIDEWAYS) {
      await page.setViewportSize(size);
      await isBeside(page, size);
      await fits(page, size, [".barbarians", ".own .hand", ".own > .actions"]);
      for (const button of [".counters > button", ".actions .phone", ".players li:last-child summary"]) {
        await page.locator(button).click();
        await isBeside(page, size);
        await page.locator(button).click();
      }
      await page.keyboard.press("t");
      await page.locator("section.drawer").waitFor();
      await isBeside(page, size);
      await page.keyboard.press("Escape");
      await page.locator("section.drawer").waitFor({ state: "detached" });
    }
  },
);

story("Barbarians who land on a phone push nothing out of sight", there, async (open) => {
  const page = await open({ hasTouch: true, isMobile: true, viewport: DESK });
  const { url } = await makeTable(there.server.address, "isle:base+cities_knights;4;first=seat");
  await sitDown(page, url);
  const player = new Player(page, new Mouse(page));
  const report = page.locator(".landing");
  const isSeen = async () => (await look(page)).main === "end turn" && (await report.count()) > 0;
  for (let question = await asked(page); !(await isSeen()); question = await asked(page))
    await player.answer(question);
  for (const size of [...PHONES, TABLET]) {
    await page.setViewportSize(size);
    await fits(page, size, [".landing", ".own .hand", ".own > .actions"]);
    const [board, told] = [await boxOf(page, BOARD), await boxOf(page, ".landing")];
    const covered = Math.min(told.bottom, board.bottom) - Math.max(told.top, board.top);
    assert.ok(board.height - covered >= SHARE * board.height, `it covers ${covered} of ${board.height}`);
    assert.deepEqual(await unreadable(page), []);
  }
  await report.getByRole("button").click();
  await report.waitFor({ state: "detached" });
});

story("Villages of Cloth have their numbers at every size", there, async (open) => {
  const page = await open();
  const { url } = await makeTable(there.server.address, "isle:cloth_for_catan;4;first=seat");
  await sitDown(page, url);
  await asked(page);
  for (const size of [SMALLEST, ...PHONES, ...SIDEWAYS, TABLET, DESK]) {
    await page.setViewportSize(size);
    await drawn(page);
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
  "Cards to be given away in the hand: the board keeps its room, and the answer is in sight",
  there,
  async (open) => {
    const page = await open({ hasTouch: true, isMobile: true });
    const { seats } = await bring(there.server.address, recordNamed("seven"), ["Ann", "", ""]);
    await page.setViewportSize(TABLET);
    await sitDown(page, seats.Ann);
    await page.locator(".own > .dialog").waitFor({ timeout: PATIENCE });
    const plus = page.locator(".dialog li button[aria-disabled=false]:last-of-type").first();
    for (const _ of [1, 2]) await plus.click();
    for (const size of [...PHONES, TABLET]) {
      await page.setViewportSize(size);
      await fits(page, size, [".own > .dialog", ".own > .dialog .buttons"]);
      assert.deepEqual(await unreadable(page), []);
    }
    for (const size of SIDEWAYS) {
      await page.setViewportSize(size);
      await isBeside(page, size);
    }
    // However it is turned, what was chosen stays chosen.
    for (const size of [DESK, ...PHONES]) {
      await page.setViewportSize(size);
      await page.getByText(/^2 of \d chosen$/).waitFor();
    }
  },
);

story("At a desk the board stays where it is, whatever is asked, refused or pressed", there, async (open) => {
  const page = await open();
  const { url } = await makeTable(there.server.address, "isle:base;4;first=seat");
  await sitDown(page, url);
  const player = new Player(page, new Mouse(page));
  let question = await asked(page);
  const at = await boxOf(page, BOARD);
  const stays = async (when) => assert.deepEqual(await boxOf(page, BOARD), at, when);
  for (; (await look(page)).main !== "end turn"; question = await asked(page)) {
    if (!(await page.locator("[role=dialog]").count())) await stays(`while ${question.purpose} is asked`);
    await player.answer(question);
  }
  await stays("after the roll");
  await page.locator('[data-verb="build city {corner}"]').click({ force: true }); // nobody has the cards for that yet
  const told = page.locator(".told:not(:empty)");
  await told.waitFor();
  const isSeen = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  assert.ok(await told.evaluate(isSeen), "it is seen why not");
  await stays("while it is said why not");

  // Somebody who may build wants to build where one can't.
  const rich = await open();
  const { seats } = await bring(there.server.address, recordNamed("rich"), ["Ann", "", ""]);
  await sitDown(rich, seats.Ann);
  await asked(rich);
  const before = await boxOf(rich, BOARD);
  await rich.locator('[data-verb="build road {side}"]').click();
  await rich.getByRole("button", { name: "Stop choosing" }).waitFor();
  assert.deepEqual(await boxOf(rich, BOARD), before, "while places are lit");
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
  await rich.locator("main [role=alert] p").waitFor();
  assert.deepEqual(await boxOf(rich, BOARD), before, "while it is said why not");
});

function boxOf(page, selector) {
  return page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });
}

/** The board has the height of a phone that is held sideways, nothing covers it, and every text can be read. */
async function isBeside(page, { width, height }) {
  const where = `at ${width} × ${height}`;
  const board = await boxOf(page, BOARD);
  assert.ok(board.top >= 0 && board.bottom <= height, `the board is in sight ${where}`);
  assert.ok(board.height >= 0.9 * height, `the board is ${Math.round(board.height)} pixels high ${where}`);
  for (const one of [".table > header", ".own"])
    assert.ok((await boxOf(page, one)).left >= board.right, `${one} is beside the board ${where}`);
  assert.deepEqual(await unreadable(page), []);
}

/** The board has its share of the height, and all of these are in the window. */
async function fits(page, { width, height }, selectors) {
  const where = `at ${width} × ${height}`;
  const board = await boxOf(page, BOARD);
  assert.ok(
    board.height >= SHARE * height - 1,
    `the board is ${Math.round(board.height)} pixels high ${where}`,
  );
  for (const selector of [BOARD, ...selectors]) {
    const { left, right, top, bottom } = await boxOf(page, selector);
    const isThere = left >= 0 && right <= width + 1 && top >= 0 && bottom <= height + 1 && bottom > top;
    assert.ok(isThere, `${selector} is in sight ${where}: from ${Math.round(top)} to ${Math.round(bottom)}`);
  }
}
