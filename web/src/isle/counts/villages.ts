import { t } from "../../lib/fluent";
import { pieceKind, piecesFor } from "../../lib/legend";
import type { Picture } from "../../wire";
import { iconCalled, type Count } from "../../panels/counters";

/** How many villages have cloth left. */
export function counts(picture: Picture): Count[] {
  const all = piecesFor(picture, "store");
  const [first] = all;
  if (first === undefined) return [];
  const icon = iconCalled(pieceKind(picture, first).icon);
  const left = all.filter(({ facts }) => Number(facts.bolts) > 0).length;
  const lines = [t("counter-villages"), t("about-villages", { left, all: all.length })];
  return [{ key: "villages", icon, value: `${left}/${all.length}`, lines }];
}
