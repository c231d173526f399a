// Everything at the table is written in the sizes of the tokens.

import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>("../src/{art,board,modules,table}/**/*.{svelte,css}", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The declarations of type in a style. */
function declared(text: string): string[] {
  const style = text.includes("<style") ? text.slice(text.indexOf("<style")) : text;
  return [...style.matchAll(/(?:^|[\s{;])font(?:-size)?:\s*([^;{}]*);/g)].map(([, value]) => value!.trim());
}

/** What is left when everything that may stand there is taken away. */
function stray(value: string): string {
  return (
    value
      // Parts that grow with their piece, but never below the label; pieces that grow with the screen.
      .replace(/(1[1-9]|[2-9]\d)(\.\d+)?px \* var\(--(k|size)\)/g, "")
      .replace(/max\(1[1-9]px, [^)]*\)/g, "")
      // A glyph is drawn, not written.
      .replace("800 100px var(--text)", "")
  );
}

describe("type", () => {
  test.each(Object.entries(files))("%s", (_name, text) => {
    const wrong = declared(text).filter((one) => /\d(px|rem|vw)/.test(stray(one)));
    expect(wrong).toEqual([]);
  });
});
