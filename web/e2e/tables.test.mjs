import assert from "node:assert/strict";

import { inTurn } from "./effort.mjs";
import { lateGame, sitDown } from "./brought.mjs";
import { resize, unreadable } from "./layout.mjs";
import { HEIGHT, LANGUAGES, RULESETS, WIDTHS } from "./specs.mjs";
import { stage, story } from "./story.mjs";

const there = stage("tables");

for (const [number, spec] of Object.values(RULESETS).flat().entries())
  story(
    `Late in a game of ${spec} every text can be read, at every width`,
    there,
    async (open) => {
      const address = await lateGame(there.server.address, spec);
      await sitDown(await open(), address);
      const found = [];
      for (const language of inTurn(LANGUAGES, number + 1)) {
        const page = await open({ settings: { language } });
        await page.goto(address);
        await page.locator('[role=tab][data-tab="list"]').click();
        await page.locator(".options").waitFor();
        for (const width of WIDTHS) {
          await resize(page, { width, height: HEIGHT });
          found.push(...(await unreadable(page)).map((one) => `${language}, ${width} pixels: ${one}`));
        }
        await page.close();
      }
      assert.deepEqual(found, []);
    },
    { more: true },
  );
