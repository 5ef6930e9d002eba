/** Outlines that several things are drawn with, 100 to the radius of a hex, around the spot where they stand. */

/** A house, 40 wide. */
export const SETTLEMENT = "M-20 18V-5L0-22 20-5V18Z";

/** A house with a tower, 57 wide. */
export const CITY = "M-28 22V-14L-14-29 0-14V-4H29V22Z";

/** A battlemented bar under a city. */
export const WALL = "M-38 20H-30V25H-22V20H-14V25H-6V20H6V25H14V20H22V25H30V20H38V36H-38Z";

/** Hull and sail, to stand upright on a side. */
export const HULL = "M-24 5H24L15 19H-15Z";
export const SAIL = "M-3-25C14-22 19-10 17 1H-3ZM-7-18V1H-17C-16-8-13-14-7-18Z";

/** The dark ship of those who take. */
export const PIRATE = "M-34 8H34L22 28H-22ZM-3-34C22-30 30-14 26 3H-3ZM-8-26V3H-26C-25-10-19-20-8-26Z";

/** A victory point, and a card. */
export const STAR = "M0-17 5-6 17-5 8 3 11 15 0 8-11 15-8 3-17-5-5-6Z";
export const CARD = "M-10-14H10A2 2 0 0 1 12-12V12A2 2 0 0 1 10 14H-10A2 2 0 0 1-12 12V-12A2 2 0 0 1-10-14Z";

/** The three tracks of a city: a scroll, scales, a flag. */
export const TRACKS: Readonly<Record<string, string>> = {
  science: "M-8-10H5A3 3 0 0 1 8-7V10H-5A3 3 0 0 1-8 7ZM-4-6H4V-4H-4ZM-4-1H4V1H-4ZM-4 4H4V6H-4Z",
  trade: "M-1-9H1V-6H9V-4L12 3H4L7-4H1V6H5V8H-5V6H-1V-4H-7L-4 3H-12L-9-4V-6H-1Z",
  politics: "M-7-10H-4V-8H8L5-4 8 0H-4V10H-7Z",
};
