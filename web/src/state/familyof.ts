import { NOWHERE, type Places } from "../lib/places";
import { readSpec } from "../lib/specs";
import type { Picture } from "../wire";
import { FamilyTable } from "./familytable";
import type { TableState } from "./table.svelte";

/** What the client knows about a family of games; its screen is found by screens/families.ts. */
export interface Family {
  places: (picture: Picture) => Places;
  open: (table: TableState) => FamilyTable;
}

const FAMILIES = import.meta.glob<Family>("../*/family.ts", { eager: true, import: "family" });
const PLAIN: Family = { places: () => NOWHERE, open: (table) => new FamilyTable(table) };

/** The places of a game by what is shown of it; nothing is shown yet, nothing has a place. */
export function placesOf(picture: Picture | null | undefined): Places {
  return picture ? familyOf(picture.spec).places(picture) : NOWHERE;
}

/** The family of a ruleset; one that we don't know has nothing of its own. */
export function familyOf(spec: string): Family {
  return FAMILIES[`../${readSpec(spec).family}/family.ts`] ?? PLAIN;
}
