/**
 * Two browsers at one table: the link, a reload in the middle, a server that restarts, and a device that is
 * passed round. `node e2e/friends.mjs [folder for pictures]`
 */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { browse, serve, watched } from "./browser.mjs";

const [pictures = ""] = process.argv.slice(2);
if (pictures) mkdirSync(pictures, { recursive: true });
const PATIENCE = 60_000;

let server = await serve();
const { address } = server;
const browser = await browse();
const shoot = (page, name) => (pictures ? page.screenshot({ path: join(pictures, `${name}.png`) }) : null);
const first = (page) => page.getByRole("tabpanel").locator("button[data-words]").first();

/** Whoever is asked does the first thing in the list, until each of them has done so many. */
async function playTogether(pages, actions) {
  const done = pages.map(() => 0);
  const late = Date.now() + 3 * PATIENCE;
  for (const page of pages) await page.getByRole("tab", { name: "List" }).click();
  while (Math.min(...done) < actions) {
    assert.ok(Date.now() < late, `everybody gets a turn: ${done.join(", ")}`);
    for (const [number, page] of pages.entries()) {
      if (!(await first(page).isVisible())) continue;
      await first(page)
        .click({ timeout: 2_000 })
        .then(
          () => (done[number] += 1),
          () => undefined, // it was gone meanwhile
        );
    }
    await pages[0].waitForTimeout(200);
  }
}

try {
  const ann = await watched(browser, address);
  const ben = await watched(browser, address);

  // Ann makes a table and is asked for her name, once.
  await ann.page.goto(address);
  await ann.page.getByRole("button", { name: /Play with friends/ }).click();
  await ann.page.getByLabel("Name on seat 1").fill("Ann");
  await ann.page.getByRole("button", { name: "Make the table" }).click();
  const link = await ann.page.getByLabel("Whoever has this link may sit down").inputValue();
  await shoot(ann.page, "waiting");

  // Ben opens the link; what it brings leaves the address at once.
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  assert.equal(new URL(ben.page.url()).hash, "", "the link is taken out of the address");
  await shoot(ben.page, "join");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ann.page.getByText("Ben", { exact: true }).waitFor({ timeout: PATIENCE });
  await ben.page.getByRole("button", { name: "I'm ready" }).click();
  await ann.page.getByRole("button", { name: /Start with bots/ }).click();
  await ann.page.getByRole("tab", { name: "List" }).waitFor({ timeout: PATIENCE });
  await ben.page.getByRole("tab", { name: "List" }).waitFor({ timeout: PATIENCE });

  // They talk; a quick phrase is read in one's own language.
  for (const { page } of [ann, ben]) await page.getByRole("tab", { name: "Chat" }).click();
  await ann.page.getByLabel("Say something").fill("<b>hi</b>");
  await ann.page.getByRole("button", { name: "Send" }).click();
  await ben.page.getByText("<b>hi</b>").waitFor({ timeout: PATIENCE });
  await ben.page.getByRole("button", { name: "Good luck!" }).click();
  await ann.page.getByRole("log").getByText("Good luck!").waitFor({ timeout: PATIENCE });

  // Both found their settlements; Ann loads the page again in between and still has her seat.
  await playTogether([ann.page, ben.page], 2);
  await ann.page.reload();
  await ann.page.getByRole("tab", { name: "List" }).waitFor({ timeout: PATIENCE });
  await playTogether([ann.page, ben.page], 2);

  // The server restarts: both say so, and come back by themselves.
  const { port, data } = server;
  await server.stop({ keep: true });
  await ann.page.getByText(/Not connected/).waitFor({ timeout: PATIENCE });
  await shoot(ann.page, "lost");
  server = await serve({ port, data });
  for (const { page } of [ann, ben])
    await page.getByText(/Not connected/).waitFor({ state: "detached", timeout: PATIENCE });
  await playTogether([ann.page, ben.page], 1);
  await shoot(ann.page, "back");

  // A device that is passed round hides the hands in between.
  const both = await watched(browser, address);
  await both.page.goto(address);
  await both.page.getByRole("button", { name: /Pass and play/ }).click();
  for (const [number, name] of ["Cem", "Dana", "Eve", "Finn"].entries())
    await both.page.getByLabel(`Name on seat ${number + 1}`).fill(name);
  await both.page.getByRole("button", { name: "Start the game" }).click();
  const curtain = both.page.getByRole("heading", { name: /Pass the device to/ });
  const list = both.page.getByRole("tab", { name: "List" });
  const seen = new Set();
  for (let turn = 0; turn < 8; turn++) {
    await curtain.or(list).first().waitFor({ timeout: PATIENCE });
    if (await curtain.isVisible()) {
      seen.add(await curtain.textContent());
      await shoot(both.page, "curtain");
      await both.page.getByRole("button", { name: /^I am/ }).click();
    }
    await list.click();
    await first(both.page).click();
    await both.page.waitForTimeout(800);
  }
  assert.ok(seen.size >= 2, `the device was passed round: ${[...seen].join("; ")}`);

  // A server that is gone for a while is no error of the page.
  const expected = /WebSocket connection|ERR_CONNECTION_REFUSED/;
  for (const { troubles } of [ann, ben, both])
    assert.deepEqual(
      troubles.filter((trouble) => !expected.test(trouble)),
      [],
      "nothing else went wrong",
    );
  console.log("friends played");
} finally {
  await browser.close();
  await server.stop();
}
