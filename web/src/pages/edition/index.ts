// How the printed components are known: a page for few, loaded with its words when it is wanted.
import { addWords } from "../../lib/i18n.svelte";

const files = import.meta.glob<string>("../../locale/edition.*.ftl", { query: "?raw", import: "default" });
await addWords((lang) => files[`../../locale/edition.${lang}.ftl`]!());
export { default as Edition } from "../Edition.svelte";
