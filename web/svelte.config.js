import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = join(import.meta.dirname, "src");
// Those with styles, the largest first: their marks stand most often.
const components = readdirSync(SOURCES, { recursive: true })
  .filter((name) => name.endsWith(".svelte"))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), "utf8") }))
  .filter(({ text }) => text.includes("<style"))
  .sort((one, other) => other.text.length - one.text.length)
  .map(({ name }) => name);

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // The mark of a component's styles stands at every element and rule of it, so it is short: the component's number,
    // which no two share. One that is added while the page is worked on has none yet.
    cssHash: ({ hash, filename }) => {
      const number = components.indexOf(relative(SOURCES, filename));
      return `_${number < 0 ? hash(filename) : number.toString(36)}`;
    },
  },
};
