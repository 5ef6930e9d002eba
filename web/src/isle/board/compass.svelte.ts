/** A quarter to the left, as a wide map is turned on an upright screen. */
const LEFT: Readonly<Record<string, string>> = {
  N: "W",
  NE: "NW",
  E: "N",
  SE: "NE",
  S: "E",
  SW: "SE",
  W: "S",
  NW: "SW",
};

/** Which way is up: words for directions follow the board as it lies on the screen. */
export const compass = $state({ turned: false });

/** A direction of the printed map as one sees it. */
export function seen(way: string): string {
  return compass.turned ? (LEFT[way] ?? way) : way;
}
