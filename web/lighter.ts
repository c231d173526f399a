// What makes the built page lighter, besides packing it: each thing here leaves out what nobody would miss.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NEVER = [
  ["export let hydrating = false;", "export const hydrating = false;"],
  ["\thydrating = value;", ""],
] as const;

/** No server writes this page's elements: what Svelte does to take such a page over, all over its code, is left out. */
export function withoutHydration(): Plugin {
  return {
    name: "without-hydration",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.svelte$|svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code, id) {
        // Steps of a compiled component that do something only while a page is taken over.
        if (id.endsWith(".svelte")) return code.replace(/^\t*\$\.(reset|next)\(\w*\);\n/gm, "");
        for (const [from, to] of NEVER) {
          if (code.split(from).length !== 2) this.error(`Svelte has changed: "${from}" is not there once`);
          code = code.replace(from, to);
        }
        return code;
      },
    },
  };
}

/** Messages without what is there for those who write them: comments, empty lines, room around signs. */
export function lean(messages: string): string {
  return messages
    .replace(/^#.*\n|^\s*\n/gm, "")
    .replace(/^ +/gm, " ")
    .replace(/^([\w-]+) = /gm, "$1=")
    .replace(/\{ ([^{}"\n]+) \}/g, "{$1}");
}

/** The page's words, lean. */
export function leanWords(): Plugin {
  return {
    name: "lean-words",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\.ftl\?raw$/ },
      handler: (id) => `export default ${JSON.stringify(lean(readFileSync(id.split("?")[0]!, "utf8")))}`,
    },
  };
}
