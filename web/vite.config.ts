import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** While developing, pages come from Vite and everything else from a server started by `make play`. */
const server = process.env.LONGROAD_SERVER ?? "http://127.0.0.1:8000";

/** What src/afterwards.ts brings: all the rest is one file, which packs better than many. */
const AFTERWARDS = /src\/(afterwards|screens\/(Re|Ru|re|ru)|panels\/RulesPanel|state\/re(play|port))/;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: ["chrome123", "firefox120", "safari17.5"],
    // Flat and never inlined: the server sends files by their name, and its policy forbids data addresses.
    assetsDir: "",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "core", test: (id) => !AFTERWARDS.test(id) }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // the engine's texts lie outside
    // Changed host and origin: the server answers only to its own.
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        headers: { origin: server },
      },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/testing.ts"],
    restoreMocks: true,
    testTimeout: 30_000, // a busy machine is no mistake
  },
});
