// What was tried and solved, kept in this browser; and which position comes next.

import { type Book, DAYS, dayOf, history, type History, type Kept, later, UNTRIED } from "../lib/daily";
import type { PuzzleInfo } from "../wire";

/** So many days back the position of a day can still be played. */
export const BACK = 35;

/** Whether there is something to play on a day. */
export function open(day: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day <= today && day >= later(today, -BACK);
}

const changed = (book: Book, name: string, change: (kept: Kept) => Kept): Book => ({
  ...book,
  [name]: change(book[name] ?? UNTRIED),
});

/** A turn was played to its end, or the answer was looked at. What is over stays as it was. */
export function noted(kept: Kept, outcome: Kept["outcome"], on: string): Kept {
  if (kept.outcome) return kept;
  const tries = kept.tries + (outcome === "given" ? 0 : 1);
  return { outcome, tries, on: outcome ? on : "" };
}

/** Keeps what became of a puzzle, and of the day that it was the position of. */
export function note(id: string, day: string | null, outcome: Kept["outcome"]): History {
  const [known, today] = [history(), dayOf()];
  const change = (kept: Kept) => noted(kept, outcome, today);
  const found = {
    days: day ? changed(known.days, day, change) : known.days,
    puzzles: changed(known.puzzles, id, change),
  };
  try {
    localStorage.setItem(DAYS, JSON.stringify(found));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return found;
}

/** The position to practice next: one that is not over, of the same level or harder, then any. */
export function nextOf(
  all: readonly PuzzleInfo[],
  done: Book,
  after: string | null = null,
): PuzzleInfo | null {
  const place = all.findIndex(({ id }) => id === after);
  const round = [...all.slice(place + 1), ...all.slice(0, place + 1)];
  return round.find(({ id }) => id !== after && !done[id]?.outcome) ?? null;
}

/** The days of a month as a calendar writes them, Monday first; empty places before the first. */
export function monthOf(day: string): (string | null)[] {
  const first = `${day.slice(0, 8)}01`;
  const blank = (new Date(first).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 31 }, (_, index) => later(first, index));
  return [...Array<null>(blank).fill(null), ...days.filter((one) => one.slice(0, 7) === day.slice(0, 7))];
}
