import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { allPeople } from "./brought.mjs";
import { played } from "./browser.mjs";
import { amount, inTurn } from "./effort.mjs";
import { unreadable } from "./layout.mjs";
import { Seated } from "./seated.mjs";
import { LANGUAGES } from "./specs.mjs";
import { stage, story } from "./story.mjs";

const there = stage("offers");

/** Phones, upright and on their side, tablets, and windows of all the heights that laptops leave. */
const SIZES = [
  [1366, 650],
  [320, 568],
  [667, 375],
  [1280, 680],
  [390, 844],
  [360, 640],
  [568, 320],
  [768, 1024],
  [1024, 600],
  [1536, 730],
  [1920, 1080],
];
/** Two, three and four boxes with everything in them that there can be. */
const GAMES = [
  "isle:base+two_players;2",
  "isle:base+cities_knights;3",
  "isle:base+cities_knights;4",
  "isle:base;4",
];
const ANSWERS = 4;

for (const [turn, spec] of GAMES.entries())
  story(
    `All answers to an offer are in sight from the first moment, and stay where they are: ${spec}`,
    there,
    async (open) => {
      const people = await sat(spec);
      const [ann, ...others] = people;
      const asker = others.at(-1);
      for (const language of inTurn(LANGUAGES, turn)) {
        const page = await open({ settings: { language, declinePoor: false } });
        await page.goto(ann.url);
        await page.locator(".prompt[data-frame]").waitFor();
        await page.evaluate(watch, ANSWERS);
        const sizes = SIZES.filter((_, k) => amount(k % GAMES.length === turn || k < 3, true, true));
        for (const [k, [width, height]] of sizes.entries()) {
          const where = `${spec}, ${language}, ${width} × ${height}`;
          await page.setViewportSize({ width, height });
          await page.evaluate(() => (globalThis.first = null));
          await asker.act("propose trade", ...offer(asker.cards, ann.cards, k), "make offer");
          await page.waitForFunction(() => globalThis.first !== null);
          const first = await page.evaluate(() => globalThis.first);
          assert.deepEqual(first.wrong, [], `at the first moment, ${where}`);
          for (const one of others.slice(0, -1)) {
            await one.until(() => one.can("decline"), "is asked");
            await one.act("decline");
          }
          await page.waitForFunction(
            (seq) => document.querySelector(".prompt").dataset.seq >= seq,
            asker.seq,
          );
          const then = await page.evaluate(() => globalThis.measure());
          assert.deepEqual(then.wrong, [], `when others have answered, ${where}`);
          assert.deepEqual(then.boxes, first.boxes, `they don't move, ${where}`);
          assert.deepEqual(await unreadable(page), [], where);
          if (k === 0) assert.deepEqual(await violations(page), [], where);
          if (height >= 568 && first.boxes.length === ANSWERS)
            assert.ok(await page.evaluate(seesHand), where);
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const scrolled = await page.evaluate(() => globalThis.measure());
          assert.deepEqual(scrolled.boxes, first.boxes, `whatever is read, ${where}`);
          assert.deepEqual(scrolled.wrong, [], `whatever is read, ${where}`);
          await page.evaluate(() => scrollTo(0, 0));
          await asker.act(asker.can("no deal") ? "no deal" : "close offer");
          await page.locator(".answering").waitFor({ state: "detached" });
        }
        await page.close();
      }
      for (const one of people) one.leave();
    },
    { more: true },
  );

/** Everybody sits at a table where the last of them is on turn, late in the game, and may offer all day. */
async function sat(spec) {
  const record = await played(`${spec};first=seat;offers=99`, "offering");
  const urls = await allPeople(there.server.address, record);
  const people = await Promise.all(urls.map((url) => Seated.at(url)));
  for (const one of people) one.ready();
  await people.at(-1).until(() => people.at(-1).can("propose trade"), "may trade");
  for (const one of people) await one.until(() => one.picture !== null, "sees the game");
  return people;
}

/** One card for one that is there; each second time as many kinds as there are on both sides. */
function offer(gives, wants, number) {
  const held = (cards) => Object.keys(cards).filter((card) => cards[card] > 0);
  const [ask] = held(wants);
  const [give] = held(gives).filter((card) => card !== ask);
  if (number % 2 === 0) return [`give ${give}`, `ask ${ask}`];
  const own = held(gives).filter((card) => card !== ask);
  const rest = new Set([ask, ...Object.keys(wants)].filter((card) => !own.includes(card)));
  return [...own.map((card) => `give ${card}`), ...[...rest].map((card) => `ask ${card}`)];
}

/* Runs in the page: whether our cards are in sight, and not under the answers. */
function seesHand() {
  const [hand, card] = [".own .hand", ".answering"].map((one) =>
    document.querySelector(one).getBoundingClientRect(),
  );
  return hand.bottom <= innerHeight && (hand.bottom <= card.top || hand.right <= card.left);
}

/* Runs in the page: measures the answers in the very moment in which they come. */
function watch(most) {
  globalThis.measure = () => {
    const buttons = [...document.querySelectorAll("[data-offer] button")];
    const wrong = buttons.length < most - 1 ? [`there are ${buttons.length}`] : [];
    const boxes = buttons.map((button) => {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const name = button.textContent.trim();
      const said = (what) => wrong.push(`${name}: ${what}`);
      if (left < 0 || top < 0 || right > document.documentElement.clientWidth || bottom > innerHeight)
        said(`from ${left}, ${top} to ${right}, ${bottom}`);
      if (height < (button.className.includes("quiet") ? 31 : 43) || width < 43) said(`${width} × ${height}`);
      if (button.scrollWidth > button.clientWidth + 1) said("it is cut");
      for (const x of [0.05, 0.25, 0.5, 0.75, 0.95])
        for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          if (!button.contains(hit)) said(`at ${x}, ${y} is ${hit?.outerHTML.slice(0, 80)}`);
        }
      return [name, ...[left, top, right, bottom].map(Math.round)].join(" ");
    });
    return { wrong, boxes };
  };
  new MutationObserver(() => {
    if (globalThis.first === null && document.querySelector("[data-offer] button"))
      globalThis.first = globalThis.measure();
  }).observe(document.body, { childList: true, subtree: true });
}
