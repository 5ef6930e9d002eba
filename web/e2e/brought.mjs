/** Tables at which a game stands where a test needs it: brought as a record, with everybody's seat known. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";

import { played } from "./browser.mjs";
import { playersOf } from "./player.mjs";

/** Blue is on turn and has rolled; blue, white and orange hold so much that everything can be done. */
export const RICH = recordNamed("rich");

export function recordNamed(name) {
  return readFileSync(new URL(`records/${name}.longroad`, import.meta.url), "utf8");
}

/** The same game with some more of it. */
export function goneOn(record, more) {
  const [head, body] = record.split("\n\n");
  return written(head, [...body.split("\n").slice(0, -2), ...more]);
}

/** A record of these lines; it ends with how many they are, and a sum to check them by. */
function written(head, lines) {
  const text = `${head}\n\n${lines.join("\n")}\n`;
  return `${text}end: ${lines.length} lines, check ${crc32(text).toString(16).padStart(8, "0")}\n`;
}

/** How much of a game is played when it is late. */
const LATE = 0.8;

/**
 * Bring a game. `names` are those of the people by seat, "" for a bot; the answer has the address with which
 * each of them comes to the table.
 */
export async function bring(address, record, names, settings = {}) {
  const seats = names.map((name) => (name === "" ? { kind: "bot", bot: "greedy" } : { kind: "mine", name }));
  const answer = await fetch(`${address}/api/import`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record, settings: { seats, ...settings } }),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(`The game can't be brought: ${made.text}`);
  const own = Object.entries(made.tokens).map(([seat, token]) => [
    names[Number(seat)],
    `${address}/table/${made.game}#seat=${token}`,
  ]);
  return { game: made.game, seats: Object.fromEntries(own) };
}

/**
 * A table with a game that is late, where there is something of everything on the board and in the hands: bots have
 * played it to the end, and it goes back to a turn of the first seat, which is Ann's now.
 */
export async function lateGame(address, spec, settings = {}) {
  return lateTurn(address, await played(`${spec};first=seat`), settings);
}

/** The same of a game that was played to its end. */
export function lateTurn(address, record, settings = {}) {
  return late(address, record, "end turn", [], settings);
}

/** What a record calls its seats. */
export function seatsOf(record) {
  const [, seats] = /^seats: (.+)/m.exec(record);
  return seats.split(", ");
}

/** Everybody at such a table is a person; these are their addresses. */
export async function allPeople(address, record) {
  const names = seatsOf(record);
  const made = await bring(address, record, names, { pace: 0 });
  return names.map((name) => made.seats[name]);
}

/** Just when Ann has rolled: these lines of a record say what. */
export function lateRoll(address, record, rolled) {
  return late(address, record, "roll", rolled);
}

/** A finished game goes back to where the first seat does this late in it; then it goes on with these lines. */
async function late(address, record, deed, more, settings = {}) {
  const [head, body] = record.split("\n\n");
  const [, first] = /^seats: (\w+)/m.exec(head);
  const lines = body.split("\n").slice(0, -2); // without its end
  const own = `${first}: ${deed}`;
  const times = lines.flatMap((line, number) => (line === own ? [number] : []));
  const cut = times[Math.floor(times.length * LATE)];
  assert.ok(cut > 0, `${first} has turns`);
  const kept = [...lines.slice(0, cut), ...(more.length > 0 ? [own, ...more] : [])];
  const [, spec] = /^spec: (.+)/m.exec(head);
  const names = ["Ann", ...Array(playersOf(spec) - 1).fill("")];
  const { seats } = await bring(address, written(head, kept), names, { pace: 0, ...settings });
  return seats.Ann;
}

/** Somebody comes to the table and is ready. */
export async function sitDown(page, address) {
  await page.goto(address);
  await page.locator("button.main.big").click();
}
