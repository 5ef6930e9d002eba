import { settings, type KeyName } from "../state/settings.svelte";

const TYPING = "input, textarea, select, [contenteditable='true']";
/** These have a use for Space themselves. */
const PRESSED = "button, a, summary, [role='button']";

/** Whether somebody is typing there. */
export function isTyping(where: Element | null): boolean {
  return where?.closest(TYPING) !== null && where !== null;
}

/** What a key means at the table; null while somebody types, or with keys that mean something to the browser. */
export function meaning(event: KeyboardEvent): KeyName | number | null {
  const { shortcuts, keys } = settings.now;
  if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (isTyping(target) || document.querySelector("dialog:modal")) return null;
  if (event.key === " " && target?.closest(PRESSED)) return null;
  if (/^[1-6]$/.test(event.key)) return Number(event.key);
  const key = event.key.toLowerCase();
  const found = (Object.keys(keys) as KeyName[]).find((name) => keys[name] !== "" && keys[name] === key);
  return found ?? null;
}

/** The verbs that a key leads to, the first that is possible now. */
export const VERBS: Partial<Record<KeyName, RegExp>> = {
  road: /^build road/,
  settlement: /^build settlement/,
  city: /^build city/,
  ship: /^(build|move) ship|^sail/,
  card: /^buy card/,
  knight: /knight/,
};
