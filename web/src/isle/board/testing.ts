/** Positions and texts for the tests of the board and for its gallery. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { allScenes } from "../../art/land";
import { keepLegend } from "../../lib/legend";
import { kindsOf, worded } from "../../lib/verbs";
import { LEGEND } from "../../net/testing";
import type { AskOption, IslePicture } from "../../wire";
import type { Mark } from "./marks";
import { allPieces } from "./pieces/look";
import type { Say } from "./say";

/** A position that whoever is asked sees, and everything they may answer; made by tools/board_fixtures.py. */
export interface Scene {
  name: string;
  picture: IslePicture;
  options: AskOption[];
}

const files = import.meta.glob<Scene>("./fixtures/*.json", { eager: true, import: "default" });
const texts = import.meta.glob<string>(
  ["../../texts/en/board.ftl", "../../../../src/longroad/texts/en/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

await Promise.all([allPieces(), allScenes()]);

export const scenes: Scene[] = Object.values(files);
for (const { picture } of scenes) keepLegend(picture.spec, LEGEND);

export function scene(name: string): Scene {
  const found = scenes.find((one) => one.name === name);
  if (!found) throw new Error(`There is no scene ${name}.`);
  return found;
}

/** The options that name a place, as marks; of one verb, or of all. */
export function marksOf({ options }: Scene, verb = ""): Mark[] {
  return options
    .filter((option) => option.verb.startsWith(verb))
    .flatMap((option) => {
      const kinds = kindsOf(option.verb, LEGEND);
      const k = kinds.findIndex((kind) => kind === "corner" || kind === "side" || kind === "hex");
      const place = option.args[k];
      const label = worded(option.verb, LEGEND);
      return place === undefined ? [] : [{ place, label, act: "Build" }];
    });
}

const bundle = new FluentBundle("en", {
  useIsolating: false,
  functions: { WORD: ([word]) => String(word) },
});
for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));

/** English, as the client says it. Anything that isn't in the texts is an error. */
export const say: Say = (name, args) => {
  const [message = "", attribute = ""] = name.split(".");
  const found = bundle.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) throw new Error(`There is no text ${name}.`);
  // A fact that few pieces of a kind have is missing in the others.
  return bundle.formatPattern(pattern, args, []);
};
