// The long chapters in sections, for the reader's eye alone.

import type { RuleInfo } from "../../wire";
import { isExample } from "./search";

export interface Section {
  name: string;
  rules: RuleInfo[];
}

// The base game numbers its rules by subject: each section begins at such a number.
const BASE: readonly [number, string][] = [
  [80, "end"],
  [70, "scoring"],
  [60, "flags"],
  [50, "missions"],
  [30, "spaces"],
  [10, "turns"],
  [1, "setup"],
];

/** The section a rule stands in; empty where its chapter has none. */
export function sectionOf(id: string): string {
  if (isExample(id)) return "examples";
  const found = /^BASE-(\d+)$/.exec(id);
  if (!found) return "";
  const number = Number(found[1]);
  return BASE.find(([first]) => number >= first)?.[1] ?? "";
}

export function sections(rules: readonly RuleInfo[]): Section[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const name = sectionOf(rule.id);
    const known = found.get(name);
    if (known) known.push(rule);
    else found.set(name, [rule]);
  }
  return [...found].map(([name, members]) => ({ name, rules: members }));
}
