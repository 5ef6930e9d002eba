/** The places of a board, by the names that the engine has for them. */
export interface Places {
  /** The kinds of operands and questions that are places. */
  readonly kinds: ReadonlySet<string>;
  /** What one is called; null for what is no place here. */
  name(place: string): string | null;
  /** How much it brings: the best come first in a list. */
  worth(place: string): number;
}

/** A game without a board. */
export const NOWHERE: Places = { kinds: new Set(), name: () => null, worth: () => 0 };
