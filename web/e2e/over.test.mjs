import assert from "node:assert/strict";

import { unreadable } from "./layout.mjs";
import { finishedGame } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("over");

story(
  "A finished game tells who won, and its replay goes from the first move to the last",
  there,
  async (open) => {
    const { address } = there.server;
    const game = await finishedGame(address);
    const page = await open();
    await page.goto(`${address}/table/${game}`);
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
