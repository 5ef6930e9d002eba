import { MediaQuery } from "svelte/reactivity";

/**
 * A phone, upright or sideways, or a window as low: one thing at a time, and what isn't needed always comes when one
 * asks for it.
 */
export const narrow = new MediaQuery("(max-width: 719px), (max-height: 600px)");

/** Nothing stands beside the board: a phone, or a tablet that is held upright. The styles say the same. */
export const upright = new MediaQuery(
  "(max-width: 719px), (max-height: 600px), ((max-width: 1099px) and (orientation: portrait))",
);
