// The pages for learning, loaded together when somebody wants to learn.
import "./style";
import { words } from "./words";

await words;
export { default as Learn } from "./Learn.svelte";
