/** Real positions at a table, for the tests of the panels. */
import { scene } from "./board/testing";
import { ask, FakeServer, seatInfo, tableInfo, welcome } from "../net/testing";
import { TableState } from "../state/table.svelte";
import type { AskOption, Picture, Price } from "../wire";

/** What changes about a position. */
interface Change {
  options?: AskOption[];
  prices?: Price[];
  seat?: number | null;
  picture?: Partial<Picture>;
}

/** A table in a position of the fixtures, as whoever is asked there sees it; Ann, Ben, Cem and Dana play. */
export function tableAt(name: string, change: Change = {}): { table: TableState; server: FakeServer } {
  const { picture, options } = scene(name);
  const server = new FakeServer();
  const table = new TableState("game-one-12", { token: "t".repeat(32) }, server, "ws://here/");
  table.open();
  server.accept();
  const you = { ask: ask(change.options ?? options), undo: false, undos: 5, prices: change.prices ?? [] };
  const seats = picture.players.map(({ seat, name: color }) => seatInfo(seat, { color }));
  server.send(
    welcome(5, {
      picture: { ...picture, ...change.picture },
      seat: change.seat === undefined ? picture.viewer : change.seat,
      table: tableInfo({ spec: picture.spec, seats }),
      you,
    }),
  );
  return { table, server };
}
