// The words of these pages come with them, too: in one language, and in another one when it is chosen.
import { addWords } from "../lib/i18n.svelte";

const files = import.meta.glob<string>("../locale/learn.*.ftl", { query: "?raw", import: "default" });
export const words = addWords((lang) => files[`../locale/learn.${lang}.ftl`]!());

/** Minutes to the half: 1½. */
export const halves = (minutes: number): string => `${Math.floor(minutes) || ""}${minutes % 1 ? "½" : ""}`;
