import type { Component } from "svelte";

import type { Shown } from "../screens/families";
import type { Playing } from "../state/playing.svelte";
import type { TableState } from "../state/table.svelte";
import type { Picture } from "../wire";

/**
 * What one part of the rules adds to the screen of the island, in a folder of its own. Its components show themselves
 * where the picture has what they are about.
 */
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
  fits: (picture: Picture) => boolean;
}

export const PARTS: readonly Parts[] = Object.values(
  import.meta.glob<Parts>("./*/parts.ts", { eager: true, import: "parts" }),
);
