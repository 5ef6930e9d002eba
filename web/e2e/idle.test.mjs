import assert from "node:assert/strict";

import { violations } from "./axe.mjs";
import { resize, unreadable } from "./layout.mjs";
import { makeTable } from "./player.mjs";
import { Seated } from "./seated.mjs";
import { stage, story } from "./story.mjs";

const there = stage("idle");
const SIZES = [
  [1366, 650],
  [320, 568],
  [390, 844],
  [667, 375],
];

/** Where everything is that somebody presses or reads. */
const boxes = () =>
  [...document.querySelectorAll(".stage, .zone, .own, .players, .rail > header")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className, x, y, width, height];
  });

story("Somebody who does nothing is played for, and takes the seat back", there, async (open) => {
  const spec = "isle:base;3;board=beginner;first=seat";
  const people = [
    { kind: "mine", name: "Ann" },
    { kind: "mine", name: "Ben" },
  ];
  const { urls } = await makeTable(there.server.address, spec, {
    seats: [...people, { kind: "bot" }],
    idle: 10,
    pace: 10_000,
  });
  for (const url of urls) {
    const one = await Seated.at(url);
    const { seq } = one;
    one.ready();
    await one.until(() => one.seq > seq, "hears of it");
    one.leave();
  }
  const [ann, ben] = [await open(), await open()];
  await ben.goto(urls[1]);
  await ann.goto(urls[0]);
  await ann.locator(".prompt:not([data-frame=''])").waitFor();
  await resize(ben, { width: 1366, height: 650 });
  const before = await ben.evaluate(boxes);

  // Ann is warned, and Ben may do something about it when the time is over.
  await ann.getByText(/Answer within 0:0\d; then a bot may play for you\./).waitFor();
  const vote = ben.getByRole("button", { name: "Vote for a bot" });
  await vote.waitFor();
  assert.deepEqual(await ben.evaluate(boxes), before, "nothing has moved");
  for (const [width, height] of SIZES) {
    const where = `${width} × ${height}`;
    await resize(ben, { width, height });
    await vote.click({ trial: true }); // nothing lies over it
    assert.deepEqual(await unreadable(ben), [], where);
    assert.deepEqual(await violations(ben), [], where);
  }
  await vote.click();

  // Safe moves are made for her until she says that she is there.
  await ben.getByText("Ann has done nothing for long; safe moves are made.").first().waitFor();
  await ann.getByRole("button", { name: "I'm back" }).click();
  await ben.getByText("Ann is back.").first().waitFor();
  await vote.waitFor({ state: "detached" });
});
