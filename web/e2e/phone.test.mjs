import assert from "node:assert/strict";

import { bring, goneOn, RICH, sitDown } from "./brought.mjs";
import { resize, unreadable } from "./layout.mjs";

import { asked, Finger, makeTable, Player } from "./player.mjs";
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

story("A card is played where it lies, by finger and by keys", there, async (open) => {
  const { address } = there.server;
  const round = ["white: roll", "*: rolled 2 3", "white: end turn", "orange: roll", "*: rolled 4 4"];
  const bought = ["blue: buy card", "*: drew knight", "blue: buy card", "*: drew monopoly", "blue: end turn"];
  const record = goneOn(RICH, [...bought, ...round, "orange: end turn"]);
  const comes = async (options) => {
    const page = await open(options);
    await sitDown(page, (await bring(address, record, ["Ann", "", ""], { pace: 0 })).seats.Ann);
    return page;
  };
  const prompt = (page, purpose) => page.locator(`.prompt[data-purpose="${purpose}"]`).waitFor();

  const phone = await comes(PHONE);
  const play = phone.getByRole("button", { name: "Play", exact: true });
  await phone.getByRole("button", { name: "monopoly: what it does" }).tap();
  const { x, y, width } = await play.boundingBox();
  assert.ok(x >= 0 && x + width <= 390 && y >= 0, "the button is in sight");
  await play.tap();
  await phone.getByRole("dialog", { name: "Play monopoly" }).waitFor();
  assert.equal(await play.count(), 0, "what was opened is closed");
  await phone.getByRole("button", { name: "Close" }).tap();
  await phone.getByRole("button", { name: "knight: what it does" }).tap();
  await play.tap();
  await prompt(phone, "move-robber");

  const desk = await comes();
  await desk.getByRole("button", { name: "knight: what it does" }).focus();
  await desk.keyboard.press("Enter");
  // The keys go on where its words are.
  await desk.locator("button:focus", { hasText: /^Play$/ }).waitFor();
  await desk.keyboard.press("Enter");
  await prompt(desk, "move-robber");
});

story("Names aren't broken in the middle of a word", there, async (open) => {
  for (const language of ["pl", "ru", "uk"]) {
    const page = await open({ ...PHONE, settings: { language } });
    await page.goto((await makeTable(there.server.address, "isle:base;4")).url);
    await page.locator("button.main").first().tap();
    await page.locator(".players .name").first().waitFor();
    const lines = await page.locator(".players .name").evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return [name.textContent, range.getClientRects().length];
      }),
    );
    assert.deepEqual(
      lines.filter(([, count]) => count > 1),
      [],
    );
    await page.close();
  }
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
  for (const width of [320, 360, 390]) {
    await resize(page, { width, height: width === 320 ? 640 : HEIGHT });
    const covered = await page.locator(".stop").evaluateAll((all) =>
      all.filter((stop) => {
        const { x, y, width, height } = stop.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest("svg[role=group]");
      }),
    );
    assert.equal(covered.length, 0, `no button lies on a lit place at ${width} pixels`);
  }
  const { x, y, width, height } = await page.locator(".stop").first().boundingBox();
  await page.touchscreen.tap(x + width / 2 + 8, y + height / 2 + 8);
  await page.locator(".doubt button.main").waitFor();
  await page.locator(".doubt .close").tap();
  await page.locator(".doubt").waitFor({ state: "detached" });
  assert.ok((await page.locator(".stop .legal").count()) > 0, "nothing was built");
});

story("A wide map is turned, and north is up in the names of its places", there, async (open) => {
  // There it gains most: the board has more of the height than of the width.
  const page = await open({ ...PHONE, viewport: { width: 430, height: 932 } });
  const { url } = await makeTable(there.server.address, "isle:pirate_islands;4;first=seat");
  await sitDown(page, url);
  await page.locator(".stop .legal").first().waitFor();
  await page.locator('.board[data-view$="turned"]').waitFor();
  const stops = await page.locator(".stop").evaluateAll((all) =>
    all.flatMap((stop) => {
      const [, hex, way] = /\((\w+), (\w+)\)/.exec(stop.getAttribute("aria-label")) ?? [];
      const { x, y } = stop.getBoundingClientRect();
      return hex ? [{ hex, way, x, y }] : [];
    }),
  );
  const pairs = stops.flatMap((one) => stops.map((other) => [one, other]));
  const facing = pairs.filter(
    ([one, other]) => one.hex === other.hex && one.way.endsWith("west") && other.way.endsWith("east"),
  );
  assert.ok(facing.length > 0, JSON.stringify(stops));
  for (const [west, east] of facing) assert.ok(west.x < east.x, `west of ${west.hex} is to the left`);
});
