/** One scene as the board draws it: gallery.html?scene=base&verb=build&theme=dark. Not part of the build. */
import "../src/lib/font.css";
import "../src/lib/tokens.css";
import "../src/lib/base.css";

import { mount } from "svelte";

import Board from "../src/isle/board/Board.svelte";
import { marksOf, say, scene, scenes } from "../src/isle/board/testing";
import { pieceSheet } from "../src/isle/board/sheet.testing";

const query = new URLSearchParams(location.search);
const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the board.");
document.documentElement.dataset.theme = query.get("theme") ?? "light";
const name = query.get("scene");

if (name) {
  const shown = name === "pieces" ? pieceSheet() : scene(name);
  const verb = query.get("verb");
  mount(Board, {
    target,
    props: {
      picture: shown.picture,
      say,
      marks: verb === null ? [] : marksOf(shown, verb),
      changed: query.get("changed")?.split(" ") ?? [],
      lit: query.get("lit")?.split(" ") ?? [],
      onpick: (place: string) => (document.title = place),
    },
  });
} else {
  const list = document.createElement("nav");
  for (const one of ["pieces", ...scenes.map((each) => each.name)]) {
    const link = document.createElement("a");
    link.href = `?scene=${one}&verb=`;
    link.textContent = one;
    list.append(link);
  }
  target.append(list);
}
