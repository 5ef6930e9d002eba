import "@testing-library/jest-dom/vitest";

import { afterEach, vi } from "vitest";

import { readChoices, settings } from "../state/settings.svelte";
import { speak } from "./fluent";
import { know } from "./whole";

/** What jsdom lacks: nothing has a size there, so nobody needs to be told. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;

/** Tests speak English at once. */
know("en");

/** Files of tests share one page and all modules: nothing of a test is there for the next one. */
afterEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  settings.set(readChoices(null));
  localStorage.clear();
  await speak("en");
});

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
