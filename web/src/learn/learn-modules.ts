// What helps to choose modules, loaded where a table is made or a game is over.
import css from "./module-cards.css?inline";
import { words } from "./words";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
await words;
export { default as ModuleCards } from "./ModuleCards.svelte";
export { default as NextModule } from "./NextModule.svelte";
