// How far one has come, kept in this browser after every step.

import { PROGRESS } from "../lib/lessons";

/** Where one is in a lesson: the part, the step in it, and what was done in that part so far. */
export interface Place {
  part: number;
  step: number;
  actions: readonly string[];
}

export interface Progress {
  /** Lessons that were finished. */
  done: readonly string[];
  /** Lessons that were begun. */
  at: Readonly<Record<string, Place>>;
}

const isPlace = (found: unknown): found is Place => {
  const { part, step, actions } = (found ?? {}) as Partial<Place>;
  return Number.isInteger(part) && Number.isInteger(step) && Array.isArray(actions);
};

/** What was kept; whatever is not understood is not there. */
export function readProgress(text: string | null): Progress {
  let found: Partial<Progress>;
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as Partial<Progress>;
  } catch {
    found = {};
  }
  const places = Object.entries(found.at ?? {}).filter(([, place]) => isPlace(place));
  return {
    done: Array.isArray(found.done) ? found.done.map(String) : [],
    at: Object.fromEntries(places),
  };
}

export function progress(): Progress {
  try {
    return readProgress(localStorage.getItem(PROGRESS));
  } catch {
    return readProgress(null);
  }
}

function keep(changed: Progress): void {
  try {
    localStorage.setItem(PROGRESS, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export function keepPlace(id: string, place: Place): void {
  const known = progress();
  keep({ ...known, at: { ...known.at, [id]: place } });
}

/** A lesson is finished: the next time it begins anew. */
export function keepDone(id: string): void {
  const { done, at } = progress();
  const others = Object.entries(at).filter(([name]) => name !== id);
  keep({ done: [...done.filter((one) => one !== id), id], at: Object.fromEntries(others) });
}

/** The first that is not finished, among those of the base game, then all. */
export function nextOf<T extends { id: string; module: string | null }>(
  lessons: readonly T[],
  done: readonly string[],
): T | null {
  const left = lessons.filter(({ id }) => !done.includes(id));
  return left.find(({ module }) => module === null) ?? left[0] ?? null;
}
