/** What is drawn on each card, 60 by 84: a file a card, named after it, in the folder of its kind. */
import type { Component } from "svelte";

import { slug } from "../lib/fluent";

export interface Face {
  default: Component;
  /** Its color above and below. */
  sky: readonly [string, string];
}

type Files = Record<string, Face>;

const goods = import.meta.glob<Face>(["./cards/*.svelte", "./development/*.svelte"], { eager: true });

/** By the name of the file, whatever folder it is in. */
const byName = (files: Files): ReadonlyMap<string, Face> =>
  new Map(Object.entries(files).map(([path, face]) => [path.replace(/.*\/|\.svelte$/g, ""), face]));

const known = byName(goods);

/** What few games have comes when it is needed. */
const rare = () => import("./progress").then(({ faces }) => byName(faces));

export async function faceOf(card: string): Promise<Face | undefined> {
  return known.get(slug(card)) ?? (await rare()).get(slug(card));
}
