// A sheet of the art, and the screen of a game at every kind of prompt, for looking at them while working on the page
// and for measuring them (`tools/scenes.py`); not part of the built page.
import "./lib/fonts.css";
import "./lib/theme.css";
import { mount } from "svelte";
import Gallery from "./gallery/Gallery.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

Object.assign(settings, { speed: "fast", sound: false, autoplay: false });
settings.start();
await startLanguage();
mount(Gallery, { target: document.getElementById("app")! });
