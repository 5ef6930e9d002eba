import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "prefer-const": "error",
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "prefer-const": "off", // props are bound with let
      "svelte/no-at-html-tags": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: "The server's policy forbids style attributes; style:name={value} gets past it.",
        },
      ],
      "svelte/require-each-key": "error",
    },
  },
  {
    files: ["*.config.*", "dev/**/*.mjs", "e2e/**/*.mjs"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" }, // who starts them reads it
  },
);
