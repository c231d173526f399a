// A sheet of the art and boards from kept views, for looking at them while working on the page; not part of the built page.
import "./lib/fonts.css";
import "./lib/theme.css";
import { mount } from "svelte";
import Gallery from "./gallery/Gallery.svelte";
import { startLanguage } from "./lib/i18n.svelte";

await startLanguage();
mount(Gallery, { target: document.getElementById("app")! });
