import type { Component } from "svelte";

import { readSpec } from "../lib/specs";
import type { People } from "../lib/people";
import { screen as plain } from "../plain/screen";
import type { Playing } from "../state/playing.svelte";
import type { TableState } from "../state/table.svelte";
import type { Picture } from "../wire";

/** A moment of a game that is shown; nobody acts in one that is long past. */
export interface Shown {
  picture: Picture;
  people: People;
  /** The places that have just changed. */
  changed: readonly string[];
  playing?: Playing;
}

/** What is done about something elsewhere on the screen. */
interface Matter {
  table: TableState;
  onacted: () => void;
}

/** The parts of the screen that a family of games fills. */
export interface FamilyScreen {
  /** What happened last: beside the prompt, and in a replay. */
  Head?: Component<Shown>;
  /** What lies on the table. */
  Stage: Component<Shown>;
  /** Our own things, and what we may do. */
  Own: Component<{ playing: Playing; passed: boolean }>;
  /** Who plays. */
  Seats: Component<{ table: TableState; playing: Playing }>;
  /** The same in a replay, where many cards are known. */
  Standing?: Component<Shown>;
  /** Above what lies on the table, when there is something to say. */
  Notes?: Component<Matter>;
  /** The card of a question that somebody asks in their turn. */
  Answer?: Component<Matter & { height: number }, object, "height">;
}

const SCREENS = import.meta.glob<FamilyScreen>("../*/screen.ts", { eager: true, import: "screen" });

/** The screen for a ruleset; a family that has none gets a plain one. */
export function screenOf(spec: string): FamilyScreen {
  return SCREENS[`../${readSpec(spec).family}/screen.ts`] ?? plain;
}
