import { pips, type Atlas } from "../board/geometry";
import { t } from "./fluent";

/** What the numbers round a place bring, in 36ths of a roll. */
export function pipsAt(name: string, atlas: Atlas): number {
  return (atlas.find(name)?.hexes ?? []).reduce((sum, tile) => sum + pips(tile.number), 0);
}

/** A place in a few words: “forest 8, hills 5, coast”. A place that isn't on the board keeps its name. */
export function placeName(name: string, atlas: Atlas): string {
  const place = atlas.find(name);
  if (place === undefined) return name;
  if (place.kind === "hex" && place.tile.terrain === "sea") return t("place-sea", { name: place.name });
  const land = place.hexes.filter((tile) => tile.terrain !== "sea");
  if (land.length === 0) return t("board-open-sea");
  const most = { hex: 1, side: 2, corner: 3 }[place.kind];
  const words = [...land]
    .sort((one, other) => pips(other.number) - pips(one.number))
    .map(({ terrain, number }) => t("board-around", { terrain, number }));
  return [...words, ...(land.length < most ? [t("board-coast")] : [])].join(", ");
}
