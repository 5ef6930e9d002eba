/**
 * Our own drawings of what grows where: 100 high, around the middle. `shape` alone must be enough to tell them
 * apart on a small map; `detail` is left out there. Cuts are painted in the color of the ground.
 */
export interface Drawing {
  readonly shape: string;
  readonly detail?: string;
  /** Painted over the shape in the color of the ground. */
  readonly cut?: string;
}

/** A fir of two tiers. */
const forest: Drawing = {
  shape: "M0-50 27-8H14L37 30H7V50H-7V30H-37L-14-8H-27Z",
};

/** Three courses of brick. */
const hills: Drawing = {
  shape:
    "M-50-38H-22V-15H-50ZM-17-38H17V-15H-17ZM22-38H50V-15H22ZM-50-10H-36V13H-50ZM-31-10H-3V13H-31Z" +
    "M2-10H31V13H2ZM36-10H50V13H36ZM-50 18H-22V41H-50ZM-17 18H17V41H-17ZM22 18H50V41H22Z",
};

/** A sheep. */
const pasture: Drawing = {
  shape:
    "M-34-17A17 17 0 0 1-12-31 18 18 0 0 1 17-30 14 14 0 0 1 32-21C36-29 46-31 53-26 59-22 58-16 54-14" +
    " 59-8 55 2 46 4 42 5 39 4 37 2A18 18 0 0 1 27 18V40H17V23A26 26 0 0 1 5 25V40H-5V25A26 26 0 0 1-15 22V40" +
    "H-25V17A20 20 0 0 1-34-17Z",
};

/** An ear of grain. */
const fields: Drawing = {
  shape:
    "M0-52C9-42 9-31 0-22-9-31-9-42 0-52ZM-3-20H3V52H-3Z" +
    "M4-8C4-21 12-29 25-30 25-17 17-9 4-8ZM-4-8C-4-21-12-29-25-30-25-17-17-9-4-8Z" +
    "M4 13C4 0 12-8 25-9 25 4 17 12 4 13ZM-4 13C-4 0-12-8-25-9-25 4-17 12-4 13Z",
  detail: "M4 34C4 21 12 13 25 12 25 25 17 33 4 34ZM-4 34C-4 21-12 13-25 12-25 25-17 33-4 34Z",
};

/** Two peaks. */
const mountains: Drawing = {
  shape: "M-58 42-13-42 9-1 23-24 58 42Z",
  cut: "M-13-42-28-14-20-6-13-14-5-5 2-14ZM23-24 12-4 19 3 25-4 34-3Z",
};

/** Dunes and a sun. */
const desert: Drawing = {
  shape:
    "M-62 30C-47-2-30-2-14 14-5 23 5 23 14 14 30-2 47-2 62 30L50 33C42 16 30 14 19 25 8 37-8 37-19 25-30 14-42 16-50 33Z",
  detail: "M28-42A18 18 0 1 1 28-6 18 18 0 1 1 28-42Z",
};

/** A cut stone. */
const gold: Drawing = {
  shape: "M-27-36H27L48-8 0 44-48-8Z",
  cut: "M-35-8H-19L-8 22ZM-10-8H10L0 24ZM19-8H35L8 22ZM-22-29H-8L-16-14H-33ZM8-29H22L33-14H16ZM0-29 8-14H-8Z",
};

/** Waves. */
const sea: Drawing = {
  shape:
    "M-46-6C-34-20-22-20-11-8-4-1 4-1 11-8 22-20 34-20 46-6L39 1C31-8 24-8 17-1 6 10-6 10-17-1-24-8-31-8-39 1Z",
  detail: "M-28 22C-16 8-6 10 2 18 8 24 16 23 22 17L29 24C19 34 6 35-4 26-10 20-15 21-21 28Z",
};

/** Water in a rim of land. */
const lake: Drawing = {
  shape: "M0-30C38-30 58-14 58 4S34 36 0 36-58 22-58 4-38-30 0-30Z",
  cut: "M-34 0C-24-10-14-10-5-2 2 4 8 4 14-2 22-10 30-9 38 0L33 6C28 0 22 0 17 5 8 13-4 13-12 5-18 0-24 0-29 6Z",
};

/** Reeds. */
const swamp: Drawing = {
  shape:
    "M-4-50C2-50 4-46 4-40V-16C4-11 2-8-4-8S-12-11-12-16V-40C-12-46-10-50-4-50ZM-6-8H-2V40H-6Z" +
    "M22-32C28-32 30-28 30-23V-6C30-1 28 2 22 2S14-1 14-6V-23C14-28 16-32 22-32ZM20 2H24V40H20Z" +
    "M-30-20C-25-20-23-17-23-12V4C-23 9-25 11-30 11S-37 9-37 4V-12C-37-17-35-20-30-20ZM-32 11H-28V40H-32Z",
  detail: "M-50 40H50V46H-50Z",
};

export const TERRAIN: Readonly<Record<string, Drawing>> = {
  forest,
  hills,
  pasture,
  fields,
  mountains,
  desert,
  gold,
  sea,
  lake,
  swamp,
};

/** What each card looks like: the drawing of the land it comes from. */
export const LAND_OF: Readonly<Record<string, string>> = {
  lumber: "forest",
  brick: "hills",
  wool: "pasture",
  grain: "fields",
  ore: "mountains",
};

/** Terrain with colors of its own; anything else lies on a plain ground and is named in words. */
export const PAINTED: ReadonlySet<string> = new Set([
  "forest",
  "hills",
  "pasture",
  "fields",
  "mountains",
  "desert",
  "gold",
  "sea",
  "fog",
]);
