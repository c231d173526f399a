// A module is one folder of the page: no other file names it, and every folder is a module's.

import { expect, test } from "vitest";
import { MODULE_ART } from "../src/art/modules";
import { PAGES } from "../src/modules/registry";
import type { SetupInfo } from "../src/wire";
import { fixture } from "./fixture";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const MODULES = fixture<SetupInfo>("setup").modules.map(({ name }) => name);
/** Where a module is named: its own folder, where two of them meet, and what is generated. */
const apart = (path: string, name: string) =>
  ["modules/together/", `modules/${name}/`, "wire.ts"].some((start) => path.startsWith(`../src/${start}`));

test.each(MODULES)("%s is named in its own folder alone", (name) => {
  const named = new RegExp(`(["'\`])${name}\\1|modules\\??\\.${name}\\b|modules/${name}\\b`);
  const found = Object.entries(sources).flatMap(([path, text]) =>
    apart(path, name)
      ? []
      : text
          .split("\n")
          .flatMap((line, index) => (named.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test("every folder belongs to a module of the game", () => {
  for (const name of [...PAGES.keys(), ...MODULE_ART.keys()]) expect(MODULES).toContain(name);
});

test("no two modules draw the same thing", () => {
  const drawn = (["pictures", "spaces", "figures", "dice"] as const).map((kind) =>
    [...MODULE_ART.values()].flatMap((art) => Object.keys(art[kind] ?? {})),
  );
  for (const names of drawn) expect(names).toEqual([...new Set(names)]);
});
