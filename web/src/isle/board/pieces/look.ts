/** How each kind of piece is drawn: a file a kind, named after it. Whatever has none has a plain look. */
import type { Component } from "svelte";

import type { HexPlace, Point } from "../geometry";
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

const files = import.meta.glob<Drawn>("./*.svelte", { eager: true });

export function drawnAs(kind: string): Drawn | undefined {
  return files[`./${slug(kind)}.svelte`];
}

/** What the owner of a color paints with; what nobody owns is dark. */
export function paintsOf(color: string): Pick<Look, "paint" | "light" | "dark" | "ink"> {
  if (!color) return { paint: "var(--barbarians)", light: "#5a626b", dark: "#0b0d10", ink: "var(--halo)" };
  const paint = paintOf(color);
  const shade = (name: string, other: string) => `var(--${color}-${name}, ${other})`;
  return { paint, light: shade("light", "#fff6"), dark: shade("dark", "#0004"), ink: emblemPaintOf(color) };
}
