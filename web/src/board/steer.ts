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

/**
 * The next of several points in a direction, or undefined at the end.
 *
 * Straight ahead counts more than near. What lies across the way by more than twice the distance along it is
 * left for last, so that every point can be reached: there is always a next one as long as one lies that way.
 */
export function next(points: readonly Point[], from: number, way: Way): number | undefined {
  const here = points[from];
  if (!here) return undefined;
  const { x, y } = WAYS[way];
  let found: number | undefined;
  let best = Infinity;
  points.forEach((point, k) => {
    const along = (point.x - here.x) * x + (point.y - here.y) * y;
    if (along < 1e-6) return;
    const across = Math.abs((point.x - here.x) * y) + Math.abs((point.y - here.y) * x);
    const cost = along + 2 * across + (across > 2 * along ? 1e6 : 0);
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
