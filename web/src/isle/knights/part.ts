import type { Part } from "../parts.svelte";
import { tracksOf } from "./tracks";

/** Cities & Knights. */
export const part: Part = {
  fits: (picture) => tracksOf(picture).length > 0,
  fetch: async () => (await import("./screen")).parts,
};
