/** What is drawn on each kind of ground: a file a terrain, named after it, those of a book in its folder; in units of a hundred to the radius of a hex. */
import type { Component } from "svelte";

import { Drawings } from "../lib/drawings.svelte";
import { slug } from "../lib/fluent";

/** Where there is little room, a scene is its main figure. */
export type Scene = Component<{ small: boolean }>;

const scenes = new Drawings<Scene>(
  import.meta.glob<Scene>("./terrain/*.svelte", { eager: true, import: "default" }),
  import.meta.glob<Scene>("./terrain/*/*.svelte", { import: "default" }),
);

/** Undefined as long as it isn't here, too. */
export function sceneOf(terrain: string): Scene | undefined {
  return scenes.find(slug(terrain));
}

/** Whether a terrain is drawn. */
export function hasScene(terrain: string): boolean {
  return scenes.has(slug(terrain));
}

/** For tests: from now on all are here. */
export const allScenes = (): Promise<void> => scenes.all();

/** A hex as it is printed, and turned by a quarter. */
export const HEX = "M0-100 86.6-50V50L0 100-86.6 50V-50Z";
export const TURNED = "M-100 0-50-86.6H50L100 0 50 86.6H-50Z";
