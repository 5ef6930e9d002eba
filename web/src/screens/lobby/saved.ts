import type { BotKind, SeatPlan } from "../../wire";

const HUMAN = "human";

/**
 * The seats of a save file as it tells them: people go on here and pass the device round, bots stay bots. A
 * record without players gives us the first seat, and the usual bots the others.
 */
export function seatsOf(record: string, bots: readonly BotKind[]): SeatPlan[] {
  const head = record.slice(0, Math.max(0, record.search(/\r?\n\r?\n/)));
  const colors = (/^seats: (.+)$/m.exec(head)?.[1] ?? "red").split(",").map((color) => color.trim());
  const players = playersIn(head);
  const people = colors.filter((color) => players.get(color) === HUMAN);
  const mine = people.length > 0 ? people : colors.slice(0, 1);
  return colors.map((color) => {
    if (mine.includes(color)) return { kind: "mine" };
    const known = bots.find((kind) => kind.name === players.get(color));
    return { kind: "bot", bot: known?.name ?? "" };
  });
}

/** “red=human,blue=greedy” from the notes of a save file. */
function playersIn(head: string): Map<string, string> {
  try {
    const notes = JSON.parse(/^notes: (.+)$/m.exec(head)?.[1] ?? "{}") as { players?: unknown };
    const pairs = String(notes.players ?? "").split(",");
    return new Map(pairs.map((pair) => pair.split("=") as [string, string]));
  } catch {
    return new Map(); // the server will say what is wrong with the file
  }
}
