/** What is drawn on each kind of ground: a file a terrain, named after it, in units of a hundred to the radius of a hex. */
import type { Component } from "svelte";

import { slug } from "../lib/fluent";

/** Where there is little room, a scene is its main figure. */
export type Scene = Component<{ small: boolean }>;

const files = import.meta.glob<Scene>("./terrain/*.svelte", { eager: true, import: "default" });

export function sceneOf(terrain: string): Scene | undefined {
  return files[`./terrain/${slug(terrain)}.svelte`];
}

/** A hex as it is printed, and turned by a quarter. */
export const HEX = "M0-100 86.6-50V50L0 100-86.6 50V-50Z";
export const TURNED = "M-100 0-50-86.6H50L100 0 50 86.6H-50Z";

/** The land that each card comes from. */
export const LAND_OF: Readonly<Record<string, string>> = {
  lumber: "forest",
  brick: "hills",
  wool: "pasture",
  grain: "fields",
  ore: "mountains",
};
