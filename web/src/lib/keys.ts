import { settings } from "../state/settings.svelte";

const TYPING = "input, textarea, select, [contenteditable='true']";
/** The page, the prompt bar and the places of the board have no use for Space themselves. */
const IDLE = "body, .bar, .stop";

/** Whether somebody is typing there. */
export function isTyping(where: Element | null): boolean {
  return Boolean(where?.closest(TYPING));
}

/** Whether Space means something else there: to press, to count, to scroll. */
export function takesSpace(where: Element | null): boolean {
  return where?.matches(IDLE) === false;
}

/** The letter that an English keyboard has there, where another alphabet is typed; else what was typed. */
export function letter({ key, code }: KeyboardEvent): string {
  return (key > "~" ? code.slice(3) : key).toLowerCase();
}

/** What a key means at the table; null while somebody types, or with keys that mean something to the browser. */
export function meaning(event: KeyboardEvent): string | number | null {
  const { keys } = settings;
  if (!settings.now.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return null;
  const target = event.target instanceof Element ? event.target : null;
  if (isTyping(target) || document.querySelector("dialog:modal")) return null;
  if (event.key === " " && takesSpace(target)) return null;
  const meant = (key: string) => Object.keys(keys).find((name) => key && keys[name] === key);
  const number = /^[1-6]$/.test(event.key) ? Number(event.key) : null;
  return meant(event.key.toLowerCase()) ?? meant(letter(event)) ?? number;
}
