/** One sign for each color of players, so that nobody needs to see the color. 100 wide, around the middle. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  red: "M0-48 50 40H-50Z",
  blue: "M-41-41H41V41H-41Z",
  white: "M0-46A46 46 0 1 1 0 46 46 46 0 1 1 0-46Z",
  orange: "M0-56 48 0 0 56-48 0Z",
  green: "M-16-48H16V-16H48V16H16V48H-16V16H-48V-16H-16Z",
  violet: "M0-54 14-18 52-17 22 7 32 44 0 23-32 44-22 7-52-17-14-18Z",
};

/** For a color that is not among ours. */
export const PLAIN = "M-30-30H30V30H-30Z";

export function emblemOf(color: string): string {
  return EMBLEMS[color] ?? PLAIN;
}

/** The paint of a color and of the emblem on it, as the tokens name them. */
export function paintOf(color: string): string {
  return color in EMBLEMS ? `var(--${color})` : "var(--paper-2)";
}

export function emblemPaintOf(color: string): string {
  return color in EMBLEMS ? `var(--${color}-emblem)` : "var(--ink)";
}
