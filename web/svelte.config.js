import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const HERE = import.meta.dirname;
const components = readdirSync(join(HERE, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    fragments: "tree", // packs better than markup
    // Short names for scoped styles: every one of them is in the script as often as it is used.
    cssHash: ({ hash, filename }) => {
      const number = components.findIndex((name) => join(HERE, "src", name) === resolve(HERE, filename));
      return `s${number < 0 ? hash(filename) : number.toString(36)}`;
    },
  },
};
