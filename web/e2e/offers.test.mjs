import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { allPeople, bring } from "./brought.mjs";
import { played } from "./browser.mjs";
import { inTurn } from "./effort.mjs";
import { resize, unreadable } from "./layout.mjs";
import { Seated } from "./seated.mjs";
import { LANGUAGES } from "./specs.mjs";
import { stage, story } from "./story.mjs";

const there = stage("offers");

/** Laptops, a desk, a tablet, and a phone both ways. */
const SIZES = [
  [1366, 650],
  [390, 844],
  [1280, 680],
  [844, 390],
  [1440, 789],
  [820, 1180],
  [1920, 1080],
];
/** Two, three and four players, with all that there can be beside what is offered. */
const GAMES = [
  "isle:base+two_players;2",
  "isle:base+cities_knights;3",
  "isle:base+cities_knights;4",
  "isle:base;4",
];
const LETTERS = [1, 1.5];
const ANSWERS = 4; // with “not this turn”

for (const [turn, spec] of GAMES.entries())
  story(
    `All answers to an offer are in sight from the first moment, and nothing else moves: ${spec}`,
    there,
    async (open) => {
      const people = await sat(spec);
      const asker = people.at(-1);
      const others = people.slice(0, -1);
      for (const [seat, one] of inTurn([...others.entries()], turn)) {
        const language = LANGUAGES[(turn + seat) % LANGUAGES.length];
        const size = LETTERS[(turn + seat) % LETTERS.length];
        for (const isTouch of [false, true]) {
          const page = await open({ hasTouch: isTouch, settings: { language, size, declinePoor: false } });
          await page.goto(one.url);
          await page.locator(".prompt[data-frame]").waitFor();
          await page.waitForLoadState("networkidle"); // what the ruleset adds is here
          await page.evaluate(watch, ANSWERS);
          const fitting = SIZES.filter(([width]) => width < 900 === isTouch);
          for (const [k, [width, height]] of inTurn([...fitting.entries()], turn)) {
            const where = `${spec}, seat ${seat}, ${language}, ${width} × ${height}, letters × ${size}`;
            await resize(page, { width, height });
            const before = await page.evaluate(boxes);
            await page.evaluate(() => (globalThis.first = null));
            await asker.act("propose trade", ...offer(asker.cards, one.cards, k), "make offer");
            await page.waitForFunction(() => globalThis.first !== null);
            const first = await page.evaluate(() => globalThis.first);
            assert.deepEqual(first.wrong, [], `at the first moment, ${where}`);
            assert.deepEqual(await page.evaluate(boxes), before, `nothing else moves, ${where}`);
            for (const other of others.filter((other) => other !== one)) {
              await other.until(() => other.can("decline"), "is asked");
              await other.act("decline");
            }
            await page.waitForFunction(
              (seq) => document.querySelector(".prompt").dataset.seq >= seq,
              asker.seq,
            );
            const then = await page.evaluate(() => globalThis.measure());
            assert.deepEqual(then, first, `when others have answered, ${where}`);
            assert.deepEqual(await unreadable(page), [], where);
            assert.deepEqual(await violations(page), [], where);
            await asker.act(asker.can("no deal") ? "no deal" : "close offer");
            await page.locator("[data-offer]").waitFor({ state: "detached" });
            assert.deepEqual(await page.evaluate(boxes), before, `nor afterwards, ${where}`);
          }
          await page.close();
        }
      }
      for (const one of people) one.leave();
    },
    { more: true },
  );

story("Nobody waits for whoever sleeps", there, async (open) => {
  const record = await played("isle:base;4;first=seat;offers=99", "offering");
  const { seats } = await bring(there.server.address, record, ["", "", "Ben", "Ann"], { pace: 0 });
  const [ann, ben] = await Promise.all([seats.Ann, seats.Ben].map((url) => Seated.at(url)));
  for (const one of [ann, ben]) one.ready();
  await ann.until(() => ann.can("propose trade"), "may trade");
  const page = await open();
  await page.goto(seats.Ann);
  await page.locator(".prompt[data-frame]").waitFor();
  await ann.act("propose trade", ...offer(ann.cards, ben.cards, 0), "make offer");
  const said = page.locator("[data-said]");
  await said.waitFor();
  // The bots have answered, Ben hasn't.
  await page.waitForFunction(() => document.querySelectorAll("[data-answer=silent]").length === 1);
  assert.ok(ben.can("decline"), "Ben is asked, and says nothing");
  await page.locator(".own button[data-verb='end turn']").click();
  await page
    .locator(".own button[data-verb='end turn'][data-sure=true]")
    .click({ timeout: 1000 })
    .catch(() => {});
  await ann.until(() => ann.picture.turn !== ann.seat, "ends her turn without him");
  await ben.until(() => !ben.can("decline"), "is no longer asked");
  await said.waitFor({ state: "detached" });
  for (const one of [ann, ben]) one.leave();
});

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
  const asked = held(wants);
  const ask = asked.find((card) => held(gives).some((own) => own !== card));
  const own = held(gives).filter((card) => card !== ask);
  if (number % 2 === 0) return [`give ${own[0]}`, `ask ${ask}`];
  const rest = new Set([ask, ...Object.keys(wants)].filter((card) => !own.includes(card)));
  return [...own.map((card) => `give ${card}`), ...[...rest].map((card) => `ask ${card}`)];
}

/* Runs in the page: what rests while offers come and go. */
function boxes() {
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  };
  const rest = [".stage", ".own", ".zone.talk", ".zone.question", ".zone.dice", ".own .hand"];
  const drawn = document.querySelector(".stage .board svg g[transform]")?.getAttribute("transform") ?? "";
  return [...rest.map((one) => `${one} ${box(document.querySelector(one))}`), drawn];
}

/* Runs in the page: measures the answers in the very moment in which they come. */
function watch(most) {
  globalThis.measure = () => {
    const buttons = [...document.querySelectorAll("[data-offer] button")];
    const wrong = buttons.length === most ? [] : [`there are ${buttons.length}`];
    const finger = matchMedia("(pointer: coarse)").matches ? 44 : 36;
    const boxes = buttons.map((button) => {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const name = button.textContent.trim();
      const said = (what) => wrong.push(`${name}: ${what}`);
      if (left < 0 || top < 0 || right > document.documentElement.clientWidth || bottom > innerHeight)
        said(`from ${left}, ${top} to ${right}, ${bottom}`);
      const isLink = button.closest("header") !== null;
      if (!isLink && (height < finger || width < finger)) said(`${width} × ${height}`);
      if (button.scrollWidth > button.clientWidth + 1) said("it is cut");
      // Corners are round; what looks like a link is larger to press than to look at.
      const round = isLink ? 2 : 1 + 0.3 * parseFloat(getComputedStyle(button).borderTopLeftRadius);
      const more = isLink ? -10 : 0;
      for (const y of [top + round + more, (top + bottom) / 2, bottom - round - more])
        for (const x of [left + round, (left + right) / 2, right - round]) {
          const hit = document.elementFromPoint(x, y);
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
