import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import client from "./vite.config.ts";

/** Whoever only builds the client needs nothing of this. */
export default mergeConfig(
  client,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/lib/testing.ts"],
      maxWorkers: Number(process.env.JOBS ?? 2),
      isolate: false, // one page and one set of modules for all; src/lib/testing.ts cleans up
      restoreMocks: true,
      unstubGlobals: true,
      testTimeout: 30_000, // a busy machine is no mistake
    },
  }),
);
