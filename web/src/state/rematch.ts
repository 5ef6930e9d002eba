import { here } from "../lib/location.svelte";
import { Unreachable } from "../net/api";
import { Refusal } from "../net/socket";
import { ownGame, rememberRematch } from "../net/tokens";
import { readyAtOnce } from "./ready";
import { TableState } from "./table.svelte";

/** How long a table that isn't open may take to answer, in milliseconds. */
const PATIENCE = 15_000;

/** The same seats again at a new table: go there. False if the server refused. */
export async function playAgain(table: TableState): Promise<boolean> {
  const game = await table.rematch();
  if (game === null) return false;
  rememberRematch(table.game, game);
  const own = ownGame(game)?.seats.map((seat) => seat.seat) ?? [];
  const alone = table.table?.seats.every((seat) => seat.kind === "bot" || own.includes(seat.seat));
  if (alone) readyAtOnce(game);
  here.go({ screen: "table", game });
  return true;
}

/** The same from a screen that has no connection to the table; why not is thrown. */
export async function playAgainFrom(game: string, token: string): Promise<void> {
  const table = new TableState(game, { token });
  const timer = setTimeout(() => table.close(), PATIENCE);
  table.open();
  try {
    if (await playAgain(table)) return;
    const no = table.refused.now;
    throw no ? new Refusal(no.code, no.args, no.text) : new Unreachable(`rematch of ${game}`);
  } finally {
    clearTimeout(timer);
    table.close();
  }
}
