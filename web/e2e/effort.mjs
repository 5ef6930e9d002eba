/**
 * How much is tried, as tests/effort.py says it: `make test` shows everything that there is once, `make test-long`
 * in every language and window, `make test-all` for an hour.
 */
const TIERS = ["short", "long", "full"];
export const TIER = process.env.LONGROAD_SOAK || "short";
if (!TIERS.includes(TIER)) throw new Error(`LONGROAD_SOAK is one of ${TIERS.join(", ")}, not ${TIER}.`);
export const FULL = TIER === "full";

/** How many, or which, in each of the three. */
export function amount(...each) {
  return each[TIERS.indexOf(TIER)];
}

/** Of these all, or in the short run the one whose turn it is. */
export function inTurn(all, turn) {
  return TIER === "short" ? [all[turn % all.length]] : all;
}
