import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names for scoped styles: every one of them is in the script as often as it is used.
    cssHash: ({ hash, css, filename }) => `s${hash(filename + css).slice(0, 4)}`,
  },
};
