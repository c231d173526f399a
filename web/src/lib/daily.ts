// The daily position as this browser knows it: which day it is here, what was solved, and how many days in a row.

export const DAYS = "merlin-daily";

/** What became of a position: solved, the answer was looked at, or neither yet. */
export type Outcome = "solved" | "given" | "";

export interface Kept {
  outcome: Outcome;
  /** Turns that were played to their end. */
  tries: number;
  /** The day it was solved or given up. */
  on: string;
}

/** By the name of a puzzle, or by a day. */
export type Book = Readonly<Record<string, Kept>>;

export interface History {
  days: Book;
  puzzles: Book;
}

const DAY = 86_400_000;
export const UNTRIED: Kept = { outcome: "", tries: 0, on: "" };

/** A day of the calendar here, such as 2026-11-18. */
export function dayOf(date: Date = new Date()): string {
  const [year, ...rest] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, "0"), ...rest.map((part) => String(part).padStart(2, "0"))].join("-");
}

/** So many days later. Days are counted where none has 23 hours. */
export function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

function readBook(found: unknown): Book {
  const entries = Object.entries((found ?? {}) as Record<string, Partial<Kept> | null>);
  return Object.fromEntries(
    entries.map(([name, kept]) => {
      const outcome = kept?.outcome === "solved" || kept?.outcome === "given" ? kept.outcome : "";
      const tries = Number.isInteger(kept?.tries) ? Math.max(0, kept!.tries!) : 0;
      return [name, { outcome, tries, on: typeof kept?.on === "string" ? kept.on : "" }];
    }),
  );
}

/** What was kept; whatever is not understood is not there. */
export function readHistory(text: string | null): History {
  try {
    const found = (JSON.parse(text ?? "{}") ?? {}) as Partial<History>;
    return { days: readBook(found.days), puzzles: readBook(found.puzzles) };
  } catch {
    return { days: {}, puzzles: {} };
  }
}

export function history(): History {
  try {
    return readHistory(localStorage.getItem(DAYS));
  } catch {
    return readHistory(null);
  }
}

/** Days in a row, each solved on its day, up to today; one may still solve today's. */
export function streak({ days }: History, today: string): number {
  const counts = (day: string) => days[day]?.outcome === "solved" && days[day].on === day;
  let [day, count] = [counts(today) ? today : later(today, -1), 0];
  for (; counts(day); day = later(day, -1)) count++;
  return count;
}
