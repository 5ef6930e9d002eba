import { t } from "../../lib/fluent";
import type { Picture } from "../../wire";
import type { Count } from "../../panels/counters";

/** How many villages have cloth left. */
export function counts({ pieces }: Picture): Count[] {
  const all = pieces.filter(({ kind }) => kind === "village");
  if (all.length === 0) return [];
  const left = all.filter(({ facts }) => Number(facts.bolts) > 0).length;
  const lines = [t("counter-villages"), t("about-villages", { left, all: all.length })];
  return [{ key: "villages", icon: "village", value: `${left}/${all.length}`, lines }];
}
