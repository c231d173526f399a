// What the build leaves out changes nothing that anybody sees.

import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { brief, lean, shorter, shortIds, strokes } from "../lighter";
import { moved } from "../src/art/sheet";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>(["../src/locale/*.ftl", "../src/modules/*/locale/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = Object.entries(texts).flatMap(([path, text]) => (path.endsWith(".en.ftl") ? [text] : []));
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

test.each([
  [[5, 1, 0.5], "M10 11L20 11L20 13.5C16 6.5 6 8.5 6.5 12.25Q6 6 7 7A2 2 0 1 1 9 5.5Z"],
  [[100, 0, -1], "M90 20L70 20L70 25C78 11 98 15 97 22.5Q98 10 96 12A4 4 0 1 0 92 9Z"],
] as const)("a path lies elsewhere, smaller or mirrored: %s", (place, there) => {
  const path = "M10 20L30 20L30 25C22 11 2 15 3 22.5Q2 10 4 12A4 4 0 1 1 8 9Z";
  for (const written of [path, shorter(path)]) expect(shorter(moved(written, place))).toBe(shorter(there));
});
test("what is no path stays as it is", () => {
  expect(shorter("Merlin and his knights")).toBe("Merlin and his knights");
});

test("a message asked for by its whole id alone has a short one, and no two the same", () => {
  const short = shortIds(
    ["say-hello = Hello\nsay-bye = Bye\nsay-more = More\nsay-on = { say-more }\nsay-one = One\n"],
    [
      't("say-hello"); t("say-bye"); t(far ? "say-bye" : "say-on"); t("say-more")',
      '// ids: say-one\nt("say-one")',
    ],
  );
  expect([...short]).toEqual([["say-hello", "a0"]]);
  const all = shortIds(english, Object.values(sources));
  expect(all.size).toBeGreaterThan(400);
  expect(new Set(all.values()).size).toBe(all.size);
  const kept = english.flatMap((text) => [...text.matchAll(/^[\w-]+(?= =)/gm)].map(String));
  expect(kept.filter((id) => [...all.values()].includes(id))).toEqual([]);
  // In every language, however a message is written.
  for (const text of Object.values(texts)) {
    const ids = (written: string) => new FluentResource(written).body.map(({ id }) => id);
    expect(ids(brief(lean(text), all))).toEqual(ids(text).map((id) => all.get(id) ?? id));
  }
});
