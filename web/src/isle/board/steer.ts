/** Arrow keys: from one place to the next in a direction. */
import { distance, type Point } from "./geometry";

export type Way = "left" | "right" | "up" | "down";

const WAYS: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export const KEYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Distances that differ by less are one: a board is drawn in pixels. */
const SAME = 1e-6;
/** Farther than any point of a board. */
const FAR = 1e6;

/**
 * The next of several points in a direction, or undefined at the end.
 *
 * Of the points less than half a right angle off the way, the one with the fewest steps along and across; of two
 * alike the one more to the right of who goes there. So whatever lies in that quarter, one step comes closer to it,
 * and every point can be reached from every other. With nothing in the quarter, the rest of that side counts.
 */
export function next(points: readonly Point[], from: number, way: Way): number | undefined {
  const here = points[from];
  if (!here) return undefined;
  const { x, y } = WAYS[way];
  let found: number | undefined;
  let best = Infinity;
  points.forEach((point, k) => {
    const along = (point.x - here.x) * x + (point.y - here.y) * y;
    if (along < SAME) return;
    const right = (point.y - here.y) * x - (point.x - here.x) * y;
    const across = Math.abs(right);
    const cost = along + across + (across > along + SAME ? FAR : 0) - (right > 0 ? SAME : 0);
    if (cost < best) [found, best] = [k, cost];
  });
  return found;
}

/** The point next to a spot: where one enters the board, or where to go when one's place is gone. */
export function closest(points: readonly Point[], to: Point): number | undefined {
  let found: number | undefined;
  let best = Infinity;
  points.forEach((point, k) => {
    const away = distance(point, to);
    if (away < best) [found, best] = [k, away];
  });
  return found;
}
