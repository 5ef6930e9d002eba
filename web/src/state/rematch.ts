import { here } from "../lib/location.svelte";
import { ownGame, rememberRematch } from "../net/tokens";
import { readyAtOnce } from "./ready";
import { TableState } from "./table.svelte";

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

/** The same from a screen that has no connection to the table. */
export async function playAgainFrom(game: string, token: string): Promise<boolean> {
  const table = new TableState(game, { token });
  table.open();
  try {
    return await playAgain(table);
  } finally {
    table.close();
  }
}
