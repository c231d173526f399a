// The pages around a game, loaded together: packed in one file they weigh less.
export { default as Create } from "./Create.svelte";
export { default as Lost } from "./Lost.svelte";
export { default as Recover } from "./Recover.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Tables } from "./Tables.svelte";
