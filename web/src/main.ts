import "./lib/fonts.css";
import "./lib/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";

// Each typeface that came later would lay out the whole table again.
document.fonts.forEach((font) => void font.load());
await startLanguage();
mount(App, { target: document.getElementById("app")! });
