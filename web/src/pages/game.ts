// The pages that show a game, loaded together: they share the board.
export { default as TablePage } from "../table/TablePage.svelte";
export { default as Replay } from "./Replay.svelte";
