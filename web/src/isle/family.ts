import type { Family } from "../state/familyof";
import { Atlas } from "./board/geometry";
import { ofIsle } from "./picture";
import { placesOn } from "./places";
import { IsleTable } from "./table.svelte";

/** The board games: an island of hexes. */
export const family: Family = {
  places: (picture) => placesOn(new Atlas(ofIsle(picture).tiles)),
  open: (table) => new IsleTable(table),
};
