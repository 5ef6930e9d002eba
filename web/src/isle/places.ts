import { t } from "../lib/fluent";
import type { Places } from "../lib/places";
import { called } from "./board/called";
import { pips, type Atlas } from "./board/geometry";

const KINDS = new Set(["corner", "side", "hex"]);

/** Hexes, their corners and their sides; a place is worth the pips of the hexes at it, but for sides. */
export function placesOn(atlas: Atlas): Places {
  return {
    kinds: KINDS,
    name(name) {
      const place = atlas.find(name);
      return place === undefined ? null : called(place, atlas, t);
    },
    worth(name) {
      const place = atlas.find(name);
      if (place === undefined || place.kind === "side") return 0;
      return place.hexes.reduce((sum, tile) => sum + pips(tile.number), 0);
    },
  };
}
