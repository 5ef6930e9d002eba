/** Fingers and mouse on the board: drags pan, two fingers zoom, what doesn't move is a tap. */
import { distance, middle, type Point } from "./geometry";

/** A hand is not steady: below this many pixels it is no drag. */
const STEADY = 5;
const LONG_PRESS = 500;
const DOUBLE_TAP = 320;
const DOUBLE_REACH = 30;

export interface Doing {
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** A finger rests: what is this? */
  press(at: Point): void;
}

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private from: Point = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = { at: { x: -1e9, y: -1e9 }, when: -1e9 };
  /** Whether the click that follows is the end of a drag or of a long press. */
  private spent = false;
  /** What the last touch was made with. */
  pointer = "mouse";

  constructor(private readonly doing: Doing) {}

  down(id: number, pointer: string, at: Point): void {
    this.pointer = pointer;
    this.fingers.set(id, at);
    this.rest();
    if (this.fingers.size > 1) {
      this.spent = true;
      return;
    }
    this.from = at;
    this.spent = false;
    if (pointer !== "mouse")
      this.timer = setTimeout(() => {
        this.spent = true;
        this.doing.press(at);
      }, LONG_PRESS);
  }

  /** True if this was the first move of a drag: from now on the board wants all of them. */
  move(id: number, at: Point): boolean {
    const before = this.fingers.get(id);
    if (!before) return false;
    if (this.fingers.size === 2) {
      this.pinch(id, before, at);
      return false;
    }
    if (!this.spent && distance(at, this.from) <= STEADY) return false;
    const first = !this.spent;
    this.rest();
    this.spent = true;
    const since = first ? this.from : before;
    this.fingers.set(id, at);
    this.doing.pan({ x: at.x - since.x, y: at.y - since.y });
    return first;
  }

  up(id: number): void {
    this.fingers.delete(id);
    this.rest();
  }

  /** Whether a click counts; those of assistive technology come without a touch and always do. */
  click(detail: number): boolean {
    const counts = detail === 0 || !this.spent;
    this.spent = false;
    return counts;
  }

  /** Whether this is the second of two quick taps on one spot. */
  again(at: Point, when: number): boolean {
    const twice = when - this.last.when < DOUBLE_TAP && distance(at, this.last.at) < DOUBLE_REACH;
    this.last = { at, when: twice ? -1e9 : when };
    return twice;
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    this.fingers.set(id, at);
    const [was, is] = [middle(before, other), middle(at, other)];
    const apart = distance(before, other);
    if (apart > 0) this.doing.zoom(distance(at, other) / apart, is);
    this.doing.pan({ x: is.x - was.x, y: is.y - was.y });
  }

  /** Wait for nothing any more. */
  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
