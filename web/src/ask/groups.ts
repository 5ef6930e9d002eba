import type { Atlas } from "../isle/board/geometry";
import { pipsAt } from "../isle/places";
import type { AskOption } from "../wire";
import { kindsOf } from "./shape";

/** All options with the same verb. */
export interface Group {
  verb: string;
  options: AskOption[];
}

/** The options by their verb, in the order of the first of each; places with many pips come first. */
export function groupsOf(options: readonly AskOption[], atlas: Atlas): Group[] {
  const groups = new Map<string, AskOption[]>();
  for (const option of options) groups.set(option.verb, [...(groups.get(option.verb) ?? []), option]);
  return [...groups].map(([verb, all]) => ({ verb, options: sorted(all, atlas) }));
}

const PLACE = /\{(corner|hex)\}/;

/** The place that an option names, if it names one. */
export function placeOf({ verb, args }: AskOption): string | undefined {
  return args[kindsOf(verb).findIndex((kind) => kind === "corner" || kind === "side" || kind === "hex")];
}

function sorted(options: AskOption[], atlas: Atlas): AskOption[] {
  if (!PLACE.test(options[0]?.verb ?? "")) return options;
  const worth = (option: AskOption) => pipsAt(placeOf(option) ?? "", atlas);
  return [...options].sort((one, other) => worth(other) - worth(one));
}

/** What ending the turn would leave undone; trading is always possible and says nothing. */
export function leftUndone(options: readonly AskOption[]): AskOption[] {
  return options.filter(({ verb }) => !/^(end turn|propose trade|swap )/.test(verb));
}
