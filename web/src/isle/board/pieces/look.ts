/** How each kind of piece is drawn: a file a kind, named after it; those of a book in its folder. Whatever has none has a plain look. */
import type { Component } from "svelte";

import type { HexPlace, Point } from "../geometry";
import { Drawings } from "../../../lib/drawings.svelte";
import { emblemPaintOf, paintOf } from "../../../lib/emblems";
import { slug } from "../../../lib/fluent";
import type { Standing } from "../standing";

/** What a piece is drawn with. */
export interface Look {
  readonly standing: Standing;
  /** There is little room: no emblems. */
  readonly small: boolean;
  /** How much larger than usual what has a number is drawn: that is never too small to be read. */
  readonly grow?: number;
  /** The paint of the owner, its lighter and darker shade, and of what is drawn on it. */
  readonly paint: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

export interface Drawn {
  default: Component<{ look: Look }>;
  /** Where it stands on a hex, where that isn't the middle; `nth` of its kind there. */
  spot?: (at: Point, hex: HexPlace, nth: number) => Point;
  /** It lies over whatever is there, and takes no room from it. */
  over?: boolean;
}

const pieces = new Drawings<Drawn>(
  import.meta.glob<Drawn>("./*.svelte", { eager: true }),
  import.meta.glob<Drawn>(["./*/*.svelte", "!./parts/*.svelte"]),
);

/** Undefined as long as it isn't here, too. */
export function drawnAs(kind: string): Drawn | undefined {
  return pieces.find(slug(kind));
}

/** Whether a kind has a look of its own. */
export function isDrawn(kind: string): boolean {
  return pieces.has(slug(kind));
}

/** For tests: from now on all are here. */
export const allPieces = (): Promise<void> => pieces.all();

/** What the owner of a color paints with; what nobody owns is dark. */
export function paintsOf(color: string): Pick<Look, "paint" | "light" | "dark" | "ink"> {
  if (!color) return { paint: "var(--barbarians)", light: "#5a626b", dark: "#0b0d10", ink: "var(--halo)" };
  const paint = paintOf(color);
  const shade = (name: string, other: string) => `var(--${color}-${name}, ${other})`;
  return { paint, light: shade("light", "#fff6"), dark: shade("dark", "#0004"), ink: emblemPaintOf(color) };
}
