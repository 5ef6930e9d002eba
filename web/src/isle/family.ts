import type { Family } from "../state/familyof";
import { Atlas } from "./board/geometry";
import { placesOn } from "./places";
import { IsleTable } from "./table.svelte";

/** The board games: an island of hexes. */
export const family: Family = {
  places: ({ tiles }) => placesOn(new Atlas(tiles)),
  open: (table) => new IsleTable(table),
};
