import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { ICONS } from "./src/lib/icons.ts";

/** While developing, pages come from Vite and everything else from a server started by `make play`. */
const server = process.env.LONGROAD_SERVER ?? "http://127.0.0.1:8000";

/** What games say, a chapter a file, and what the client says, an area a file; in a folder a language. */
const GAMES = join(import.meta.dirname, "../src/longroad/texts");
const OURS = join(import.meta.dirname, "src/texts");

/** What chapters say in the terminal alone. */
const TERMINAL = /^(example|legend|panel|score|terrain)-/;

/** The texts of a language, read already. */
function textsOf(language: string): string {
  const files = [GAMES, OURS]
    .map((folder) => join(folder, language))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name !== "terminal.ftl")
        .sort()
        .map((name) => join(folder, name)),
    );
  const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return JSON.stringify(new FluentResource(source).body.filter(({ id }) => !TERMINAL.test(id)));
}

/** All icons in the page: drawings needn't be script, and they are there before it. */
function icons(): Plugin {
  const symbols = Object.entries(ICONS).map(
    ([name, d]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
  );
  return {
    name: "longroad-icons",
    transformIndexHtml: (page) =>
      page.replace("<body>", `<body><svg display="none">${symbols.join("")}</svg>`),
  };
}

/**
 * `virtual:texts`: the addresses of every language's texts. Those of a language come with one answer, and browsers
 * needn't know how they are written.
 */
function texts(): Plugin {
  const id = "\0virtual:texts";
  const languages = readdirSync(OURS).sort();
  let isBuild = false;
  return {
    name: "longroad-texts",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    configureServer({ middlewares }) {
      for (const language of languages)
        middlewares.use(`/texts/${language}.json`, (_, answer) => void answer.end(textsOf(language)));
    },
    resolveId: (name) => (name === "virtual:texts" ? id : undefined),
    load(name) {
      if (name !== id) return;
      const found = languages.map((language) => {
        if (!isBuild) return [language, `/texts/${language}.json`];
        const source = textsOf(language);
        const mark = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `${language}-${mark}.json`;
        this.emitFile({ type: "asset", fileName, source });
        return [language, `/${fileName}`];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}

const BOOK = /[\\/](?:pieces|terrain)[\\/](?!parts)(\w+)[\\/][\w-]+\.svelte$/;

const SCREEN = /[\\/](\w+)[\\/]screen\.ts$/;

export default defineConfig({
  plugins: [texts(), icons(), svelte()],
  build: {
    target: ["chrome123", "firefox120", "safari17.5"],
    // Flat and never inlined: the server sends files by their name, and its policy forbids data addresses.
    assetsDir: "",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is needed together comes in one file: many small ones can't be packed.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules[\\/]|[\\/]src[\\/](App\.svelte|art[\\/]parts|state[\\/](tones|ready)|(lib|net)[\\/](?!FaceChoice|PersonaFields|Qr|qr|ShareLink|CopyField|whole))/,
              priority: 9,
            },
            // A table, waiting or in play: what is said there, and what is known of a board before it is drawn.
            {
              name: "table",
              test: /[\\/](screens[\\/]Table\.svelte|panels[\\/]LineText\.svelte|isle[\\/](family|board[\\/]geometry)\.ts)/,
              priority: 7,
            },
            // What screens of families have in common.
            {
              name: "panels",
              test: /[\\/]panels[\\/]Players\.svelte|[\\/]ask[\\/](marks|shape)\.ts/,
              priority: 6,
            },
            // The screen of a family, also in a replay.
            { name: (id) => SCREEN.exec(id)?.[1] ?? null, test: SCREEN, priority: 5 },
            { name: "play", test: /[\\/]screens[\\/]table[\\/]Play\.svelte/, priority: 4 },
            // What is drawn for one book comes together.
            { name: (id) => BOOK.exec(id)?.[1] ?? null, test: BOOK, priority: 1 },
          ],
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
});
