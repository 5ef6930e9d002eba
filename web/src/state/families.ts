import { NOWHERE, type Places } from "../lib/places";
import { readSpec } from "../lib/specs";
import type { Tile } from "../wire";
import { FamilyTable } from "./familytable";
import type { TableState } from "./table.svelte";

/** What the client knows about a family of games; its screen is found by screens/families.ts. */
export interface Family {
  places: (tiles: readonly Tile[]) => Places;
  open: (table: TableState) => FamilyTable;
}

const FAMILIES = import.meta.glob<Family>("../*/family.ts", { eager: true, import: "family" });
const PLAIN: Family = { places: () => NOWHERE, open: (table) => new FamilyTable(table) };

/** The family of a ruleset; one that we don't know has nothing of its own. */
export function familyOf(spec: string): Family {
  return FAMILIES[`../${readSpec(spec).family}/family.ts`] ?? PLAIN;
}
