import "./lib/fonts.css";
import "./lib/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";

await startLanguage();
mount(App, { target: document.getElementById("app")! });
