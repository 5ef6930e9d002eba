import "./lib/font.css";
import "./lib/tokens.css";
import "./lib/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { allowTones } from "./state/tones";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");

// The server has a newer client and lacks a screen of this one: take that, once it can be reached, and not in vain.
addEventListener("vite:preloadError", () => void renew());

const RENEWED = "longroad.renewed";
const SELDOM = 60_000; // milliseconds

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < SELDOM) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  while (!(await isReached())) await new Promise((wake) => setTimeout(wake, 2_000));
  location.reload();
}

async function isReached(): Promise<boolean> {
  try {
    return (await fetch("/health")).ok;
  } catch {
    return false;
  }
}

// No text may flash by in another language: first the texts, then the page.
try {
  await settings.apply();
  settings.follow();
  allowTones();
  mount(App, { target });
} catch (error) {
  document.getElementById("broken")?.removeAttribute("hidden");
  throw error;
}
