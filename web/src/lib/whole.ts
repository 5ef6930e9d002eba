/** For tests: whole languages from the files themselves, the engine's texts first, as in a browser. */
import { FluentResource } from "@fluent/bundle";

import { learn } from "./fluent";

const files = import.meta.glob<string>(["../../../src/longroad/texts/*/*.ftl", "../texts/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const known = new Set<string>();

/** What is said in this language is known at once. */
export function know(language: string): void {
  if (known.has(language)) return;
  known.add(language);
  const paths = Object.keys(files).filter((path) => path.includes(`texts/${language}/`));
  const texts = paths.sort().map((path) => files[path] ?? "");
  learn(language, new FluentResource(texts.join("\n")).body);
}
