import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { stage, story } from "./story.mjs";

const there = stage("toy", null, "tests/toy");

story("A family without a screen of its own is played from the lobby to its replay", there, async (open) => {
  const page = await open();
  await page.goto(there.server.address);
  await page.getByRole("combobox", { name: "Game or scenario" }).selectOption("toy:animals");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
  const over = page.getByRole("heading", { name: /wins?\b/ }).first();
  const answer = page.getByRole("region", { name: "Your cards and actions" }).locator("[data-words]").first();
  await answer.waitFor();
  assert.deepEqual(await violations(page), []);
  let answers = 0;
  for (;;) {
    await over.or(answer).first().waitFor();
    if (await over.isVisible()) break;
    await answer.click({ timeout: 1000 }).catch(() => undefined); // somebody else may have won meanwhile
    answers += 1;
  }
  assert.ok(answers > 1, `we were asked: ${answers}`);
  await page.getByRole("region", { name: "On the table" }).waitFor();
  await page
    .getByRole("link", { name: /replay/i })
    .first()
    .click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole("slider").first().waitFor();
  await page.getByRole("region", { name: "On the table" }).waitFor();
  await page.goBack();
  await page
    .getByRole("link", { name: /report/i })
    .first()
    .click();
  await page.waitForURL(/\/report\//);
  await page.getByRole("heading", { level: 1, name: /won/ }).waitFor();
  assert.deepEqual(await violations(page), []);
});
