/** Panning and zooming: which part of the drawing is seen. */
import type { Spot } from "./fit";
import type { Point } from "./geometry";
import { S, type Box } from "./layout";

/** The middle of what is seen, in units of the drawing, and how many pixels a hex's radius has. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Larger than this, a hex shows nothing more. */
const LARGEST = 160;

/** All of the board, where it lies on its stage. */
export function whole({ x, y, s }: Spot, screen: Screen): View {
  return { x: ((screen.width / 2 - x) * S) / s, y: ((screen.height / 2 - y) * S) / s, scale: s };
}

export function boxOf(view: View, screen: Screen): Box {
  const w = (screen.width * S) / view.scale;
  const h = (screen.height * S) / view.scale;
  return { x: view.x - w / 2, y: view.y - h / 2, w, h };
}

/** From pixels on the screen to the drawing. */
export function toDrawing(view: View, screen: Screen, pixel: Point): Point {
  const per = S / view.scale;
  return {
    x: view.x + (pixel.x - screen.width / 2) * per,
    y: view.y + (pixel.y - screen.height / 2) * per,
  };
}

/** From the drawing to pixels on the screen. */
export function toScreen(view: View, screen: Screen, at: Point): Point {
  const per = view.scale / S;
  return { x: (at.x - view.x) * per + screen.width / 2, y: (at.y - view.y) * per + screen.height / 2 };
}

/** Move what is seen by so many pixels. */
export function pan(view: View, by: Point): View {
  const per = S / view.scale;
  return { ...view, x: view.x - by.x * per, y: view.y - by.y * per };
}

/** Zoom, while what is under one pixel stays there. */
export function zoom(view: View, screen: Screen, factor: number, pixel: Point, least: number): View {
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(LARGEST, least));
  const fixed = toDrawing(view, screen, pixel);
  const per = S / scale;
  return {
    x: fixed.x - (pixel.x - screen.width / 2) * per,
    y: fixed.y - (pixel.y - screen.height / 2) * per,
    scale,
  };
}

/** The board is never lost: some of it is in the middle of the screen. */
export function hold(view: View, box: Box): View {
  return {
    ...view,
    x: Math.min(Math.max(view.x, box.x), box.x + box.w),
    y: Math.min(Math.max(view.y, box.y), box.y + box.h),
  };
}

/** Bring a point into view with some room around it, moving no further than needed. */
export function reveal(view: View, screen: Screen, at: Point, room: number): View {
  const seen = boxOf(view, screen);
  const marginX = Math.min(room, seen.w / 2);
  const marginY = Math.min(room, seen.h / 2);
  return {
    ...view,
    x: Math.min(Math.max(view.x, at.x - seen.w / 2 + marginX), at.x + seen.w / 2 - marginX),
    y: Math.min(Math.max(view.y, at.y - seen.h / 2 + marginY), at.y + seen.h / 2 - marginY),
  };
}
