/**
 * The shortest proof that everything fits together: make a table against bots with one click and play thirty
 * actions by the option list alone. `node e2e/smoke.mjs [folder for pictures] [actions]`
 */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { browse, serve, watched } from "./browser.mjs";

const [pictures = "", actions = "30"] = process.argv.slice(2);
if (pictures) mkdirSync(pictures, { recursive: true });

const server = await serve();
const browser = await browse();
try {
  const { page, troubles } = await watched(browser, server.address);
  const shoot = (name) => (pictures ? page.screenshot({ path: join(pictures, `${name}.png`) }) : null);

  await page.goto(server.address);
  await page.getByRole("button", { name: /Play now/ }).waitFor();
  await shoot("lobby");
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole("tab", { name: "List" }).click();

  let done = 0;
  while (done < Number(actions)) {
    const list = page.getByRole("tabpanel");
    await list.locator("button[data-words][aria-disabled=false]").first().waitFor({ timeout: 60_000 });
    const words = await list
      .locator("button[data-words]")
      .evaluateAll((buttons) => buttons.map((button) => button.dataset.words));
    const wanted = words.find((one) => /^build|^roll|^move robber|^rob|^discard/.test(one)) ?? "end turn";
    const next = words.includes(wanted) ? wanted : words[0];
    const button = list.locator(`button[data-words="${next}"]`);
    await button.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    const before = await page.evaluate(() => document.querySelector("[data-options]")?.textContent);
    await button.click();
    await page.waitForFunction(
      (text) => document.querySelector("[data-options]")?.textContent !== text,
      before,
      { timeout: 20_000 },
    );
    done += 1;
    if (done === 2 || done === 12) await shoot(`table-${done}`);
  }
  await shoot("table-end");
  const points = await page.getByText(/of 10 points/).count();
  assert.equal(points, 4, "four players are shown");
  assert.deepEqual(troubles, [], "nothing went wrong in the page");
  console.log(`played ${done} actions`);
} finally {
  await browser.close();
  await server.stop();
}
