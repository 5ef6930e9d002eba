import type { Fit } from "./fit";
import type { Point } from "./geometry";
import { S, type Box } from "./layout";
import { boxOf, hold, pan, reveal, toDrawing, toScreen, whole, zoom, type Screen, type View } from "./view";

/** Which part of the board is seen: all of it, where it lies, until somebody wants to see something nearer. */
export class Camera {
  #own = $state.raw<View | null>(null);
  readonly #fit: () => Fit;
  readonly #box: () => Box;
  readonly #screen: () => Screen;

  /** `box`: where there is something to be seen. */
  constructor(fit: () => Fit, box: () => Box, screen: () => Screen) {
    this.#fit = fit;
    this.#box = box;
    this.#screen = screen;
  }

  readonly whole = $derived.by((): View => whole(this.#fit(), this.#screen()));
  readonly view = $derived.by((): View => this.#own ?? this.whole);
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
    this.#own = wanted.scale <= this.whole.scale * 1.001 ? null : hold(wanted, this.#box());
  }

  /** All of the board stays where it is: there is nothing else to see. */
  pan(by: Point): void {
    if (this.#own) this.#own = hold(pan(this.view, by), this.#box());
  }

  /** Bring a point into view. All of the land is seen anyway, but the rim of the sea isn't always. */
  reveal(at: Point): void {
    const view = reveal(this.view, this.#screen(), at, this.near ? S : 0.1 * S);
    if (view.x !== this.view.x || view.y !== this.view.y) this.#own = view;
  }

  toDrawing(pixel: Point): Point {
    return toDrawing(this.view, this.#screen(), pixel);
  }

  toScreen(at: Point): Point {
    return toScreen(this.view, this.#screen(), at);
  }
}
