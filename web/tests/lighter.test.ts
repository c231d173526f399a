// What the build leaves out changes nothing that anybody sees.

import { expect, test } from "vitest";
import { shorter, strokes } from "../lighter";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const paths = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/(["'`])(M[-\d.\sA-Za-z]{10,})\1/g)].map((match) => match[2]!),
);

/** Lines by their ends alone, however they are written. */
function lines(path: string): unknown {
  return strokes(path)?.map(({ letter, to, from: [x, y] }) =>
    letter === "H" ? ["L", to[0], y] : letter === "V" ? ["L", x, to[0]] : [letter, ...to],
  );
}

test("shorter paths draw the same", () => {
  const drawn = paths.filter((path) => strokes(path));
  expect(drawn.length).toBeGreaterThan(400);
  for (const path of drawn) {
    expect(lines(shorter(path))).toEqual(lines(path));
    expect(shorter(path).length).toBeLessThanOrEqual(path.length);
  }
});

test("strokes are counted from where they begin if that is shorter", () => {
  expect(shorter("M50 58L94 34L94 70L50 94Z")).toBe("M50 58l44-24v36L50 94Z");
  expect(shorter("M100 100C104 104 108 104 112 100C116 96 120 96 124 100")).toBe(
    "M100 100c4 4 8 4 12 0 4-4 8-4 12 0",
  );
  expect(shorter("M2 16A8 8 0 1 1 18 16")).toBe("M2 16a8 8 0 1 1 16 0");
});

test("what is no path stays as it is", () => {
  expect(shorter("Merlin and his knights")).toBe("Merlin and his knights");
});
