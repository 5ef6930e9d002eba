import type { Subject } from "../lib/sentences";
import { kindsOf } from "../lib/verbs";
import type { AskOption } from "../wire";

/** What tells places from other operands. */
type Told = Pick<Subject, "places" | "legend">;

/** All options with the same verb. */
export interface Group {
  verb: string;
  options: AskOption[];
}

/** The options by their verb, in the order of the first of each; places that bring much come first. */
export function groupsOf(options: readonly AskOption[], subject: Told): Group[] {
  const groups = new Map<string, AskOption[]>();
  for (const option of options) groups.set(option.verb, [...(groups.get(option.verb) ?? []), option]);
  return [...groups].map(([verb, all]) => ({ verb, options: sorted(all, subject) }));
}

/** The place that an option names, if it names one. */
export function placeOf({ verb, args }: AskOption, { places, legend }: Told): string | undefined {
  return args[kindsOf(verb, legend).findIndex((kind) => places.kinds.has(kind))];
}

function sorted(options: AskOption[], subject: Told): AskOption[] {
  const worth = (option: AskOption) => subject.places.worth(placeOf(option, subject) ?? "");
  return [...options].sort((one, other) => worth(other) - worth(one));
}
