import { called } from "./board/called";
import { pips, type Atlas } from "./board/geometry";
import { t } from "../lib/fluent";

/** What the numbers round a place bring, in 36ths of a roll. */
export function pipsAt(name: string, atlas: Atlas): number {
  return (atlas.find(name)?.hexes ?? []).reduce((sum, tile) => sum + pips(tile.number), 0);
}

/** What a place is called; one that isn't on the board keeps its name. */
export function placeName(name: string, atlas: Atlas): string {
  const place = atlas.find(name);
  return place === undefined ? name : called(place, atlas, t);
}
