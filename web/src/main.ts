import "./lib/tokens.css";
import "./lib/base.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");

export default mount(App, { target });
