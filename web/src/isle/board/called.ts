/** What places are called: the same words on the board, in lists and in the log, and no two places alike. */
import { isSea } from "../../lib/legend";
import { seen } from "./compass.svelte";
import { pips, type Atlas, type Place } from "./geometry";
import type { Say } from "./say";

/** How many hexes meet in a place. */
const ROUND: Readonly<Record<Place["kind"], number>> = { hex: 1, side: 2, corner: 3 };

/**
 * “forest 8, hills 5, coast”: the land, the best first, and whether there is water. Where another place lies
 * between the same, it is told by a hex and the way from its middle: “pasture 5, coast (A3, northeast)”.
 */
export function called(place: Place, atlas: Atlas, say: Say): string {
  const land = place.hexes
    .filter((tile) => !isSea(tile.terrain))
    .sort((one, other) => pips(other.number) - pips(one.number));
  const shown = land.length === 0 && place.kind === "hex" ? [place.tile] : land;
  const words = shown.map(({ terrain, number }) => say("board-around", { terrain, number }));
  if (shown.length === 0) words.push(say("board-open-sea"));
  else if (shown.length < ROUND[place.kind]) words.push(say("board-coast"));
  const around = words.join(", ");
  if (!atlas.hasDouble(place)) return around;
  const from = land[0]?.name ?? "";
  const exact = place.names.find((name) => name.split(/[./]/)[0] === from) ?? place.name;
  const [hex = "", way = ""] = exact.split(/[./]/);
  return say("board-exact", { around, hex, way: seen(way) });
}
