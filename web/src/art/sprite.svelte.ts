import { SvelteSet } from "svelte/reactivity";

/** The cards that are shown somewhere: each is drawn once, and used wherever it lies. */
export const shown = new SvelteSet<string>();
