/** Outlines that several things are drawn with, 100 to the radius of a hex, around the spot where they stand. */

/** A house with a tower, 65 wide. */
export const CITY = "M-32 24V-16L-16-33 0-16V-6H33V24Z";

/** The dark ship of those who take. */
export const PIRATE = "M-36 10H36L24 32H-24ZM-3-38C24-34 32-16 28 5H-3ZM-8-28V5H-28C-27-10-20-22-8-28Z";

/** A victory point, and a card. */
export const STAR = "M0-17 5-6 17-5 8 3 11 15 0 8-11 15-8 3-17-5-5-6Z";
export const CARD = "M-10-14H10A2 2 0 0 1 12-12V12A2 2 0 0 1 10 14H-10A2 2 0 0 1-12 12V-12A2 2 0 0 1-10-14Z";

/** The three tracks of a city: a scroll, scales, a flag. */
export const TRACKS: Readonly<Record<string, string>> = {
  science: "M-8-10H5A3 3 0 0 1 8-7V10H-5A3 3 0 0 1-8 7ZM-4-6H4V-4H-4ZM-4-1H4V1H-4ZM-4 4H4V6H-4Z",
  trade: "M-1-9H1V-6H9V-4L12 3H4L7-4H1V6H5V8H-5V6H-1V-4H-7L-4 3H-12L-9-4V-6H-1Z",
  politics: "M-7-10H-4V-8H8L5-4 8 0H-4V10H-7Z",
};
