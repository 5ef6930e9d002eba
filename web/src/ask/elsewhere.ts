import { hasPanel } from "../isle/knights/company";
import { isTradeVerb } from "../isle/trade/trade.svelte";

/** Verbs that have a panel of their own beside the bars. */
const PANELS: readonly ((verb: string) => boolean)[] = [isTradeVerb, hasPanel];

/**
 * Whether the bars of buttons leave a verb to another panel. The list of everything that may be done has it
 * all the same: it is complete.
 */
export function isElsewhere(verb: string): boolean {
  return PANELS.some((has) => has(verb));
}
