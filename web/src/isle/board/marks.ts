/** Places that may be chosen. The server says which; the board only shows them. */
import type { Atlas, Place, PlaceKind } from "./geometry";

export interface Mark {
  readonly place: string;
  /** What is done here: “Settlement”. */
  readonly label: string;
  /** The words on the button that does it: “Build”. */
  readonly act?: string;
  /** What else to know before: what it leaves in hand. */
  readonly note?: string;
}

/** Everything that may be done in one place: a coast may take a road or a ship. */
export interface Stop<M extends Mark = Mark> {
  readonly place: Place;
  readonly marks: readonly M[];
}

/** The marks by place, in the order in which they came. What isn't on this board is left to the option list. */
export function stopsOf<M extends Mark>(marks: readonly M[], atlas: Atlas): Stop<M>[] {
  const found = new Map<Place, M[]>();
  for (const mark of marks) {
    const place = atlas.find(mark.place);
    if (!place) continue;
    const here = found.get(place);
    if (here) here.push(mark);
    else found.set(place, [mark]);
  }
  return [...found].map(([place, here]) => ({ place, marks: here }));
}

/** The kinds of place that are asked for. */
export function kindsOf(stops: readonly Stop[]): PlaceKind[] {
  return [...new Set(stops.map((stop) => stop.place.kind))];
}

/** What is asked back about a place: which of several things, or whether it is the one that was meant. */
export interface Doubt<M extends Mark = Mark> {
  readonly text: string;
  readonly marks: readonly M[];
  /** The keys led here: they go to what is asked, and back to the place when it is closed. */
  readonly byKey: boolean;
  pick(mark: M): void;
  close(): void;
}
