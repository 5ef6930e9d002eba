/** Outlines of the pieces, 100 to the radius of a hex, around the spot where they stand. */

/** A house, 40 wide. */
export const SETTLEMENT = "M-20 18V-5L0-22 20-5V18Z";

/** A house with a tower, 57 wide. */
export const CITY = "M-28 22V-14L-14-29 0-14V-4H29V22Z";

/** A battlemented bar under a city. */
export const WALL = "M-38 20H-30V25H-22V20H-14V25H-6V20H6V25H14V20H22V25H30V20H38V36H-38Z";

/** An arch over a city. */
export const ARCH = "M-39 22V-6A39 39 0 0 1 39-6V22H29V-6A29 29 0 0 0-29-6V22Z";

/** Hull and sail, to stand upright on a side. */
export const HULL = "M-24 5H24L15 19H-15Z";
export const SAIL = "M-3-25C14-22 19-10 17 1H-3ZM-7-18V1H-17C-16-8-13-14-7-18Z";

/** Two sails, a ram and a pennant: a ship with arms. */
export const WAR_HULL = "M-31 2H-20V6H20V2H31L18 20H-18Z";
export const WAR_SAIL = "M-2-24C-15-20-20-10-18 2H-2ZM2-24C15-20 20-10 18 2H2Z";
export const PENNANT = "M-2-37H16L11-32 16-27H2V-22H-2Z";

/** A pawn, and the dark ships of those who take. */
export const ROBBER = "M-6-8A13 13 0 1 1 6-8L13 22C13 27-13 27-13 22Z";
export const PIRATE = "M-34 8H34L22 28H-22ZM-3-34C22-30 30-14 26 3H-3ZM-8-26V3H-26C-25-10-19-20-8-26Z";

/** A cone with a coin on top. */
export const MERCHANT = "M0-24 17 20C17 27-17 27-17 20Z";

/** A keep with battlements. */
export const FORTRESS =
  "M-28-26H-18V-18H-10V-26H10V-18H18V-26H28V-4H24V26H8V14A8 8 0 0 0-8 14V26H-24V-4H-28Z";

/** A hut. */
export const VILLAGE = "M-26-2 0-26 26-2H19V20H-19V-2Z";

/** An anchor, where one may land. */
export const ANCHOR =
  "M-3-9A8 8 0 1 1 3-9V-5H10V1H3V14C9 13 12 10 13 6H9L16-3 22 6H19C17 16 9 21 0 22-9 21-17 16-19 6H-22L-16-3-9 6H-13" +
  "C-12 10-9 13-3 14V1H-10V-5H-3ZM0-20A4 4 0 1 0 0-12 4 4 0 1 0 0-20Z";

/** What the tribe gives, and what wonders need. */
export const STAR = "M0-17 5-6 17-5 8 3 11 15 0 8-11 15-8 3-17-5-5-6Z";
export const CARD = "M-10-14H10A2 2 0 0 1 12-12V12A2 2 0 0 1 10 14H-10A2 2 0 0 1-12 12V-12A2 2 0 0 1-10-14Z";
export const BRIDGE = "M-20-8H20V14H13A13 13 0 0 0-13 14H-20Z";
export const BATTLEMENT = "M-20-12H-12V-5H-4V-12H4V-5H12V-12H20V14H-20Z";
export const COLUMN = "M-18-12 0-20 18-12V-8H-18ZM-14-5H-8V9H-14ZM-3-5H3V9H-3ZM8-5H14V9H8ZM-18 11H18V16H-18Z";

/** The three tracks of a city: a scroll, scales, a flag. */
export const TRACKS: Readonly<Record<string, string>> = {
  science: "M-8-10H5A3 3 0 0 1 8-7V10H-5A3 3 0 0 1-8 7ZM-4-6H4V-4H-4ZM-4-1H4V1H-4ZM-4 4H4V6H-4Z",
  trade: "M-1-9H1V-6H9V-4L12 3H4L7-4H1V6H5V8H-5V6H-1V-4H-7L-4 3H-12L-9-4V-6H-1Z",
  politics: "M-7-10H-4V-8H8L5-4 8 0H-4V10H-7Z",
};
