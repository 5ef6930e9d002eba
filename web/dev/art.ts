/** Every drawing of src/art: art.html?theme=dark. Not part of the build; the palette is measured here. */
import "../src/lib/font.css";
import "../src/lib/tokens.css";
import "../src/lib/base.css";

import { mount } from "svelte";

import Art from "./Art.svelte";

const query = new URLSearchParams(location.search);
const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the drawings.");
document.documentElement.dataset.theme = query.get("theme") ?? "light";
mount(Art, { target, props: { small: query.has("small") } });
