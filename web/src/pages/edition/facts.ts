// Facts about printed components, put together by part.

import type { EditionFact } from "../../wire";

export type Level = EditionFact["level"];
export const LEVELS: readonly Level[] = ["text", "seen", "reconstructed"];

export interface Part {
  name: string;
  note: string;
  facts: EditionFact[];
}

/** Where a fact belongs: `part` is the table, `key` an entry of it, `entry` the number in a list (from 1). */
export function placeOf(place: string): { part: string; key: string; entry: number | null } {
  const found = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(place);
  return {
    part: found?.[1] ?? place,
    key: found?.[3] ?? "",
    entry: found?.[2] ? Number(found[2]) : null,
  };
}

/** Facts by part, in their order; a note stands for its whole part and is read once. */
export function parts(facts: readonly EditionFact[]): Part[] {
  const found = new Map<string, Part>();
  for (const fact of facts) {
    const name = placeOf(fact.place).part;
    const known = found.get(name) ?? { name, note: "", facts: [] };
    known.note ||= fact.note;
    known.facts.push(fact);
    found.set(name, known);
  }
  return [...found.values()];
}

export function countLevels(facts: readonly EditionFact[]): Record<Level, number> {
  const counts: Record<Level, number> = { text: 0, seen: 0, reconstructed: 0 };
  for (const fact of facts) counts[fact.level] += 1;
  return counts;
}

/** Whether a value can be said in a few words on one line. */
export function isShort(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one !== "object");
  if (value && typeof value === "object")
    return Object.values(value).every((one) => typeof one !== "object") && Object.keys(value).length <= 3;
  return true;
}

/** What a part says apart from what is listed with a level of its own. */
export function remaining(fact: EditionFact, facts: readonly EditionFact[]): unknown {
  const { key, entry, part } = placeOf(fact.place);
  if (key || entry !== null || !fact.value || typeof fact.value !== "object" || Array.isArray(fact.value))
    return fact.value;
  const own = new Set(
    facts.map((other) => placeOf(other.place)).flatMap((place) => (place.part === part ? [place.key] : [])),
  );
  return Object.fromEntries(Object.entries(fact.value).filter(([name]) => !own.has(name)));
}
