// The words of these pages come with them, in one language at a time.
import { addWords } from "../lib/i18n.svelte";

const files = import.meta.glob<string>("../locale/rulebook.*.ftl", { query: "?raw", import: "default" });
export const words = addWords((lang) => files[`../locale/rulebook.${lang}.ftl`]!());
