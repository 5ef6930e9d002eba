import assert from "node:assert/strict";

import { serve } from "./browser.mjs";
import { resize } from "./layout.mjs";
import { asked, Mouse, Player } from "./player.mjs";
import { LOST, stage, story } from "./story.mjs";

const there = stage("friends");

/**
 * Everybody answers what they are asked, until each has answered so often. Who has goes on, for the others may have to
 * wait for that; in the end one of them may be left with a question that nobody waits for.
 */
async function playTogether(players, answers) {
  const done = players.map(() => 0);
  const isOver = () => done.every((count) => count >= answers);
  const play = async (player, k) => {
    while (!isOver()) {
      const question = await Promise.race([asked(player.page), over]);
      if (isOver() || !question) return;
      await player.answer(question);
      done[k] += 1;
      if (isOver()) end();
    }
  };
  let end;
  const over = new Promise((resolve) => (end = resolve));
  await Promise.all(players.map(play));
}

story(
  "Two browsers meet by a link, talk, come back after a reload and after the server was gone",
  there,
  async (open) => {
    const [ann, ben] = [await open(), await open()];

    // Ann is asked for her name and face, once, and makes a table. What is proposed is ready to be typed over.
    await ann.goto(there.server.address);
    await ann.locator("input:focus").waitFor();
    await ann.keyboard.type("Ann");
    await ann.getByRole("radio", { name: "Face 4" }).check({ force: true });
    await ann.getByRole("button", { name: /Play with friends/ }).click();
    const link = await ann.getByLabel("Whoever has this link may sit down").inputValue();

    // Ben watches first; then he opens the link in the same tab. What it brings leaves the address at once.
    await ben.goto(link.replace(/#.*/, ""));
    await ben.getByText("Waiting for more players.").waitFor();
    assert.equal(await ben.getByRole("button", { name: "Sit down" }).count(), 0, "nobody invited him yet");
    await ben.evaluate((address) => (location.href = address), link);
    await ben.getByLabel("Your name").waitFor();
    // He may load the page again, or watch, and still sit down.
    await ben.reload();
    await ben.getByRole("button", { name: "Just watch" }).click();
    await ben.getByRole("button", { name: "Sit down" }).click();
    await ben.getByLabel("Your name").fill("Ben");
    assert.equal(new URL(ben.url()).hash, "", "the link is taken out of the address");
    await ben.getByRole("button", { name: "Sit down" }).click();
    await ann.getByText("Ben", { exact: true }).waitFor();
    await ben.getByRole("button", { name: "I'm ready" }).click();
    await ann.getByRole("button", { name: /Start with bots/ }).click();

    // They talk; what somebody writes is never markup, and everybody reads a quick phrase in their language.
    for (const page of [ann, ben]) await page.getByRole("tab", { name: "Chat" }).click();
    await ann.getByLabel("Say something").fill("<b>hi</b>");
    await ann.getByRole("button", { name: "Send" }).click();
    const chatOf = (page) => page.getByRole("log", { name: "Chat" });
    await chatOf(ben).getByText("<b>hi</b>").waitFor();
    await ben.getByRole("button", { name: "Good luck!" }).click();
    await chatOf(ann).getByText("Good luck!").waitFor();
    const watcher = await open({ settings: { language: "pl" } });
    await watcher.goto(ann.url());
    await watcher.locator(".bar:focus").waitFor();
    const ring = await watcher.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    assert.equal(ring, "none", "a page that was only opened shows no ring");
    await watcher.locator('[role=tab][data-tab="chat"]').click();
    await watcher.getByRole("log").getByText("Powodzenia!").waitFor();
    await watcher.close();

    // Whoever comes with the link now is told why there is only something to watch.
    const late = await open();
    await late.goto(link);
    await late.getByText("The game has started already.").waitFor();
    await late.getByText("You are watching.").waitFor();
    await late.close();

    // Both found their settlements; Ann loads the page again in between and still has her seat.
    const players = [ann, ben].map((page) => new Player(page, new Mouse(page)));
    await playTogether(players, 2);
    await ann.reload();
    await playTogether(players, 2);

    // The server restarts: both say so, and come back by themselves.
    const { port, data } = there.server;
    await there.server.stop({ keep: true });
    for (const page of [ann, ben]) await page.getByText(/Not connected/).waitFor();
    there.server = await serve({ port, data, luck: "another day" });
    for (const page of [ann, ben]) await page.getByText(/Not connected/).waitFor({ state: "detached" });
    await playTogether(players, 1);
  },
  { expected: LOST },
);

story("A device that is passed round hides the hands in between", there, async (open) => {
  const page = await open();
  await page.goto(there.server.address);
  await page.getByRole("button", { name: /Pass and play/ }).click();
  for (const [number, name] of ["Cem", "Dana", "W".repeat(24), "Finn"].entries())
    await page.getByLabel(`Name on seat ${number + 1}`).fill(name);
  await page.getByRole("button", { name: "Start the game" }).click();
  const curtain = page.getByRole("heading", { name: /Pass the device to/ });
  const player = new Player(page, new Mouse(page));
  const seen = new Set();
  // Four settlements with their roads; whoever is next sees nothing before saying who they are.
  for (let answers = 0; answers < 8; answers++) {
    await curtain.or(page.locator(".prompt[data-busy=false]:not([data-frame=''])")).first().waitFor();
    if (await curtain.isVisible()) {
      assert.equal(
        await page.locator(".own, .stop").count(),
        0,
        "nothing is shown to whoever holds the device",
      );
      seen.add(await curtain.textContent());
      // The key that ended the turn shows nothing, however often it is pressed.
      for (const key of ["Space", "Enter"]) await page.keyboard.press(key);
      assert.ok(await curtain.isVisible(), "the curtain stays for whoever is next");
      await resize(page, { width: 390, height: 844 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 390, `a long name stays on the page, which is ${width} pixels wide`);
      await resize(page, { width: 1280, height: 800 });
      await page.getByRole("button", { name: /^I am/ }).click();
    }
    await player.answer(await asked(page));
  }

  // Loaded again, nobody's hand is there before somebody says who they are: not even for a moment.
  await page.addInitScript(() => {
    window.hands = 0;
    const watch = () => (window.hands += document.querySelectorAll(".own, .stop").length);
    new MutationObserver(watch).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await page.getByRole("button", { name: /^I am/ }).first().waitFor();
  assert.equal(await page.evaluate(() => window.hands), 0, "no hand is shown after a reload");
  await curtain.waitFor();
  const [, name] = /to (.*)/.exec(await curtain.textContent());
  await page.getByRole("button", { name: `I am ${name}` }).click();
  assert.equal(await page.locator(".own .who").textContent(), name);
  // However long their texts are, the buttons of the menu hold them.
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: /^Download the game/ }).waitFor();
  const squeezed = await page
    .locator("dialog button")
    .evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent),
    );
  assert.deepEqual(squeezed, []);
  assert.ok(seen.size >= 3, `the device went round: ${[...seen].join("; ")}`);
});
