// What makes the built page lighter, besides packing it: each thing here leaves out what nobody would miss.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What libraries do that this page never needs, by the end of the file's name. */
const NEVER: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  // No server writes this page's elements, so none are taken over.
  "svelte/src/internal/client/dom/hydration.js": [
    ["export let hydrating = false;", "export const hydrating = false;"],
    ["\thydrating = value;", ""],
  ],
  // No message calls a function, refers to another one or to a term, or is given a date (tests/locale.test.ts).
  "@fluent/bundle/esm/bundle.js": [
    [" NUMBER,\n", ""],
    [" DATETIME,\n", ""],
  ],
  "@fluent/bundle/esm/resolver.js": [
    ["return resolveMessageReference(scope, expr);", ""],
    ["return resolveTermReference(scope, expr);", ""],
    ["return resolveFunctionReference(scope, expr);", ""],
    ["FluentDateTime.supportsValue(arg)", "false"],
  ],
};

/** How components of earlier versions of Svelte are told that they have content. */
const SLOTS = /,\s*\$\$slots: \{[^}]*\}/g;
/** Steps of a compiled component that do something only while a page is taken over. */
const TAKING_OVER = /^\t*\$\.(reset|next)\(\w*\);\n/gm;

/** Addresses of pages about what a developer did wrong: while one works on the page there are words instead. */
const ERRORS = /svelte\/src\/internal\/(shared|client)\/(errors|warnings)\.js$/;
const MISTAKES = /`https:\/\/svelte\.dev\/e\/\w+`/g;

/** The code of libraries without what never happens here. */
export function withoutNever(): Plugin {
  return {
    name: "without-never",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: [/\.svelte$/, ERRORS, ...Object.keys(NEVER).map((name) => new RegExp(`${name}$`))] },
      handler(code, id) {
        if (id.endsWith(".svelte")) return code.replace(TAKING_OVER, "").replace(SLOTS, "");
        if (ERRORS.test(id)) return code.replace(MISTAKES, '""');
        const changes = Object.entries(NEVER).find(([name]) => id.endsWith(name))?.[1] ?? [];
        for (const [from, to] of changes) {
          if (code.split(from).length !== 2) this.error(`${id} has changed: "${from}" is not there once`);
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

const ASKED = /\bt\(\s*"([a-z][a-z0-9-]*)"/g;

/** Two signs for each message that is asked for by its whole id alone: never put together, chosen or listed. */
export function shortIds(messages: readonly string[], sources: readonly string[]): Map<string, string> {
  const [written, code] = [messages.join("\n"), sources.join("\n")];
  const count = new Map<string, number>();
  for (const [, id] of code.matchAll(ASKED)) count.set(id!, (count.get(id!) ?? 0) + 1);
  const others = new Map<string, number>();
  for (const [id] of code.matchAll(/(?<=["'`]|\/\/ ids:.*[\s,])[a-z][a-z0-9-]*/g))
    others.set(id, (others.get(id) ?? 0) + 1);
  const free = [...count].filter(
    ([id, times]) =>
      others.get(id) === times &&
      new RegExp(`^${id} =`, "m").test(written) &&
      !written.includes(`{ ${id}`) &&
      !code.includes(`${id}.`),
  );
  const sign = (number: number) => number.toString(36);
  return new Map(free.map(([id], n) => [id, sign(10 + Math.floor(n / 36)) + sign(n % 36)]));
}

/** Messages under their short ids. */
export function brief(messages: string, short: ReadonlyMap<string, string>): string {
  return messages.replace(/^[\w-]+(?= ?=)/gm, (id) => short.get(id) ?? id);
}

/** All files below a folder whose names end so. */
function read(folder: string, ends: RegExp): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => ends.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The page's words, lean, and asked for in short. */
export function leanWords(): Plugin[] {
  const folder = join(import.meta.dirname, "src");
  const short = shortIds(read(folder, /\.en\.ftl$/), read(folder, /\.(ts|svelte)$/));
  return [
    {
      name: "lean-words",
      apply: "build",
      enforce: "pre",
      load: {
        filter: { id: /\.ftl\?raw$/ },
        handler(id) {
          const text = lean(readFileSync(id.split("?")[0]!, "utf8"));
          return `export default ${JSON.stringify(brief(text, short))}`;
        },
      },
    },
    {
      name: "short-ids",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\/src\/.*\.(ts|svelte)$/ },
        handler: (code) => code.replace(ASKED, (call, id) => call.replace(id, short.get(id) ?? id)),
      },
    },
  ];
}

const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const PATH = /(["'`])(M[-\d.\sA-Za-z]{10,})\1/g;

export interface Stroke {
  letter: string;
  /** Where it goes, counted from the corner of the drawing. */
  to: readonly number[];
  /** Where it begins. */
  from: readonly [number, number];
}

const round = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** The numbers of a stroke, counted from another place. */
function moved(letter: string, numbers: readonly number[], x: number, y: number): number[] {
  return numbers.map((value, index) => {
    if (letter === "A" && index < 5) return value;
    const down = letter === "V" || (letter !== "H" && (letter === "A" ? index === 6 : index % 2 === 1));
    return round(value + (down ? y : x));
  });
}

/** The strokes of a path, or nothing if it is none. */
export function strokes(path: string): Stroke[] | null {
  const parts = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  if (parts.join("") !== path.replace(/[\s,]/g, "")) return null;
  const made: Stroke[] = [];
  let [x, y, startX, startY, at, command] = [0, 0, 0, 0, 0, ""];
  while (at < parts.length) {
    if (/[A-Za-z]/.test(parts[at]!)) command = parts[at++]!;
    else if (/[Zz]/.test(command)) return null;
    const letter = command.toUpperCase();
    const takes = TAKES[letter];
    const numbers = parts.slice(at, at + (takes ?? 0)).map(Number);
    if (takes === undefined || numbers.length < takes || numbers.some(Number.isNaN)) return null;
    at += takes;
    const [addX, addY] = command === letter ? [0, 0] : [x, y];
    const to = moved(letter, numbers, addX!, addY!);
    made.push({ letter, to, from: [x, y] });
    if (letter === "H") x = to[0]!;
    else if (letter === "V") y = to[0]!;
    else if (letter === "Z") [x, y] = [startX, startY];
    else [x, y] = [to.at(-2)!, to.at(-1)!];
    if (letter === "M") {
      [startX, startY] = [x, y];
      command = command === "M" ? "L" : "l";
    }
  }
  return made;
}

const inWords = (numbers: readonly number[]) =>
  numbers
    .map((value) => String(value).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replace(/ -/g, "-");

/** The same path with fewer signs: each stroke counted from its beginning where that is shorter. */
export function shorter(path: string): string {
  let [text, last] = ["", ""];
  for (const stroke of strokes(path) ?? []) {
    let { letter, to } = stroke;
    const [x, y] = stroke.from;
    if (letter === "L" && to[1] === y) [letter, to] = ["H", [to[0]!]];
    else if (letter === "L" && to[0] === x) [letter, to] = ["V", [to[1]!]];
    const near = moved(letter, to, -x, -y);
    const ways = [[letter.toLowerCase(), inWords(near)] as const, [letter, inWords(to)] as const];
    const written = (letter === "M" || letter === "Z" ? ways.slice(1) : ways).map(([sign, numbers]) => ({
      sign,
      text:
        sign !== last || /[MZ]/.test(sign)
          ? sign + numbers
          : numbers.startsWith("-")
            ? numbers
            : ` ${numbers}`,
    }));
    const best = written.reduce((a, b) => (b.text.length < a.text.length ? b : a));
    text += best.text;
    last = best.sign;
  }
  return text && text.length < path.length ? text : path;
}

/** Drawings with shorter paths. */
export function leanPaths(): Plugin {
  return {
    name: "lean-paths",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\/src\/.*\.(ts|svelte)$/ },
      handler: (code) => code.replace(PATH, (_, quote, path) => quote + shorter(path) + quote),
    },
  };
}
