import type { Atlas } from "../board/geometry";
import { pipsAt } from "../lib/places";
import type { Option } from "../wire";
import { kindsOf } from "./shape";

/** All options with the same verb. */
export interface Group {
  verb: string;
  options: Option[];
}

/** The options by their verb, in the order of the first of each; places with many pips come first. */
export function groupsOf(options: readonly Option[], atlas: Atlas): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.verb, [...(groups.get(option.verb) ?? []), option]);
  return [...groups].map(([verb, all]) => ({ verb, options: sorted(all, atlas) }));
}

const PLACE = /\{(corner|hex)\}/;

/** The place that an option names, if it names one. */
export function placeOf({ verb, args }: Option): string | undefined {
  return args[kindsOf(verb).findIndex((kind) => kind === "corner" || kind === "side" || kind === "hex")];
}

function sorted(options: Option[], atlas: Atlas): Option[] {
  if (!PLACE.test(options[0]?.verb ?? "")) return options;
  const worth = (option: Option) => pipsAt(placeOf(option) ?? "", atlas);
  return [...options].sort((one, other) => worth(other) - worth(one));
}

/** What ending the turn would leave undone; trading is always possible and says nothing. */
export function leftUndone(options: readonly Option[]): Option[] {
  return options.filter(({ verb }) => !/^(end turn|propose trade|swap )/.test(verb));
}
