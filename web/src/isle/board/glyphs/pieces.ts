/** Outlines that several things are drawn with, 100 to the radius of a hex, around the spot where they stand. */

/** A house with a tower, 65 wide. */
export const CITY = "M-32 24V-16L-16-33 0-16V-6H33V24Z";

/** The dark ship of those who take. */
export const PIRATE = "M-36 10H36L24 32H-24ZM-3-38C24-34 32-16 28 5H-3ZM-8-28V5H-28C-27-10-20-22-8-28Z";

/** A victory point, and a card. */
export const STAR = "M0-17 5-6 17-5 8 3 11 15 0 8-11 15-8 3-17-5-5-6Z";
export const CARD = "M-10-14H10A2 2 0 0 1 12-12V12A2 2 0 0 1 10 14H-10A2 2 0 0 1-12 12V-12A2 2 0 0 1-10-14Z";

const tracks = import.meta.glob<string>("./tracks/*.ts", { eager: true, import: "default" });

/** The tracks of a city, a file each. */
export const TRACKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tracks).map(([path, sign]) => [path.slice("./tracks/".length, -".ts".length), sign]),
);
