/** The edges of something on the screen. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** So many pixels of something must be seen, or all of it if it is smaller, before one can point at it. */
const LEAST = 13;

/**
 * The part of an element that can be seen: in the window, and in every list that scrolls around it. null if it is
 * hidden or scrolled out of sight.
 */
export function inSight(element: Element): Edges | null {
  if (element.checkVisibility?.() === false) return null;
  const whole = element.getBoundingClientRect();
  let seen: Edges = meet(whole, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY))
      seen = meet(seen, around.getBoundingClientRect());
  const isSeen = (part: number, all: number) => part >= Math.min(LEAST, all);
  return isSeen(seen.bottom - seen.top, whole.height) && isSeen(seen.right - seen.left, whole.width)
    ? seen
    : null;
}

function meet(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
