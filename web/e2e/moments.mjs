/** A game at each of its moments: the founding, an offer in and out, a seven, a card, a landing, the end. */
import assert from "node:assert/strict";

import { bring, seatsOf, sitDown } from "./brought.mjs";
import { PATIENCE, played } from "./browser.mjs";
import { asked, look } from "./player.mjs";

/** Turns in which the barbarians, who are near, have landed. */
const SOON = 12;

/** What a game has: of each moment the seat that is looked at, and the record as far as it goes. */
export async function momentsOf(spec) {
  return Object.entries(JSON.parse(await played(`${spec};first=seat`, "moments")));
}

/** Sit down at such a table, which goes on with bots on all other seats. */
export async function comeTo(page, address, [seat, record]) {
  const names = seatsOf(record).map((_, other) => (other === seat ? "Ann" : ""));
  const { seats } = await bring(address, record, names, { pace: 0 });
  await sitDown(page, seats.Ann);
  return asked(page);
}

/** What happens then, by pointer or finger; each sees to it that it really happened. */
export const DEEDS = {
  async founding(player) {
    for (let answers = 0; answers < 4; answers++) await player.answer(await asked(player.page));
    assert.ok(
      player.done.every((purpose) => purpose.startsWith("found")),
      `${player.done}`,
    );
  },

  async offered({ page, hands }) {
    const card = page.locator("[data-offer]");
    await card.waitFor({ timeout: PATIENCE });
    await hands.press("[data-offer] .three button:nth-of-type(2)"); // a counter-offer
    await page.locator(".composer").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".composer").waitFor({ state: "detached" });
    await hands.press("[data-offer] .three button:nth-of-type(3)"); // no
    await card.waitFor({ state: "detached" });
  },

  async offering({ page, hands }) {
    await hands.press(".actions .trade");
    await page.locator(".composer").waitFor();
    const own = ".hand button[data-card][aria-disabled=false]";
    const card = await page.locator(own).first().getAttribute("data-card");
    await hands.press(`.hand button[data-card=${card}]`);
    await hands.press(`.composer [data-get]:not([data-get=${card}])`);
    await hands.press(".composer .go");
    await page.locator("[data-said]").waitFor();
  },

  async discard(player) {
    await answerAll(player, "discard");
  },

  async robber(player) {
    await answerAll(player, "move-robber", "move-either", "rob");
  },

  async card(player) {
    const { page, hands } = player;
    const cards = page.locator(".faces button.lit");
    await cards.first().waitFor();
    const seen = await cards.evaluateAll((all) =>
      all.findIndex((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    if (seen >= 0) {
      await cards.nth(seen).click();
      await page.locator(".words button.main").waitFor();
      await hands.press(".words button.main");
    } else {
      // On a phone cards may lie over each other; the list has them all.
      await player.choose(await asked(page), (words) => words.find((one) => one.startsWith("play ")));
      await page.keyboard.press("Escape");
    }
    // What it does is chosen, if anything has to be; it may win the game.
    for (let question = await asked(page); question !== null; question = await asked(page)) {
      const { cards, places, main } = await look(page);
      if (!cards && places.length === 0 && main === "end turn") break;
      await player.answer(question);
    }
  },

  async landing(player) {
    const { page } = player;
    await page.evaluate(() => {
      const look = () => (globalThis.landed ||= document.querySelector(".landing") !== null);
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const hasLanded = () => page.evaluate(() => Boolean(globalThis.landed));
    for (let turns = 1; !(await hasLanded()); turns++) {
      assert.ok(turns <= SOON, "the barbarians land");
      player.turns = 0;
      await player.play(1);
    }
  },

  async end(player) {
    assert.equal(await player.play(), "over");
    await player.page.locator(".over").first().waitFor();
  },
};

/** As long as we are asked one of these. */
async function answerAll(player, ...purposes) {
  let answers = 0;
  for (let question = await asked(player.page); purposes.includes(question?.purpose); answers++) {
    await player.answer(question);
    question = await asked(player.page);
  }
  assert.ok(answers > 0, `we are asked ${purposes[0]}`);
}
