// The page's words: the same messages and variables in all languages, everything used exists, nothing is left over.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { lean } from "../lighter";
import { LANGUAGES } from "../src/lib/i18n.svelte";

const texts = import.meta.glob<string>(["../src/locale/*.ftl", "../src/modules/*/locale/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The variables a pattern of a message speaks of. */
function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) pattern.forEach((part) => variables(part, found));
  else if (pattern !== null && typeof pattern === "object") {
    const part = pattern as { type?: string; name?: string };
    if (part.type === "var" && part.name) found.add(part.name);
    Object.values(pattern).forEach((value) => variables(value, found));
  }
  return found;
}

interface Message {
  area: string;
  variables: string[];
}

function messages(lang: string): { known: Map<string, Message>; twice: string[]; broken: string[] } {
  const known = new Map<string, Message>();
  const twice: string[] = [];
  const broken: string[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const [area = "", of] = path.split("/").at(-1)!.split(".");
    if (of !== lang) continue;
    const body = new FluentResource(text).body;
    const written = [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gim)].map((match) => match[1]!);
    broken.push(...written.filter((id) => !body.some((entry) => entry.id === id)));
    for (const entry of body) {
      if (known.has(entry.id)) twice.push(entry.id);
      const parts = [entry.value, ...Object.values(entry.attributes)];
      known.set(entry.id, { area, variables: [...variables(parts)].sort() });
      for (const [name, pattern] of Object.entries(entry.attributes))
        known.set(`${entry.id}.${name}`, { area, variables: [...variables(pattern)].sort() });
    }
  }
  return { known, twice, broken };
}

/** Ids in `t("…")`, also where it chooses between several, and those listed in `// ids:` comments. */
function used(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(sources)) {
    for (const call of text.matchAll(/\bt\(([^(),{]*)/g))
      for (const match of call[1]!.matchAll(/(["'`])([a-z][a-z0-9.-]*)\1(?! *[=!])/g))
        found.set(match[2]!, path);
    for (const match of text.matchAll(/\/\/ ids: (.*)/g))
      for (const id of match[1]!.split(/[,\s]+/).filter(Boolean)) found.set(id, path);
  }
  return found;
}

describe.each(LANGUAGES)("%s", (lang) => {
  const { known, twice, broken } = messages(lang);
  const english = messages("en").known;

  test("every message can be read", () => expect(broken).toEqual([]));
  test("no message is there twice", () => expect(twice).toEqual([]));
  test("has the messages of English, in the same areas", () => {
    const listed = (all: Map<string, Message>) => [...all].map(([id, { area }]) => `${area}: ${id}`).sort();
    expect(listed(known)).toEqual(listed(english));
  });
  test("has the variables of English", () => {
    const different = [...english].filter(
      ([id, message]) => String(known.get(id)?.variables) !== String(message.variables),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });
});

test("every message that the page uses exists", () => {
  const known = messages("en").known;
  expect([...used()].filter(([id]) => !known.has(id)).map(([id, path]) => `${id} (${path})`)).toEqual([]);
});

test("no message is left over", () => {
  const ids = new Set([...used().keys()].map((id) => id.split(".")[0]));
  expect([...messages("en").known.keys()].filter((id) => !ids.has(id.split(".")[0]))).toEqual([]);
});

test("the built page says the same with fewer signs", () => {
  for (const text of Object.values(texts)) {
    expect(new FluentResource(lean(text)).body).toEqual(new FluentResource(text).body);
    expect(lean(text).length).toBeLessThan(text.length);
  }
});

test("no message calls a function or refers to another one: the built page could not", () => {
  for (const [path, text] of Object.entries(texts)) expect(text.match(/\{\s*-?[A-Za-z]/), path).toBeNull();
});
