import assert from "node:assert/strict";

import { inTurn } from "./effort.mjs";
import { resize, unreadable } from "./layout.mjs";
import { games, NOT_FOUND, screens, there } from "./screens.mjs";
import { HEIGHT, LANGUAGES, LETTERS, LOW, WIDTHS } from "./specs.mjs";
import { story } from "./story.mjs";

for (const [turn, language] of LANGUAGES.entries())
  story(
    `Every text can be read, at every width, in ${language}`,
    there,
    async (open) => {
      const page = await open({ settings: { language } });
      const found = [];
      for (const [screen, show] of screens(turn, LANGUAGES.length)) {
        for (const width of WIDTHS) {
          await page.goto(`${there.server.address}/health`); // nothing of another screen stays open
          await resize(page, { width, height: HEIGHT });
          await show(page);
          assert.equal(await page.evaluate(() => document.documentElement.lang), language);
          found.push(...(await unreadable(page)).map((one) => `${screen}, ${width} pixels: ${one}`));
        }
      }
      assert.deepEqual(found, []);
    },
    { expected: NOT_FOUND, more: true },
  );

for (const language of inTurn(LANGUAGES, LANGUAGES.indexOf("uk")))
  story(
    `A low window is wide enough for a turn, with large letters too, in ${language}`,
    there,
    async (open) => {
      const page = await open({ settings: { language } });
      const found = [];
      for (const game of [games.turn, games.running]) {
        await page.goto(game);
        await page.locator('button.main[data-verb="end turn"][aria-disabled=false]').waitFor();
        for (const size of LETTERS) {
          await page.evaluate(
            (times) => document.documentElement.style.setProperty("--text-size", times),
            size,
          );
          for (const [width, height] of LOW) {
            await resize(page, { width, height });
            found.push(
              ...(await unreadable(page)).map((one) => `${width}x${height}, letters ${size}: ${one}`),
            );
          }
        }
      }
      assert.deepEqual(found, []);
    },
    { more: true },
  );
