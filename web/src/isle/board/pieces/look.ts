/** How each kind of piece is drawn: a file a kind, named after it. Whatever has none has a plain look. */
import type { Component } from "svelte";

import type { HexPlace, Point } from "../geometry";
import { slug } from "../../../lib/fluent";
import type { Standing } from "../standing";

/** What a piece is drawn with. */
export interface Look {
  readonly standing: Standing;
  /** There is little room: no emblems. */
  readonly small: boolean;
  /** The paint of the owner, and of what is drawn on it. */
  readonly paint: string;
  readonly ink: string;
}

export interface Drawn {
  default: Component<{ look: Look }>;
  /** Where it stands on a hex, where that isn't the middle; `nth` of its kind there. */
  spot?: (at: Point, hex: HexPlace, nth: number) => Point;
  /** It lies over whatever is there, and takes no room from it. */
  over?: boolean;
}

const files = import.meta.glob<Drawn>("./*.svelte", { eager: true });

export function drawnAs(kind: string): Drawn | undefined {
  return files[`./${slug(kind)}.svelte`];
}
