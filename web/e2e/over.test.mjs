import assert from "node:assert/strict";

import { sitDown } from "./brought.mjs";
import { unreadable } from "./layout.mjs";
import { finishedGame, makeTable } from "./player.mjs";
import { stage, story } from "./story.mjs";

/** A game that is over, and what the server counted. */
const over = {};
const there = stage("over", async ({ server: { address } }) => {
  over.game = await finishedGame(address);
  over.report = await (await fetch(`${address}/api/tables/${over.game}/report`)).json();
});

const total = (cards = {}) => Object.values(cards).reduce((sum, count) => sum + count, 0);
const inWords = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });

/** What a table says, cell by cell, without its head; what was told only to screen readers is left out. */
async function cellsOf(page, caption) {
  const table = page.getByRole("table", { name: caption, exact: true });
  await table.waitFor();
  return table.evaluate((element) =>
    [...element.querySelectorAll("tbody tr")].map((row) =>
      [...row.cells].map((cell) => {
        const shown = cell.cloneNode(true);
        for (const unseen of shown.querySelectorAll(".unseen")) unseen.remove();
        return shown.textContent.trim();
      }),
    ),
  );
}

/** How long the marks of a chart are, for each of the numbers that they show. */
async function drawn(page, chart, marks, side) {
  const svg = page.getByRole("img", { name: chart });
  await svg.waitFor();
  const sizes = await svg
    .locator(marks)
    .evaluateAll((found, name) => found.map((mark) => Number(mark.getAttribute(name))), side);
  return (numbers) => {
    const scale = Math.max(...sizes) / Math.max(...numbers);
    assert.ok(scale > 0, "something is drawn");
    assert.deepEqual(
      sizes.map((size) => Math.round(size / scale)),
      numbers,
    );
  };
}

story("Whoever comes late reads the log from its beginning", there, async (open) => {
  const page = await open();
  await page.goto(`${there.server.address}/table/${over.game}`);
  const log = page.getByRole("region", { name: "Log", exact: true });
  await log.waitFor();
  // Who won lies over it, and folds.
  await page.getByRole("region", { name: /wins/ }).getByRole("button", { expanded: true }).click();
  const first = log.getByText(/begins/).first();
  assert.equal(await first.count(), 0, "at once the last steps only are told");
  const earlier = log.getByRole("button", { name: "Show earlier" });
  for (let pages = 0; (await earlier.count()) > 0; pages += 1) {
    assert.ok(pages < 20, "the log has a beginning");
    const known = await log.getByRole("listitem").count();
    await earlier.click();
    await log.getByRole("listitem").nth(known).waitFor();
  }
  await first.waitFor();
});

story(
  "A finished game tells who won, and its replay goes from the first move to the last",
  there,
  async (open) => {
    const { address } = there.server;
    const page = await open();
    await page.goto(`${address}/table/${over.game}`);
    await page.getByRole("heading", { name: /wins/ }).first().waitFor();
    assert.deepEqual(await unreadable(page), []);
    await page
      .getByRole("link", { name: /replay/i })
      .first()
      .click();
    await page.waitForURL(/\/replay\//);
    const slider = page.getByRole("slider").first();
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    assert.ok(last > 100, `a game has many moves: ${last}`);
    await page.keyboard.press("End");
    await page.waitForFunction(
      (end) => Number(document.querySelector("input[type=range]").value) === end,
      last,
    );
    await page.keyboard.press("Home");
    await page.waitForFunction(() => Number(document.querySelector("input[type=range]").value) === 0);
    assert.deepEqual(await unreadable(page), []);
  },
);

story("The report draws what the server counted, and says it in tables", there, async (open) => {
  const { accounts, dice, moments, standings, table } = over.report;
  const names = table.seats.map(({ name, color }) => name || color[0].toUpperCase() + color.slice(1));
  const page = await open();
  const tab = (name) => page.getByRole("tab", { name }).click();
  const unfold = () =>
    page.locator("main details").evaluateAll((found) => found.forEach((folded) => (folded.open = true)));
  await page.goto(`${there.server.address}/report/${over.game}`);
  await page.getByRole("heading", { level: 1, name: /wins with \d+ points/ }).waitFor();
  await unfold();

  const rounds = [...new Map(standings.map(({ round, points }) => [round, points]))];
  assert.deepEqual(
    await cellsOf(page, "Points by round"),
    rounds.map(([round, points]) => [round === 0 ? "founding" : `${round}`, ...points.map(String)]),
  );
  const points = page.getByRole("img", { name: /^Points at the end/ });
  assert.equal(await points.locator("path.edge").count(), accounts.length);
  assert.deepEqual(await points.locator("text.name").allTextContents(), names);

  assert.deepEqual(
    await cellsOf(page, "Dice"),
    dice.map(({ sum, times, expected }) => [`${sum}`, `${times}`, inWords(expected)]),
  );
  (await drawn(page, /^How often each sum/, "rect", "height"))(dice.map(({ times }) => times));

  const overview = await cellsOf(page, "What happened");
  assert.deepEqual(
    overview.map((row) => row.slice(0, 4)),
    accounts.map(({ points: won, gained, expected }, seat) => [
      names[seat],
      `${won}`,
      `${total(gained.harvest)}`,
      inWords(expected),
    ]),
  );

  await tab("Resources");
  await unfold();
  const kinds = ["lumber", "brick", "wool", "grain", "ore"];
  const harvest = accounts.map(({ gained }) => kinds.map((kind) => gained.harvest?.[kind] ?? 0));
  assert.deepEqual(
    await cellsOf(page, "Cards harvested"),
    harvest.map((row, seat) => [names[seat], ...row.map(String)]),
  );
  (await drawn(page, /^Cards harvested/, ".bar", "width"))(
    kinds.flatMap((_, kind) => harvest.map((row) => row[kind])),
  );

  await tab("Trades");
  await unfold();
  const deals = accounts.map(({ offers, trades, swaps }) => [offers, trades, swaps]);
  assert.deepEqual(
    (await cellsOf(page, "Trades")).map((row) => row.slice(0, 4)),
    deals.map((row, seat) => [names[seat], ...row.map(String)]),
  );
  (await drawn(page, /^Offers and trades/, ".bar", "width"))(
    [0, 1, 2].flatMap((deal) => deals.map((row) => row[deal])),
  );

  await tab("Turning points");
  const links = page.getByRole("tabpanel").getByRole("link");
  assert.ok(moments.length > 0, "every game has something to remember");
  assert.deepEqual(
    await links.evaluateAll((found) => found.map((link) => link.getAttribute("href"))),
    moments.map(({ move }) => `/replay/${over.game}?move=${move}`),
  );
  await links.last().click();
  const slider = page.getByRole("slider").first();
  await slider.waitFor();
  assert.equal(Number(await slider.inputValue()), moments.at(-1).move);
});

story("The rules beside the board are those of the game in play", there, async (open) => {
  const { address } = there.server;
  const spec = "isle:base+cities_knights;4;first=seat";
  const [{ url }, text] = await Promise.all([
    makeTable(address, spec),
    fetch(`${address}/api/rules?spec=${encodeURIComponent(spec)}`).then((answer) => answer.json()),
  ]);
  const known = text.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  const page = await open();
  await sitDown(page, url);
  const menu = page.getByRole("button", { name: "This table" });
  await menu.click();
  const about = page.getByRole("dialog", { name: "This table" });
  await about.getByRole("button", { name: "Rules of this game" }).click();
  const dialog = page.getByRole("dialog", { name: "Rules of this game" });
  const shown = () => dialog.locator("li[id]").evaluateAll((found) => found.map(({ id }) => id));
  const search = dialog.getByRole("searchbox");
  await search.waitFor();
  assert.deepEqual(await shown(), known);
  assert.deepEqual([...new Set(known.map((id) => id.split("-")[0]))], ["BASE", "CK"]);

  await search.fill("robber knight");
  const found = await shown();
  assert.ok(found.length > 0 && found.length < known.length);
  await dialog.getByText(`${found.length} rules`, { exact: true }).waitFor();
  await search.fill("no such words");
  await dialog.getByText("No rule has these words.").waitFor();
  assert.deepEqual(await shown(), []);

  await search.fill(""); // else Escape only empties it
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.ok(await menu.evaluate((button) => button === document.activeElement), "the focus is back");
});
