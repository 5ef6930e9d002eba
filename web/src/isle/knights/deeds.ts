import { placeOf } from "../../ask/groups";
import { verbKind } from "../../lib/legend";
import type { Playing } from "../../state/playing.svelte";
import type { TableState } from "../../state/table.svelte";
import type { AskOption, Legend, Piece } from "../../wire";
import { knightsOf } from "./company";

/** The name of what the talk zone shows when somebody asks for our knights without a place. */
export const SHEET = "knights";

/** What knights do in a turn, as far as this game has it; the first of it brings a new one to the board. */
export function toolsOf(legend: Legend): string[] {
  return Object.keys(legend.verbs).filter((verb) => {
    const { panel, about = "" } = verbKind(legend, verb);
    return panel === "knights" && legend.pieces[about]?.role === "fighter";
  });
}

/** The verb that brings a new knight to the board. */
export function hiringVerb(legend: Legend): string {
  return toolsOf(legend)[0] ?? "";
}

export function ownKnights({ picture, seat }: TableState): Piece[] {
  return picture && seat !== null ? knightsOf(picture, seat) : [];
}

/** Everything that knights may do at a place now: one of ours there, or one that could be hired there. */
export function deedsAt({ options, table }: Playing, place: string): AskOption[] {
  const tools = toolsOf(table.legend);
  return options.filter((option) => tools.includes(option.verb) && placeOf(option, table.subject) === place);
}

/** Those of our knights that may do something now. */
export function ableKnights(playing: Playing): Piece[] {
  return ownKnights(playing.table).filter(({ place }) => deedsAt(playing, place).length > 0);
}
