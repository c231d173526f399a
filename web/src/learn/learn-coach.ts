// The coach at a table, loaded where he has something to say.
import css from "./remark.css?inline";
import { words } from "./words";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
await words;
export { default as Bubble } from "./Bubble.svelte";
export { beginFirstGame, wish } from "./remarks";
