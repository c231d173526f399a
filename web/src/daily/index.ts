// The daily position and the positions to practice, loaded when somebody wants to play one.
import { addWords } from "../lib/i18n.svelte";
import css from "./daily.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
const files = import.meta.glob<string>("../locale/daily.*.ftl", { query: "?raw", import: "default" });
await addWords((lang) => files[`../locale/daily.${lang}.ftl`]!());
export { default as DailyPage } from "./DailyPage.svelte";
export { default as PuzzlesPage } from "./PuzzlesPage.svelte";
