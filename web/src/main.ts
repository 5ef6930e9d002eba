import "./lib/font.css";
import "./lib/tokens.css";
import "./lib/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { allowTones } from "./state/tones";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");

// The server has a newer client and lacks a screen of this one: take that.
addEventListener("vite:preloadError", () => location.reload());

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
