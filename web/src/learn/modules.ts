// How long a table takes with its modules, and which module to play next.

import type { ModuleInfo } from "../wire";

const PLAYED = "merlin-played";

/** The base game and what each chosen module adds. */
export function minutesOf(modules: readonly ModuleInfo[], chosen: readonly string[], base: number): number {
  return modules.filter(({ name }) => chosen.includes(name)).reduce((sum, one) => sum + one.minutes, base);
}

/** The lightest that was not played yet and whose needs are known, in the order of the lessons. */
export function nextModule(modules: readonly ModuleInfo[], played: readonly string[]): ModuleInfo | null {
  return (
    modules
      .filter(
        ({ name, lesson, needs }) =>
          lesson && !played.includes(name) && needs.every((one) => played.includes(one)),
      )
      .sort((one, other) => one.place - other.place)[0] ?? null
  );
}

/** The modules of a finished game are known from now on; tells all that are. */
export function keepPlayed(chosen: readonly string[]): string[] {
  let known: string[];
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLAYED) ?? "[]");
    known = Array.isArray(found) ? found.map(String) : [];
  } catch {
    known = [];
  }
  const all = [...new Set([...known, ...chosen])];
  try {
    localStorage.setItem(PLAYED, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing is told the first one every time.
  }
  return all;
}
