/** How much room a board has: its own box, and what lies over it. */
import type { Stage, Zone } from "./fit";
import type { Point } from "./geometry";

export interface Over extends Zone {
  readonly element: HTMLElement;
}

export interface Room extends Stage {
  readonly zones: readonly Over[];
}

/** A place that is so near to a zone is hard to hit, in pixels. */
const NEAR = 6;

/** What nobody has measured yet. */
export const UNSEEN: Room = { width: 800, height: 600, zones: [] };

export function roomOf(frame: HTMLElement, zones: readonly HTMLElement[]): Room {
  const own = frame.getBoundingClientRect();
  if (own.width <= 0 || own.height <= 0) return UNSEEN;
  const over = zones.map((element): Over => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left - own.left, y: top - own.top, w: width, h: height };
  });
  return { width: own.width, height: own.height, zones: over.filter(({ w, h }) => w > 0 && h > 0) };
}

export function isSame(one: Room, other: Room): boolean {
  const words = ({ width, height, zones }: Room) =>
    [width, height, ...zones.flatMap(({ x, y, w, h }) => [x, y, w, h])].join();
  return words(one) === words(other);
}

/** The zones that lie over one of these points of the board, or hardly beside it. */
export function covering({ width, height, zones }: Room, points: readonly Point[]): HTMLElement[] {
  const seen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const lies = (zone: Zone) => (point: Point) =>
    point.x > zone.x - NEAR &&
    point.x < zone.x + zone.w + NEAR &&
    point.y > zone.y - NEAR &&
    point.y < zone.y + zone.h + NEAR;
  return zones.filter((zone) => seen.some(lies(zone))).map(({ element }) => element);
}
