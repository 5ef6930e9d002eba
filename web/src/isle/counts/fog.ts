import { t, wordFor } from "../../lib/fluent";
import type { Picture } from "../../wire";
import type { Count } from "../../panels/counters";

const [HEXES, NUMBERS] = ["under the fog", "numbers under the fog"];

/** The counters that are told here. */
export const tells = [HEXES, NUMBERS];

/** What may lie under the fog: so many hexes of each kind, and these numbers. */
export function counts({ counters }: Picture): Count[] {
  const land = counters.filter(({ name }) => name === HEXES);
  if (land.length === 0) return [];
  const left = land.reduce((sum, { value }) => sum + value, 0);
  const rows = land.map(({ of = "", value }) => t("fog-land", { land: wordFor(of), count: value }));
  const numbers = counters.filter(({ name }) => name === NUMBERS);
  const dials = numbers.flatMap(({ of, value }) => Array<string>(value).fill(of ?? ""));
  const lines = [
    t("counter-fog"),
    t("about-fog"),
    rows.join(", "),
    ...(dials.length > 0 ? [t("fog-numbers", { numbers: dials.join(", ") })] : []),
  ];
  return [{ key: "fog", icon: "cloud", value: `${left}`, lines }];
}
