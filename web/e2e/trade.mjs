/**
 * Trade between two browsers and a bot: an offer by keyboard alone, a counter-offer that is taken, a no that isn't
 * asked for twice, what a bot says, and the bank. `show` is called at every stage, for pictures and checks.
 */
import assert from "node:assert/strict";

import { bring, RICH, sitDown } from "./brought.mjs";
import { watched } from "./browser.mjs";

const PATIENCE = 60_000;
const HELD = {
  phone: { width: 390, height: 844 },
  "small phone": { width: 320, height: 640 },
  tablet: { width: 768, height: 1024 },
};
const DESK = { width: 1280, height: 800 };

const spin = (page, name) => page.getByRole("spinbutton", { name: new RegExp(`^${name}\\b`) });
const drawer = (page) => page.locator("section.drawer");
const held = async (page, card) =>
  Number((await spin(page, `Give ${card}`).getAttribute("aria-valuetext")).match(/of (\d+)/)[1]);

async function seen(locator, why) {
  await locator.waitFor({ timeout: PATIENCE }).catch((error) => {
    throw new Error(`${why}: ${error.message}`);
  });
}

/** The board as it can be seen, and that the drawer doesn't lie on it. */
async function boardBeside(page) {
  const board = await page.locator("main .board .board").boundingBox();
  const open = (await drawer(page).count()) > 0 ? await drawer(page).boundingBox() : null;
  if (open) {
    const apart =
      open.y >= board.y + board.height - 1 ||
      open.y + open.height <= board.y + 1 ||
      open.x >= board.x + board.width - 1 ||
      open.x + open.width <= board.x + 1;
    assert.ok(apart, "the drawer covers nothing of the board");
  }
  assert.ok(board.height > 100, "the board is drawn");
  return board.height * board.width;
}

/** Whatever is being traded, on a device that is held in the hand the board keeps 45 % of the height. */
async function boardKeeps(page, { width, height }) {
  await boardBeside(page);
  const board = await page.locator("main .board .board").boundingBox();
  const share = Math.round((100 * board.height) / height);
  assert.ok(board.height >= 0.45 * height - 1, `the board has ${share} % of ${width} × ${height}`);
  assert.ok(board.y + board.height <= height, "all of it is in sight");
}

/** The buttons that count cards on these sides, and the one that sends them, are where a finger finds them. */
async function canCount(page, sides) {
  const steps = sides.map((side) => `.drawer [data-side=${side}] li:first-child button:last-of-type`);
  for (const one of [...steps, ".drawer .buttons > :last-child"]) {
    const isThere = await page.locator(one).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(isThere, `${one} is in sight`);
  }
}

/** On a small phone there is room for one side, and the other is a swipe away. */
const sidesSeen = (device) => (device === "small phone" ? ["give"] : ["give", "get"]);

export async function trade(browser, address, show = async () => {}) {
  const ann = await watched(browser, address);
  const ben = await watched(browser, address);
  const { seats } = await bring(address, RICH, ["Ann", "Ben", ""], { pace: 300 });
  await sitDown(ben.page, seats.Ben);
  await sitDown(ann.page, seats.Ann);
  await seen(ann.page.getByText("Trade, build, or end your turn."), "Ann is on turn");
  const before = await boardBeside(ann.page);

  // Ann opens the drawer with T and puts an offer together without a pointer.
  await ann.page.keyboard.press("t");
  await seen(spin(ann.page, "Give lumber"), "the drawer opens");
  assert.equal(await held(ann.page, "grain"), 2);

  // What one counts with stays under the pointer.
  const plus = drawer(ann.page).locator("[data-side=give] li button:last-of-type").first();
  const [spot, board] = [
    await plus.boundingBox(),
    await ann.page.locator("main .board .board").boundingBox(),
  ];
  await plus.click();
  await seen(drawer(ann.page).getByText("Both sides must give at least one card."), "why it isn't an offer");
  assert.deepEqual(await plus.boundingBox(), spot);
  assert.deepEqual(await ann.page.locator("main .board .board").boundingBox(), board);
  await ann.page.getByRole("button", { name: "Clear" }).click();
  await spin(ann.page, "Give lumber").focus();

  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "2"]) await ann.page.keyboard.press(key);
  await spin(ann.page, "Get lumber").focus();
  await ann.page.keyboard.press("ArrowUp");
  await seen(
    ann.page.getByText("The bank would give 1 lumber for 4 grain (you hold 2)."),
    "the bank's price",
  );
  await show(ann.page, "drawer");
  assert.ok((await boardBeside(ann.page)) >= 0.45 * before, "most of the board is still seen");

  // The same on a phone, and by night.
  for (const [device, size] of Object.entries(HELD)) {
    await ann.page.setViewportSize(size);
    await show(ann.page, `drawer-${device}`);
    await boardKeeps(ann.page, size);
    await canCount(ann.page, sidesSeen(device));
  }
  await ann.page.setViewportSize(DESK);

  const offer = ann.page.getByRole("button", { name: "Offer 2 grain for 1 lumber" });
  await offer.focus();
  await ann.page.keyboard.press("Enter");

  // Ben finds it in Ann's box and asks for something else; the original stays in sight.
  const asked = ben.page.getByText("2 grain for your 1 lumber");
  await seen(asked, "Ben is asked");
  await show(ben.page, "asked");
  for (const [device, size] of Object.entries(HELD)) {
    await ann.page.setViewportSize(size);
    await show(ann.page, `offered-${device}`);
    await boardKeeps(ann.page, size);
    await canCount(ann.page, device === "small phone" ? [] : ["give"]);
  }
  await ann.page.setViewportSize(DESK);
  for (const [device, size] of Object.entries(HELD)) {
    await ben.page.setViewportSize(size);
    await seen(asked, `Ben is asked on a ${device}, too`);
    await show(ben.page, `asked-${device}`);
    await boardKeeps(ben.page, size);
    const hand = await ben.page.locator(".own .hand").boundingBox();
    assert.ok(hand.y + hand.height <= size.height, `on a ${device} Ben sees his cards`);
    assert.ok(await ben.page.locator(".table > .icons button").last().isVisible(), "the menu stays in reach");
    await ben.page.getByRole("button", { name: "Counter" }).click();
    await seen(drawer(ben.page), `Ben can counter on a ${device}`);
    await show(ben.page, `counter-${device}`);
    await boardKeeps(ben.page, size);
    await canCount(ben.page, sidesSeen(device));
    await ben.page.keyboard.press("Escape");
    await drawer(ben.page).waitFor({ state: "detached" });
  }
  await ben.page.setViewportSize(DESK);
  await ben.page.getByRole("button", { name: "Counter" }).click();
  await seen(ben.page.getByText(/offers 2 grain for your 1 lumber/), "the original");
  await spin(ben.page, "Get brick").focus();
  await ben.page.keyboard.press("ArrowUp");
  await spin(ben.page, "Get grain").focus();
  await ben.page.keyboard.press("1");
  await show(ben.page, "counter");
  await ben.page.getByRole("button", { name: /^Offer 1 lumber for/ }).click();

  // Ann sees it beside her own offer, in Ben's box and in the drawer, and takes it.
  const counter = drawer(ann.page).getByText(/^would give 1 lumber for /);
  await seen(counter, "the counter-offer");
  assert.equal(
    await ann.page.getByText(/^would give 1 lumber for /).count(),
    2,
    "in the box and in the drawer",
  );
  await show(ann.page, "countered");
  const answer = await ann.page.locator(".players [data-answer=countered]").boundingBox();
  assert.ok(answer.width > 250, "the counter-offer has the width of the box");
  await drawer(ann.page).getByRole("button", { name: "Trade with Ben" }).click();
  await seen(drawer(ann.page).getByText("made the deal"), "the deal");
  assert.equal(await held(ann.page, "lumber"), 4, "Ann has one lumber more");
  assert.equal(await held(ann.page, "grain"), 1, "and one grain fewer");
  assert.equal(await held(ann.page, "brick"), 2, "and one brick fewer");

  // Ben says no with a key; the bot says why not; the same offer isn't asked about again.
  await spin(ann.page, "Give grain").focus();
  await ann.page.keyboard.press("1");
  await spin(ann.page, "Get ore").focus();
  await ann.page.keyboard.press("3");
  await ann.page.getByRole("button", { name: "Offer 1 grain for 3 ore" }).click();
  await seen(ben.page.getByText("1 grain for your 3 ore"), "Ben is asked again");
  await ben.page.keyboard.press("n");
  const reason = drawer(ann.page).getByText("declined: asks more than it gives");
  await seen(reason, "the bot gives a reason");
  await seen(drawer(ann.page).getByText("No deal."), "nobody wanted it");
  await show(ann.page, "declined");
  const declined = await ann.page.locator("main .board .board").boundingBox();
  await spin(ann.page, "Get ore").focus();
  await ann.page.keyboard.press("2");
  await drawer(ann.page).getByText("No deal.").waitFor({ state: "detached" });
  const free = await ann.page.locator("main .board .board").boundingBox();
  assert.ok(free.height > declined.height, "the board has the room of answers that don't matter any more");
  await ann.page.getByRole("button", { name: "Clear" }).click();
  await ann.page.getByRole("button", { name: "Repeat: 1 grain for 3 ore" }).click();
  await seen(
    ben.page
      .getByRole("region", { name: "Log" })
      .getByText(/offers 1 grain for 3 ore/)
      .nth(1),
    "it was offered again",
  );
  await seen(drawer(ann.page).getByText("No deal."), "and declined without a word");
  assert.equal(await ben.page.getByRole("button", { name: "Accept" }).count(), 0);

  // Four lumber are enough for the bank.
  await ann.page.getByRole("button", { name: "Bank and harbors" }).click();
  await spin(ann.page, "Give lumber").focus();
  await ann.page.keyboard.press("ArrowUp");
  await spin(ann.page, "Get ore").focus();
  await ann.page.keyboard.press("ArrowUp");
  await show(ann.page, "bank");
  await ann.page.getByRole("button", { name: "Trade 4 lumber for 1 ore" }).click();
  await ann.page.waitForFunction(() =>
    document.querySelector("[aria-label^='Give ore']")?.getAttribute("aria-valuetext")?.includes("of 4"),
  );

  // What is put together in the list is seen in the drawer, and offered from there as it is.
  await ann.page.getByRole("tab", { name: "List" }).click();
  const listed = (words) => ann.page.locator(`.options button[data-words="${words}"]`).click();
  await listed("propose trade");
  await listed("give ore");
  await listed("give ore");
  await spin(ann.page, "Give ore")
    .and(ann.page.getByText("2", { exact: true }))
    .waitFor();
  await drawer(ann.page).getByRole("button", { name: "Drop the offer" }).click();
  await drawer(ann.page).waitFor({ state: "detached" });
  await ann.page.keyboard.press("t");

  // Esc closes it, and the focus is where it was opened.
  await spin(ann.page, "Give ore").focus();
  await ann.page.keyboard.press("Escape");
  await drawer(ann.page).waitFor({ state: "detached" });
  assert.equal(await ann.page.evaluate(() => document.activeElement?.textContent?.trim()), "Trade");
  for (const { troubles } of [ann, ben]) assert.deepEqual(troubles, [], "nothing went wrong in the pages");
  for (const { context } of [ann, ben]) await context.close();
}
