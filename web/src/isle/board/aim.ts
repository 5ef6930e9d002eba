/** What a point of the drawing means: a legal place, or whatever lies there. */
import type { Place, Point } from "./geometry";
import { S, nearest, type Layout } from "./layout";
import { kindsOf, type Mark, type Stop } from "./marks";

/** How near a finger has to come to a legal place, in pixels; a mouse is more exact. */
const SNAP = 32;
/** The hit disc of a corner or side, in radii of a hex. */
const REACH = 0.43;
const HEX = 0.95;
/** So near to a corner, or to a side with something on it, one looks at that and not at a hex. */
const NEAR = 0.28;

export interface Aim<M extends Mark = Mark> {
  readonly layout: Layout;
  readonly stops: readonly Stop<M>[];
  /** Places that carry a piece. */
  readonly there: ReadonlySet<string>;
  readonly finger: boolean;
  /** Pixels to the radius of a hex. */
  readonly scale: number;
}

function reach({ finger, scale }: Aim): number {
  return Math.max(REACH * S, finger ? (SNAP * S) / scale : 0);
}

/** The legal place that is meant: corners and sides within reach before hexes. */
export function legalAt<M extends Mark>(at: Point, aim: Aim<M>): Stop<M> | undefined {
  const of = (hex: boolean) =>
    aim.stops.map((stop) => stop.place).filter((place) => (place.kind === "hex") === hex);
  const place = nearest(of(false), aim.layout, at, reach(aim)) ?? nearest(of(true), aim.layout, at, HEX * S);
  return aim.stops.find((stop) => stop.place === place);
}

/**
 * What lies there: a place of the kind that is asked for, so that one can be told why not there; else a
 * harbor, a piece, a corner, or the hex.
 */
export function under(at: Point, aim: Aim): Place | undefined {
  const { layout, stops, there } = aim;
  const { atlas } = layout;
  const asked = kindsOf(stops).filter((kind) => kind !== "hex");
  const near = asked.flatMap((kind) => nearest(atlas.all(kind), layout, at, reach(aim)) ?? []);
  if (near.length > 0) return nearest(near, layout, at, Infinity);
  const dock = layout.docks.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < one.radius);
  const carrying = [...atlas.corners, ...atlas.sides].filter((place) => there.has(place.name));
  return (
    (dock && atlas.side(dock.harbor.place)) ??
    nearest(carrying, layout, at, NEAR * S) ??
    nearest(atlas.corners, layout, at, NEAR * S) ??
    nearest([...atlas.hexes, ...atlas.rim], layout, at, HEX * S)
  );
}
