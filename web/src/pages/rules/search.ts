// Finding words in rules: letters with and without accents are the same, and what was found is marked.

import type { RuleInfo } from "../../wire";

/** A piece of a text; `found` marks what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** A text without accents and capitals, and for each of its letters where it came from. */
function folded(text: string): { letters: string; from: number[] } {
  let letters = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/ß/g, "ss")
      .replace(/[’‘]/g, "'")
      .toLowerCase();
    for (const part of plain) {
      letters += part;
      from.push(at);
    }
    at += letter.length;
  }
  from.push(text.length);
  return { letters, from };
}

/** The words of a query, longest first, so that the longest is marked where several begin at one place. */
export function queryWords(query: string): string[] {
  const words = folded(query).letters.split(/\s+/).filter(Boolean);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Whether all words of the query are in the rule: in its id, its title or its text. */
export function matches(rule: RuleInfo, words: readonly string[]): boolean {
  const { letters } = folded(`${rule.id} ${rule.title} ${rule.text}`);
  return words.every((word) => letters.includes(word));
}

/** The text in pieces, those that were looked for marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const { letters, from } = folded(text);
  const parts: Piece[] = [];
  let done = 0;
  let at = 0;
  while (at < letters.length) {
    const word = words.find((one) => letters.startsWith(one, at));
    const begin = from[at]!;
    if (!word || begin < done) {
      at += 1;
      continue;
    }
    // An accent written apart from its letter goes with it.
    let end = Math.max(from[at + word.length]!, begin + 1);
    while (/\p{M}/u.test(text.slice(end, end + 1))) end += 1;
    if (begin > done) parts.push({ text: text.slice(done, begin), found: false });
    parts.push({ text: text.slice(begin, end), found: true });
    done = end;
    at += word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), found: false });
  return parts;
}

export interface Chapter {
  name: string;
  rules: RuleInfo[];
}

/** Rules by chapter, both in the order in which they come. */
export function chapters(rules: readonly RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const known = found.get(rule.chapter);
    if (known) known.push(rule);
    else found.set(rule.chapter, [rule]);
  }
  return [...found].map(([name, members]) => ({ name, rules: members }));
}

/** An example belongs to a rule; its number begins with an X. */
export function isExample(id: string): boolean {
  return /-X\d+$/.test(id);
}

/** Ids of rules inside a text, to make links of them. */
export function withLinks(text: string, known: ReadonlySet<string>): { text: string; rule: string }[] {
  return text
    .split(/(\b[A-Z]+-X?\d+\b)/)
    .filter(Boolean)
    .map((part) => ({ text: part, rule: known.has(part) ? part : "" }));
}
