import type { Component } from "svelte";

import type { Shown } from "../screens/families";
import type { Playing } from "../state/playing.svelte";
import type { TableState } from "../state/table.svelte";
import type { Picture } from "../wire";

/** A part of the rules that has something of its own on the screen of the island, in a folder of its own. */
export interface Part {
  /** Whether it is in the game: then its components are fetched. */
  fits: (picture: Picture) => boolean;
  fetch: () => Promise<Parts>;
}

/** What it adds. Its components show themselves where the picture has what they are about. */
export interface Parts {
  /** In the zone of the goals, and in a replay. */
  Goals: Component<Pick<Shown, "picture" | "people" | "playing">>;
  /** Over the top of the log. */
  News: Component<{ table: TableState }>;
  /** Cells of the dock, beside what is built with cards. */
  Build: Component<{ playing: Playing }>;
  /** In the talk zone, while `talks` says so. */
  Talk: Component<{ playing: Playing }>;
  talks: (playing: Playing) => boolean;
  /** Beside the bank's cards; at a table there is more to be seen of it. */
  Bank: Component<{ picture: Picture; table?: TableState | undefined }>;
  /** What is seen of a player instead of the usual, in games that it fits: in the row, or in words where one asks for more. */
  Seat: Component<{ picture: Picture; seat: number; full?: boolean }>;
}

const FOUND = Object.values(import.meta.glob<Part>("./*/part.ts", { eager: true, import: "part" }));

/** Those that are here already. */
let fetched: ReadonlyMap<Part, Parts> = $state.raw(new Map());
const asked: Part[] = [];

/** Whether a game has more to show than the island alone; known before anything of it is fetched. */
export function hasParts(picture: Picture): boolean {
  return FOUND.some(({ fits }) => fits(picture));
}

/** What the parts of a game add, as soon as it is here. */
export function partsOf(picture: Picture | null): readonly Parts[] {
  const wanted = picture === null ? [] : FOUND.filter(({ fits }) => fits(picture));
  for (const part of wanted) if (!asked.includes(part)) void ask(part);
  return wanted.flatMap((part) => fetched.get(part) ?? []);
}

async function ask(part: Part): Promise<void> {
  asked.push(part);
  const parts = await part.fetch();
  fetched = new Map([...fetched, [part, parts]]);
}
