import { MediaQuery } from "svelte/reactivity";

/*
 * How a table is laid out, as the styles say it, too. A desk has a rail beside the stage; a tablet held upright has the
 * players in a strip over it; a phone has less room for everything, and one held sideways, or a window as low, has
 * everything but the board beside it. Where a window is narrow, too, large letters need that layout sooner.
 */
export const PHONE = "((max-width: 719px) and (orientation: portrait))";
export const LOW =
  "(((max-height: 500px) or ((max-width: 1099px) and (max-height: 560px))) and (orientation: landscape))";

/** One thing at a time: what isn't needed always comes when one asks for it. */
export const narrow = new MediaQuery(`${PHONE}, ${LOW}`);
/** No rail: log, bank and head come when one asks for them. */
export const upright = new MediaQuery(`((max-width: 1099px) and (orientation: portrait)), ${LOW}`);
