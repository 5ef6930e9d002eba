import type { Point } from "./geometry";
import { S, type Box } from "./layout";
import { boxOf, fit, hold, pan, reveal, toDrawing, toScreen, zoom, type Screen, type View } from "./view";

/** Which part of the board is seen: all of it, until somebody wants to see something nearer. */
export class Camera {
  #own = $state.raw<View | null>(null);
  readonly #box: () => Box;
  readonly #screen: () => Screen;

  constructor(box: () => Box, screen: () => Screen) {
    this.#box = box;
    this.#screen = screen;
  }

  readonly whole = $derived.by((): View => fit(this.#box(), this.#screen()));
  readonly view = $derived.by((): View => (this.#own ? this.#held(this.#own) : this.whole));
  readonly seen = $derived.by((): Box => boxOf(this.view, this.#screen()));

  /** Pixels to the radius of a hex. */
  get scale(): number {
    return this.view.scale;
  }

  get near(): boolean {
    return this.#own !== null;
  }

  fit(): void {
    this.#own = null;
  }

  zoom(factor: number, at?: Point): void {
    const { width, height } = this.#screen();
    const fixed = at ?? { x: width / 2, y: height / 2 };
    const wanted = zoom(this.view, this.#screen(), factor, fixed, this.whole.scale);
    this.#own = wanted.scale <= this.whole.scale * 1.001 ? null : this.#held(wanted);
  }

  /** All of the board stays where it is: there is nothing else to see. */
  pan(by: Point): void {
    if (this.#own) this.#own = this.#held(pan(this.view, by));
  }

  reveal(at: Point): void {
    if (this.#own) this.#own = this.#held(reveal(this.view, this.#screen(), at, S));
  }

  toDrawing(pixel: Point): Point {
    return toDrawing(this.view, this.#screen(), pixel);
  }

  toScreen(at: Point): Point {
    return toScreen(this.view, this.#screen(), at);
  }

  #held(view: View): View {
    return hold(view, this.#screen(), this.#box());
  }
}
