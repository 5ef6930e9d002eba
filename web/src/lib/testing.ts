import "@testing-library/jest-dom/vitest";

/** What jsdom lacks: nothing has a size there, so nobody needs to be told. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;
