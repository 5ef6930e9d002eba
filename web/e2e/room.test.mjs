import assert from "node:assert/strict";

import { sitDown } from "./brought.mjs";
import { asked, makeTable } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("room");

story(
  "The log begins where the players' boxes end, in the very frame in which they grow",
  there,
  async (open) => {
    const page = await open();
    const { url } = await makeTable(there.server.address, "isle:base;4;first=seat");
    await sitDown(page, url);
    await asked(page);
    const gaps = await page.evaluate(() => {
      const gap = () => {
        const [boxes, log] = [".players", "aside"].map((one) =>
          document.querySelector(one).getBoundingClientRect(),
        );
        return log.top - boxes.bottom;
      };
      const closed = gap();
      document.querySelector(".players details").open = true;
      return { closed, opened: gap() };
    });
    assert.equal(gaps.opened, gaps.closed);
  },
);
