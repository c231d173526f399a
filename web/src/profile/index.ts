// One's own games over time, loaded when somebody looks at them.
import { addWords } from "../lib/i18n.svelte";
import css from "./profile.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
const files = import.meta.glob<string>("../locale/profile.*.ftl", { query: "?raw", import: "default" });
await addWords((lang) => files[`../locale/profile.${lang}.ftl`]!());
export { default as ProfilePage } from "./ProfilePage.svelte";
