/** The stages of the windows that a table is looked at in, with what lies over them as the styles say it: for tests. */
import type { Stage, Zone } from "./fit";

export const WINDOWS = [
  "1280x680",
  "1366x650",
  "1440x789",
  "1920x1080",
  "820x1180",
  "390x844",
  "844x390",
] as const;
export type Window = (typeof WINDOWS)[number];

/** Goals and dice in rem: a ruleset may have more to tell there, and a die more. */
interface Corners {
  goals: readonly [number, number];
  dice: readonly [number, number];
}

/** `letters`: how much larger than usual; `large`: a way of the barbarians, and three dice. */
export function stageOf(window: Window, { letters = 1, large = false } = {}): Stage {
  const [wide = 0, high = 0] = window.split("x").map(Number);
  const rem = 16 * letters;
  const of = (layout: Layout): Stage => {
    const [right, bottom] = layout.beside(wide, rem);
    const [width, height] = [wide - right, high - bottom];
    const zones = layout.zones(width / rem, height / rem, large ? layout.large : layout.usual);
    return { width, height, zones: zones.map((zone) => scaled(zone, rem)) };
  };
  if (high <= 500) return of(LOW);
  if (wide < 720) return of(PHONE);
  if (wide < high) return of(UPRIGHT);
  if (wide >= 1600 && high >= 900) return of(LARGE);
  return of(high <= 700 ? SHORT : DESK);
}

interface Layout {
  /** What the rail takes at the side and the dock below, in pixels. */
  beside: (wide: number, rem: number) => readonly [number, number];
  usual: Corners;
  large: Corners;
  /** In rem, as the size of the stage. */
  zones: (w: number, h: number, corners: Corners) => Zone[];
}

const scaled = ({ x, y, w, h }: Zone, by: number): Zone => ({ x: by * x, y: by * y, w: by * w, h: by * h });
const rail = (wide: number, rem: number) =>
  Math.min(Math.max(18 * rem, 0.22 * wide), 21.75 * rem, 0.45 * wide);

const desk =
  (prompt: readonly [number, number]): Layout["zones"] =>
  (w, h, { goals, dice }) => [
    { x: 0.625, y: 0.625, w: Math.min(prompt[0], 0.6 * w), h: prompt[1] },
    { x: w - 0.5 - goals[0], y: 0.625, w: goals[0], h: goals[1] },
    { x: 0.625, y: h - 9.875, w: 16.75, h: 9.375 },
    { x: w - 0.5 - dice[0], y: h - 0.5 - dice[1], w: dice[0], h: dice[1] },
  ];

const DESK: Layout = {
  beside: (wide, rem) => [rail(wide, rem), 7.25 * rem],
  usual: { goals: [7, 2.25], dice: [9.375, 7] },
  large: { goals: [14.75, 5.375], dice: [12.25, 7] },
  zones: desk([20.625, 3.625]),
};
const SHORT: Layout = { ...DESK, beside: (wide, rem) => [rail(wide, rem), 7 * rem] };
const LARGE: Layout = {
  beside: (wide, rem) => [rail(wide, rem), 8.25 * rem],
  usual: { goals: [7, 2.25], dice: [11.875, 8.125] },
  large: { goals: [14.75, 5.375], dice: [12.25, 8.125] },
  zones: desk([25, 4.125]),
};
const UPRIGHT: Layout = {
  beside: (_, rem) => [0, 13.875 * rem],
  usual: DESK.usual,
  large: DESK.large,
  zones: (w, h, { goals, dice }) => [
    { x: 0.5, y: 0.5, w: w - 9.375, h: 3.5 },
    { x: 0, y: 4.125, w, h: 4.875 },
    { x: w - 0.5 - goals[0], y: 9, w: goals[0], h: goals[1] },
    { x: 0.5, y: h - 9.625, w: 17.75, h: 9.125 },
    { x: w - 0.5 - dice[0], y: h - 0.5 - dice[1], w: dice[0], h: dice[1] },
  ],
};
const PHONE: Layout = {
  beside: (_, rem) => [0, 9.75 * rem],
  usual: { goals: [7, 2.25], dice: [6.5, 3.25] },
  large: { goals: [12.25, 3.5], dice: [9.375, 3.25] },
  zones: (w, h, { goals, dice }) => {
    const top = goals[1] > 3 ? 9.625 : 8.5; // rows of players are higher
    return [
      { x: 0.375, y: 0.375, w: w - 6.5, h: 3 },
      { x: 0, y: 3.5, w, h: top - 3.875 },
      { x: 0.5, y: top, w: Math.min(goals[0], w - dice[0] - 1.25), h: goals[1] },
      { x: w - 0.5 - dice[0], y: top, w: dice[0], h: dice[1] },
      { x: 0.375, y: h - 9, w: w - 0.75, h: 8.625 },
    ];
  },
};
const LOW: Layout = {
  beside: (wide, rem) => [Math.min(23.625 * rem, 0.56 * wide), 0],
  usual: { goals: [7, 2.25], dice: [3.75, 6.5] },
  large: { goals: [9.875, 2.125], dice: [3.75, 9.375] },
  zones: (w, h, { goals, dice }) => [
    { x: 0.375, y: 0.375, w: goals[0], h: goals[1] },
    { x: w - 0.375 - dice[0], y: h - 0.375 - dice[1], w: dice[0], h: dice[1] },
  ],
};
