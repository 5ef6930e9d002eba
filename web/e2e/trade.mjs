/**
 * Trade between two browsers and a bot: an offer put together with the hand, a counter-offer that is taken, a no that
 * isn't asked for twice, what a bot says, and the bank. `show` is called at every stage, for pictures and checks.
 */
import assert from "node:assert/strict";

import { bring, RICH, sitDown } from "./brought.mjs";
import { watched } from "./browser.mjs";
import { resize } from "./layout.mjs";

const PATIENCE = 60_000;
const HELD = {
  phone: { width: 390, height: 844 },
  "phone on its side": { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
};
const DESK = { width: 1280, height: 800 };

const composer = (page) => page.locator(".composer");
const want = (page, card) => composer(page).locator(`[data-get=${card}]`);
const slot = (page, card) => page.locator(`.hand button[data-card=${card}]`);
const offering = (page) => composer(page).getByRole("button", { name: /^(Offer this|Again)/ });
const bank = (page) => composer(page).getByRole("button", { name: /^Bank/ });
/** So many of a card lie in hand, as soon as what was done has happened. */
const holds = (page, card, count, why) =>
  seen(
    page.locator(`.own [data-at=card-${card}] strong`).getByText(`${count}`, { exact: true }),
    why ?? `there are ${count} ${card}`,
  );
const answers = (page) => page.locator("[data-said]");

async function seen(locator, why) {
  await locator.waitFor({ timeout: PATIENCE }).catch((error) => {
    throw new Error(`${why}: ${error.message}`);
  });
}

/** The boxes of what rests while one trades. */
async function resting(page) {
  const found = await Promise.all(
    [".stage", ".own", ".zone.talk", ".stage .board"].map((one) => page.locator(one).first().boundingBox()),
  );
  return JSON.stringify(found);
}

/** What one counts with, and what sends it, is where a finger finds it. */
async function inReach(page, ...found) {
  for (const locator of found)
    for (const one of await locator.all()) {
      const said = await one.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(hit)
          ? ""
          : `${element.outerHTML.slice(0, 120)} lies under ${hit?.outerHTML.slice(0, 80)}`;
      });
      assert.equal(said, "");
    }
}

export async function trade(browser, address, show = async () => {}) {
  const ann = await watched(browser, address);
  const ben = await watched(browser, address);
  const { seats } = await bring(address, RICH, ["Ann", "Ben", ""], { pace: 300 });
  await sitDown(ben.page, seats.Ben);
  await sitDown(ann.page, seats.Ann);
  await seen(ann.page.locator(".own button[data-verb='end turn'][aria-disabled=false]"), "Ann is on turn");
  await holds(ann.page, "grain", 2);
  const before = await resting(ann.page);

  // T opens the composer, and the hand is how Ann gives: nothing moves.
  await ann.page.keyboard.press("t");
  await seen(composer(ann.page), "the composer opens");
  await slot(ann.page, "grain").click();
  await slot(ann.page, "grain").click();
  await slot(ann.page, "lumber").click();
  await slot(ann.page, "lumber").click({ button: "right" });
  assert.equal(await resting(ann.page), before);
  await want(ann.page, "lumber").focus();
  await ann.page.keyboard.press("ArrowUp");
  await ann.page.keyboard.press("ArrowUp");
  await want(ann.page, "lumber").click({ button: "right" });
  assert.equal(await want(ann.page, "lumber").getAttribute("aria-valuenow"), "1");
  await bank(ann.page).focus();
  await seen(
    ann.page.locator(".bar").getByText("The bank would give 1 lumber for 4 grain (you hold 2)."),
    "the bank's price, where one reads what goes on",
  );
  await show(ann.page, "composer");
  for (const [device, size] of Object.entries(HELD)) {
    await resize(ann.page, size);
    await show(ann.page, `composer-${device}`);
    await inReach(
      ann.page,
      slot(ann.page, "grain"),
      composer(ann.page).getByRole("spinbutton"),
      offering(ann.page),
    );
  }
  await resize(ann.page, DESK);
  await offering(ann.page).focus();
  await ann.page.keyboard.press("Enter");

  // Ben finds it in the talk zone, on every device.
  const card = ben.page.locator(".offer[data-offer]");
  const asked = ben.page.getByRole("region", { name: /2 grain for your 1 lumber/ });
  const before2 = await resting(ben.page);
  await seen(asked, "Ben is asked");
  await show(ben.page, "asked");

  // He sees in full color what he could pay, though it isn't his turn, and whose it is.
  const cells = await ben.page.locator(".own .build > .cell").evaluateAll((all) =>
    all.map((cell) => ({
      lacks: cell.querySelector(".short") !== null,
      pale: Number(getComputedStyle(cell.firstElementChild).opacity) < 1,
      lit: getComputedStyle(cell).boxShadow !== "none",
    })),
  );
  assert.deepEqual([...new Set(cells.map(({ lacks }) => lacks))].sort(), [false, true], "some lack cards");
  for (const { lacks, pale, lit } of cells) assert.deepEqual({ pale, lit }, { pale: lacks, lit: false });
  await seen(ben.page.locator(".own button.main").getByText("Ann's turn"), "whose turn it is");
  for (const [device, size] of Object.entries(HELD)) {
    await resize(ben.page, size);
    await seen(asked, `Ben is asked on a ${device}, too`);
    await show(ben.page, `asked-${device}`);
    await inReach(ben.page, card.getByRole("button"));
    await card.getByRole("button", { name: "Counter" }).click();
    await seen(composer(ben.page), `Ben can counter on a ${device}`);
    await show(ben.page, `counter-${device}`);
    await inReach(
      ben.page,
      composer(ben.page).getByRole("spinbutton"),
      slot(ben.page, "wool"),
      offering(ben.page),
    );
    await ben.page.keyboard.press("Escape");
    await composer(ben.page).waitFor({ state: "detached" });
  }
  await resize(ben.page, DESK);
  assert.equal(await resting(ben.page), before2);
  await card.getByRole("button", { name: "Counter" }).click();
  await seen(asked, "the original stays in sight");
  await want(ben.page, "brick").focus();
  await ben.page.keyboard.press("ArrowUp");
  await want(ben.page, "grain").focus();
  await ben.page.keyboard.press("1");
  await show(ben.page, "counter");
  await offering(ben.page).click();

  // Ann sees it in the place of an offer, while her turn goes on, and takes it: that is all.
  const take = answers(ann.page).getByRole("button", { name: /^Take\. Trade with Ben: give / });
  await seen(take, "the counter-offer");
  assert.ok(await ann.page.locator(".stage .board").isVisible());
  await show(ann.page, "countered");
  await take.click();
  await composer(ann.page).waitFor({ state: "detached" });
  await holds(ann.page, "lumber", 4, "Ann has one lumber more");
  await holds(ann.page, "grain", 1, "and one grain fewer");
  await holds(ann.page, "brick", 2, "and one brick fewer");

  // Ben says no with a key; the bot says why not; the same offer isn't asked about again.
  await ann.page.keyboard.press("t");
  await slot(ann.page, "grain").click();
  await want(ann.page, "ore").press("3");
  await offering(ann.page).click();
  await seen(ben.page.getByRole("region", { name: /1 grain for your 3 ore/ }), "Ben is asked again");
  await resize(ann.page, HELD.phone);
  await ben.page.keyboard.press("n");
  const sign = ann.page.locator(".players [data-says=declined]").first();
  await seen(sign, "his no, for a moment, also where there is little room");
  const [said, face] = await Promise.all(
    [sign, sign.locator("xpath=../*[1]")].map((one) => one.boundingBox()),
  );
  assert.ok(said.x < face.x + face.width / 2 && said.x + said.width > face.x, "at his face");
  await resize(ann.page, DESK);
  await seen(answers(ann.page).getByText(/asks more than it gives/), "the bot gives a reason");
  await seen(answers(ann.page).getByText("No deal."), "nobody wanted it");
  await show(ann.page, "declined");
  await want(ann.page, "ore").press("2");
  await ann.page.keyboard.press("Escape");
  await ann.page.keyboard.press("t");
  await offering(ann.page)
    .and(ann.page.getByRole("button", { name: /1 grain for 3 ore/ }))
    .click();
  await seen(answers(ann.page).locator("[data-answer=declined]").nth(1), "and is declined without a word");
  assert.equal(await ben.page.getByRole("button", { name: "Accept" }).count(), 0);
  await ann.page.keyboard.press("Escape");

  // Four lumber are enough for the bank, and then the composer is gone.
  await ann.page.keyboard.press("t");
  await want(ann.page, "ore").click();
  await show(ann.page, "bank");
  await bank(ann.page).click();
  await composer(ann.page).waitFor({ state: "detached" });
  await holds(ann.page, "ore", 4);

  // What is put together in the list is seen in the composer, and its cross drops it.
  await ann.page.locator("[role=tab][data-tab=list]").click();
  const listed = (words) => ann.page.locator(`.options button[data-words="${words}"]`).click();
  await listed("propose trade");
  await listed("give ore");
  await listed("give ore");
  await seen(
    ann.page.locator(".own [data-at=card-ore]").getByText("2", { exact: true }),
    "it is in the hand",
  );
  await composer(ann.page).getByRole("button", { name: "Drop the offer" }).click();
  await composer(ann.page).waitFor({ state: "detached" });

  // Esc closes it, and the focus is where it was opened.
  await seen(ann.page.locator(".own button[data-verb='end turn'][aria-disabled=false]"), "the turn goes on");
  await ann.page.keyboard.press("t");
  await want(ann.page, "lumber").focus();
  await ann.page.keyboard.press("Escape");
  await composer(ann.page).waitFor({ state: "detached" });
  await ann.page.waitForFunction(() => document.activeElement?.textContent?.trim() === "Trade");
  for (const { troubles } of [ann, ben]) assert.deepEqual(troubles, [], "nothing went wrong in the pages");
  for (const { context } of [ann, ben]) await context.close();
}
