// The page's own words. The words of the game (labels, prompts, the log) come from the server in the same language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Lang, LANGUAGES } from "../wire";

export { LANGUAGE_NAMES, LANGUAGES } from "../wire";
const KEPT = "merlin-language";

// A file an area of the page or module and language: `lobby.en.ftl`. Each language is loaded when it is first wanted.
const languages = import.meta.glob<readonly string[]>("../locale/words.*.ts", { import: "default" });
const loaded = new Map<Lang, FluentBundle>();
/** Words that come with a page of their own, once it is opened. */
const more: ((lang: Lang) => Promise<string>)[] = [];

function add(bundle: FluentBundle, text: string): void {
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
}

async function load(lang: Lang): Promise<FluentBundle> {
  const known = loaded.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of await languages[`../locale/words.${lang}.ts`]!()) add(bundle, text);
  for (const words of more) add(bundle, await words(lang));
  loaded.set(lang, bundle);
  return bundle;
}

class Language {
  current = $state<Lang>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  async use(lang: Lang): Promise<void> {
    this.bundle = await load(lang);
    this.current = lang;
    document.documentElement.lang = t("general-language-tag");
    try {
      localStorage.setItem(KEPT, lang);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const language = new Language();

/** Words of a page that is loaded later, in each language that is used from now on or was before. */
export async function addWords(words: (lang: Lang) => Promise<string>): Promise<void> {
  more.push(words);
  await Promise.all([...loaded].map(async ([lang, bundle]) => add(bundle, await words(lang))));
}

/** The language chosen before, else the first of the browser's that there is, else English. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Lang {
  const asked = kept === null ? wanted : [kept, ...wanted];
  for (const tag of asked) {
    const found = LANGUAGES.find((lang) => lang === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export async function startLanguage(): Promise<void> {
  await language.use(firstLanguage(keptLanguage(), navigator.languages));
}

/** A message of the page. A missing one is an error that the tests find; it shows its id rather than nothing. */
export function t(id: string, params: Record<string, string | number> = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = language.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return language.bundle.formatPattern(pattern, params);
}

const numbers = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

/** A number as the language writes it. To make what writes it takes much longer than to write. */
export function number(value: number, digits = 0): string {
  const key = `${language.current} ${digits}`;
  let found = numbers.get(key);
  if (!found) {
    found = new Intl.NumberFormat(language.current, { maximumFractionDigits: digits });
    numbers.set(key, found);
  }
  return found.format(value);
}

/** Several things in one sentence: "a, b and c". */
export function list(parts: readonly string[], lang: string = language.current): string {
  let found = lists.get(lang);
  if (!found) lists.set(lang, (found = new Intl.ListFormat(lang, { type: "conjunction" })));
  return found.format(parts);
}

/** A day, such as "5 March 2027". */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: "long" }).format(seconds * 1000);
}

/** A moment of the past, such as "5 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, "second"],
    [3600, "minute"],
    [86_400, "hour"],
    [Infinity, "day"],
  ];
  let size = 1;
  for (const [limit, unit] of steps) {
    if (passed < limit) return format.format(-Math.floor(passed / size), unit);
    size = limit;
  }
  return "";
}
