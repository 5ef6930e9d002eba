/** Tables at which a game stands where a test needs it: brought as a record, with everybody's seat known. */
import { readFileSync } from "node:fs";

/** Blue is on turn and has rolled; blue, white and orange hold so much that everything can be done. */
export const RICH = recordNamed("rich");

export function recordNamed(name) {
  return readFileSync(new URL(`records/${name}.longroad`, import.meta.url), "utf8");
}

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

/** Somebody comes to the table and is ready. */
export async function sitDown(page, address) {
  await page.goto(address);
  await page.getByRole("button", { name: "I'm ready" }).click();
}
