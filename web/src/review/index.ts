// The review of a finished game, loaded when somebody wants to see it.
import { addWords } from "../lib/i18n.svelte";
import css from "./review.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
const files = import.meta.glob<string>("../locale/review.*.ftl", { query: "?raw", import: "default" });
await addWords((lang) => files[`../locale/review.${lang}.ftl`]!());
export { default as ReviewPage } from "./ReviewPage.svelte";
