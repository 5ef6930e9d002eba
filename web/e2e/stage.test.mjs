/** The board is placed once: whatever is asked, said and done, nothing of the table moves, and nothing lies over land. */
import assert from "node:assert/strict";

import { lateGame, sitDown } from "./brought.mjs";
import { TIER } from "./effort.mjs";
import { unreadable } from "./layout.mjs";
import { comeTo, DEEDS, momentsOf } from "./moments.mjs";
import { asked, Finger, Mouse, Player } from "./player.mjs";
import { assertIdle, assertRested, countWork, coveredLand, watchStage } from "./resting.mjs";
import { LANGUAGES } from "./specs.mjs";
import { stage, story } from "./story.mjs";

const there = stage("stage");

const SIZES = [
  [1366, 650],
  [390, 844],
  [1280, 680],
  [844, 390],
  [820, 1180],
  [1440, 789],
  [1920, 1080],
];
const BOOKS = ["isle:base;4", "isle:new_shores;4", "isle:base+cities_knights;4", "isle:base+two_players;2"];

/** Sizes that a book is looked at in in the long run. */
const EACH = 3;

/**
 * Which of all are looked at: in `make test` the base game at two sizes; in the long run each book at three, with
 * usual and large letters and languages in turn, so that large letters are seen in each of them.
 */
function cases() {
  const all = BOOKS.flatMap((spec, book) =>
    SIZES.flatMap((size, k) =>
      [1, 1.5].flatMap((letters, l) =>
        LANGUAGES.map((language, n) => ({ spec, size, letters, language, book, k, l, n })),
      ),
    ),
  );
  if (TIER === "full") return all;
  if (TIER === "short")
    return all.filter(({ book, k, l, n }) => book === 0 && k < 2 && l === 0 && n === 2 * k);
  return Array.from({ length: EACH * BOOKS.length }, (_, turn) => {
    const book = Math.floor(turn / EACH);
    const k = (EACH * (turn - EACH * book) + 2 * book) % SIZES.length;
    const n = (turn + Math.floor(turn / 2)) % LANGUAGES.length;
    return all.find((one) => one.book === book && one.k === k && one.l === turn % 2 && one.n === n);
  });
}

for (const { spec, size, letters, language } of cases()) {
  const [width, height] = size;
  const what = `${spec} at ${width} × ${height}, ${language}, letters of ${100 * letters} %`;
  story(
    `The board rests in ${what}`,
    there,
    async (open) => {
      const isTouch = width < 900;
      const page = await open({
        viewport: { width, height },
        hasTouch: isTouch,
        isMobile: isTouch,
        settings: { language, size: letters },
      });
      const moments = await momentsOf(spec);
      let before = null;
      for (const [name, moment] of moments) {
        const at = `${name}, ${what}`;
        await comeTo(page, there.server.address, moment);
        await watchStage(page);
        assert.deepEqual(await coveredLand(page), [], at);
        const player = new Player(page, isTouch ? new Finger(page) : new Mouse(page));
        player.after = async () => assert.deepEqual(await unreadable(page), [], at);
        await DEEDS[name](player).catch((error) => {
          throw new Error(at, { cause: error });
        });
        assert.deepEqual(await unreadable(page), [], at);
        // It is one game: the board lies where it lay at every other moment of it.
        const seen = await assertRested(page, at);
        assert.equal(seen, (before ??= seen), at);
      }
    },
    { more: true },
  );
}

story("Nothing runs at a table at which nobody does anything", there, async (open) => {
  const page = await open({ viewport: { width: 1366, height: 650 } });
  await countWork(page);
  await sitDown(page, await lateGame(there.server.address, "isle:base+cities_knights;4"));
  await asked(page);
  await assertIdle(page);
});
