// The round planner, loaded when somebody wants to plan or keeps a plan.
import { addWords } from "../lib/i18n.svelte";
import css from "./planner.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
const files = import.meta.glob<string>("../locale/planner.*.ftl", { query: "?raw", import: "default" });
await addWords((lang) => files[`../locale/planner.${lang}.ftl`]!());
export { default as Planner } from "./Planner.svelte";
