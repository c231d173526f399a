// What is packed into the page ships with its license.

import { expect, test } from "vitest";
import { licenseOf, librariesOf } from "../licenses";

test("libraries are known by their files, however a system writes them", () => {
  const files = [
    "/here/web/node_modules/svelte/src/a.js",
    "C:\\here\\web\\node_modules\\@fluent\\bundle\\esm\\b.js",
    "/here/web/src/app.ts",
  ];
  expect([...librariesOf(files)]).toEqual(["svelte", "@fluent/bundle"]);
});

test("a library with a scope has one file", () => {
  expect(licenseOf("@fontsource/uncial-antiqua")).toBe("fontsource-uncial-antiqua.txt");
});
