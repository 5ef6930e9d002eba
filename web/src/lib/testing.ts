import "@testing-library/jest-dom/vitest";

import { FluentResource } from "@fluent/bundle";

import { learn, type Texts } from "./fluent";

/** Texts as files have them, the later ones replacing the earlier ones. */
export function textsIn(files: string[]): Texts {
  return new FluentResource(files.join("\n")).body;
}

/** What jsdom lacks: nothing has a size there, so nobody needs to be told. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;

/** Tests speak English at once, from the files themselves: the engine's first, as in a browser. */
const files = import.meta.glob<string>(["../../../src/longroad/texts/en*.ftl", "../texts/en/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
learn(
  "en",
  textsIn(
    Object.keys(files)
      .sort()
      .map((path) => files[path] ?? ""),
  ),
);

/** jsdom has no media queries and no modal dialogs. */
globalThis.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
Element.prototype.scrollIntoView ??= () => undefined;
