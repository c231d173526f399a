// The illustrated rulebook, the reference card and the keys, loaded when somebody wants to read them.
import "./style";
import { words } from "./words";

await words;
export { default as Help } from "./Help.svelte";
export { default as ReferencePage } from "./ReferencePage.svelte";
export { default as Setup } from "./Setup.svelte";
export { default as RulebookPage } from "./RulebookPage.svelte";
