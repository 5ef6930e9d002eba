import type { Component } from "svelte";

import { readSpec } from "../lib/specs";
import type { People } from "../lib/people";
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
  /** What lies over the stage, and what it lies on: nothing of the land. */
  zones?: readonly HTMLElement[];
  /** Which of these lie over places that may be chosen now. */
  oncover?: (covered: ReadonlySet<HTMLElement>) => void;
  /** How high each of these may become that grows upward, in pixels. */
  onfree?: (free: ReadonlyMap<HTMLElement, number>) => void;
}

/** A component that is fetched when it is shown. */
type Later<P extends object> = () => Promise<{ default: Component<P> }>;

/** The parts of the screen that a family of games fills. */
export interface FamilyScreen {
  /** What lies on the table. */
  Stage: Component<Shown>;
  /** The zone of the dice: what was rolled last, and what it brought. */
  Luck?: Component<Shown>;
  /** The zone of the goals: what wins here, and who is on the way. */
  Goals?: Component<Shown>;
  /** The dock: our own things, and what we may do. */
  Own: Component<{ playing: Playing; passed: boolean }>;
  /** Who plays. */
  Seats: Component<{ table: TableState; playing: Playing }>;
  /** All that is known of one of them. */
  About?: Later<{ table: TableState; seat: number }>;
  /** The same in a replay, where many cards are known. */
  Standing?: Later<Shown>;
  /** What is left for all. */
  Bank?: Component<{ picture: Picture; playing?: Playing }>;
  /** What is said to us or by us, in the talk zone; shown where the family says that it is talked (`talks`). */
  Talk?: Later<{ playing: Playing }>;
  /** What concerns all, over the top of the log until the next roll. */
  News?: Component<{ table: TableState }>;
}

const SCREENS = import.meta.glob<FamilyScreen>("../*/screen.ts", { import: "screen" });

/** Fetch the screen for a ruleset; a family that has none gets a plain one. */
export async function fetchScreen(spec: string): Promise<FamilyScreen> {
  const fetch = SCREENS[`../${readSpec(spec).family}/screen.ts`] ?? SCREENS["../plain/screen.ts"];
  if (fetch === undefined) throw new Error("There is no plain screen.");
  return fetch();
}
