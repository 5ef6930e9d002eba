import { countersFor, countFor, entryOf, tracksFor, type CounterRole, type Role } from "../../lib/legend";
import type { Legend, Picture, StepMessage, Track } from "../../wire";

/** What stands against what, and whom the barbarians would hurt or honor if they landed now. */
export interface Battle {
  way: Track;
  attack: number;
  defense: number;
  risk: number[];
  hero: number[];
}

/** null where there are no barbarians. */
export function battleOf(picture: Picture | null): Battle | null {
  if (picture === null) return null;
  const [way] = tracksFor(picture, "approach");
  if (way === undefined) return null;
  const seats = (role: CounterRole) =>
    countersFor(picture, role).flatMap(({ owner }) => (owner === null ? [] : [owner]));
  return {
    way,
    attack: countFor(picture, "attack", null) ?? 0,
    defense: countFor(picture, "defense", null) ?? 0,
    risk: seats("at-risk"),
    hero: seats("in-honor"),
  };
}

/** A battle as it was fought: who did how much, if that is known. */
export interface Report {
  at: number;
  barbarians: number;
  knights: number;
  forces: number[] | null;
}

/**
 * The battle that a step tells of. Afterwards the knights rest, so how much everybody did is read from the
 * picture before; with the last knight that was committed in this very step.
 */
export function reportOf(step: StepMessage, before: Picture | null, legend: Legend): Report | null {
  const told = (role: Role) => step.events.find(({ code }) => entryOf(legend, code).role === role);
  const fought = told("battle");
  if (!fought) return null;
  const { barbarians, knights } = fought.args as { barbarians: number; knights: number };
  const forces = (before?.players ?? []).map(({ seat }) => forceOf(before, seat));
  const committed = told("committed")?.args.seat;
  const missing = knights - forces.reduce((sum, force) => sum + force, 0);
  if (typeof committed === "number") forces[committed] = (forces[committed] ?? 0) + missing;
  const known = forces.length > 0 && forces.reduce((sum, force) => sum + force, 0) === knights;
  return { at: step.at, barbarians, knights, forces: known ? forces : null };
}

/** Where knights are committed one by one, only those fight. */
function forceOf(picture: Picture | null, seat: number): number {
  if (picture === null) return 0;
  return countFor(picture, "committed", seat) ?? countFor(picture, "force", seat) ?? 0;
}
