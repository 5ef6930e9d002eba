import { t, wordFor } from "../../lib/fluent";
import { countersFor, type CounterRole } from "../../lib/legend";
import type { Picture } from "../../wire";
import type { Count } from "../../panels/counters";

/** The counters that are told here. */
export const tells: readonly CounterRole[] = ["covered-land", "covered-numbers"];

/** What may lie under the fog: so many hexes of each kind, and these numbers. */
export function counts(picture: Picture): Count[] {
  const land = countersFor(picture, "covered-land");
  if (land.length === 0) return [];
  const left = land.reduce((sum, { value }) => sum + value, 0);
  const rows = land.map(({ of = "", value }) => t("fog-land", { land: wordFor(of), count: value }));
  const numbers = countersFor(picture, "covered-numbers");
  const dials = numbers.flatMap(({ of, value }) => Array<string>(value).fill(of ?? ""));
  const lines = [
    t("counter-fog"),
    t("about-fog"),
    rows.join(", "),
    ...(dials.length > 0 ? [t("fog-numbers", { numbers: dials.join(", ") })] : []),
  ];
  return [{ key: "covered", icon: "cloud", value: `${left}`, lines }];
}
