import type { Places } from "../lib/places";
import { kindsOf } from "../lib/verbs";
import type { AskOption } from "../wire";

/** All options with the same verb. */
export interface Group {
  verb: string;
  options: AskOption[];
}

/** The options by their verb, in the order of the first of each; places that bring much come first. */
export function groupsOf(options: readonly AskOption[], places: Places): Group[] {
  const groups = new Map<string, AskOption[]>();
  for (const option of options) groups.set(option.verb, [...(groups.get(option.verb) ?? []), option]);
  return [...groups].map(([verb, all]) => ({ verb, options: sorted(all, places) }));
}

/** The place that an option names, if it names one. */
export function placeOf({ verb, args }: AskOption, places: Places): string | undefined {
  return args[kindsOf(verb).findIndex((kind) => places.kinds.has(kind))];
}

function sorted(options: AskOption[], places: Places): AskOption[] {
  const worth = (option: AskOption) => places.worth(placeOf(option, places) ?? "");
  return [...options].sort((one, other) => worth(other) - worth(one));
}
