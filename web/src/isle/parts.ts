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
  /** Beside the prompt, and in a replay. */
  Head: Component<Pick<Shown, "picture" | "people">>;
  /** On the board; hushed while places are lit that it would lie on. */
  Stage: Component<{ table: TableState; hushed: boolean }>;
  /** Among our own things. */
  Own: Component<{ playing: Playing }>;
  /** The same in one line, for a phone. */
  Glance: Component<{ playing: Playing }>;
  /** What is seen of a player instead of the usual, in games that it fits. */
  Seat: Component<{ picture: Picture; seat: number; short?: boolean }>;
  fits: (picture: Picture) => boolean;
}

export const PARTS: readonly Parts[] = Object.values(
  import.meta.glob<Parts>("./*/parts.ts", { eager: true, import: "parts" }),
);
