import type { Playing } from "../state/playing.svelte";
import { isTyping, meaning } from "./keys";

/** What a key may ask of the screen. */
export interface Screen {
  list: () => void;
  help: () => void;
  rules: () => void;
}

/** What somebody who watches may use, too. */
const LOOKING = new Set(["list", "help", "rules", "fit"]);

/** Do what a key means at the table. Keys that mean nothing here are left alone. */
export function press(event: KeyboardEvent, playing: Playing, screen: Screen): void {
  if (event.key === "Escape" && !event.defaultPrevented) return escape(event, playing);
  const name = meaning(event);
  if (name === null || (playing.table.seat === null && !LOOKING.has(String(name)))) return;
  event.preventDefault();
  if (typeof name === "number") void playing.toPlayer(name);
  else if (name === "undo") {
    if (playing.table.mayUndo) void playing.undo();
  } else if (name === "next") void playing.next();
  else if (name === "list") screen.list();
  else if (name === "help") screen.help();
  else if (name === "rules") screen.rules();
  else if (name === "fit") playing.toWhole();
  else playing.table.family.press(name, playing);
}

function escape(event: KeyboardEvent, playing: Playing): void {
  const typing = event.target instanceof Element && isTyping(event.target);
  if (!typing && !document.querySelector("dialog:modal")) playing.leave();
}
