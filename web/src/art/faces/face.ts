/** Faces are made of letters: the same seed, the same face. */

export interface Features {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly ground: string;
  /** Outlines in the color of the hair. */
  readonly cut: string;
  readonly beard: string;
  readonly hat: Hat | undefined;
  readonly look: Look;
}

/** What the head is covered with: outlines and their paint; `""` is the color of the clothes. */
type Hat = readonly { readonly d: string; readonly fill: string; readonly rim?: string }[];

interface Look {
  /** Eyes as dots, or as strokes. */
  readonly dots: string;
  readonly strokes: string;
  /** In the color of the hair. */
  readonly brows: string;
}

const SKINS = ["#f3cfae", "#e3b088", "#c98b5e", "#9b6440", "#70452c", "#f7dcc4"];
const HAIRS = ["#2b1d14", "#5a3a1e", "#8d5a24", "#c98d3a", "#a33b1c", "#8b8f94", "#3a2f4a"];
const CLOTHES = ["#274c77", "#6b4a86", "#3f6b3a", "#8a4b2a", "#2f6f73", "#7a2e46"];
const GROUNDS = ["#cfe3f5", "#dff0d8", "#fbe9c6", "#f3d9e4", "#dcd8f0"];

/** Short, long, combed aside, curly, a bun, braids. */
const CUTS = [
  "M22 44C20 22 34 18 50 18S80 22 78 44C74 34 66 32 50 32S26 34 22 44Z",
  "M20 62C14 26 34 16 50 16S86 26 80 62C84 70 76 72 74 62 76 40 66 34 50 34S24 40 26 62C24 72 16 70 20 62Z",
  "M24 42C24 22 40 14 56 18 76 16 80 32 77 44 70 30 52 34 40 28 34 30 26 34 24 42Z",
  "M22 46C18 30 26 20 34 22 38 12 52 14 54 18 64 12 78 22 76 30 82 36 78 46 77 46 74 34 62 36 50 34S26 36 22 46Z",
  "M24 40C26 22 40 18 50 18S74 22 76 40C66 30 34 30 24 40ZM41 12A9 9 0 1 1 59 12 9 9 0 1 1 41 12Z",
  "M22 46C20 22 36 16 50 16S80 22 78 46L74 52C72 36 64 32 50 32S28 36 26 52ZM24 50C18 66 20 76 24 82L32 74ZM76 50C82 66 80 76 76 82L68 74Z",
];

/** None as often as two of the others; then a cap, a crown, a helmet, a hood. */
const HATS: readonly (Hat | undefined)[] = [
  undefined,
  undefined,
  [
    { d: "M20 34C24 14 76 14 80 34L86 38C70 32 30 32 14 38Z", fill: "" },
    { d: "M22 30C40 25 60 25 78 30L79 35C60 30 40 30 21 35Z", fill: "#f2c82b" },
  ],
  [
    { d: "M22 36 26 14 40 26 50 10 60 26 74 14 78 36C60 31 40 31 22 36Z", fill: "#f2c82b", rim: "#7a5a00" },
    { d: "M46.5 24A3.5 3.5 0 1 1 53.5 24 3.5 3.5 0 1 1 46.5 24Z", fill: "#b3101f" },
  ],
  [
    { d: "M18 42C16 12 84 12 82 42 62 34 38 34 18 42Z", fill: "#9aa5b3", rim: "#48515c" },
    { d: "M47 14h6v34h-6z", fill: "#6f7985" },
  ],
  [
    {
      d: "M16 44C10 10 90 8 84 46 80 34 64 30 50 30S22 32 16 44ZM16 44C12 60 16 70 22 74 20 60 22 48 26 42ZM84 44C88 60 84 70 78 74 80 60 78 48 74 42Z",
      fill: "",
    },
  ],
];

/** None as often as both others: a full beard, a moustache. */
const BEARDS = [
  "",
  "",
  "M28 58C28 86 72 86 72 58 66 68 60 62 50 62S34 68 28 58Z",
  "M38 63C44 58 48 60 50 62 52 60 56 58 62 63 56 68 52 66 50 65 48 66 44 68 38 63Z",
];

/** Open, smiling, firm. */
const LOOKS: readonly Look[] = [
  { dots: "M40 51h.01M60 51h.01", strokes: "", brows: "" },
  { dots: "", strokes: "M36 52q4-6 8 0M56 52q4-6 8 0", brows: "" },
  { dots: "M40 51h.01M60 51h.01", strokes: "", brows: "M34 44l11 2M66 44l-11 2" },
];

export function featuresOf(seed: string): Features {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  /** The next of an endless row of numbers that the seed begins. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const pick = <T>(from: readonly T[]): T => from[next() % from.length] as T;
  return {
    skin: pick(SKINS),
    hair: pick(HAIRS),
    cloth: pick(CLOTHES),
    cut: pick(CUTS),
    hat: pick(HATS),
    beard: pick(BEARDS),
    look: pick(LOOKS),
    ground: pick(GROUNDS),
  };
}
