// One's own finished games, kept in this browser alone: results, luck, mistakes. The server is told nothing of it.

import { api, call } from "../lib/api";
import { language } from "../lib/i18n.svelte";
import { person } from "../lib/me.svelte";
import { Refusal } from "../lib/problem";
import type { ReviewState, SeatFigures, SeatInfo } from "../wire";

export const PROFILE = "merlin-profile";
const FORMAT = "merlin profile 1";
/** So many games are kept for each person, the newest. */
export const MOST = 400;
const EVERY = 3000;
/** How often a review is asked for before it is left for another time. */
const PATIENCE = 200;
/** Refusals that may be over the next time. */
const PASSING: ReadonlySet<string> = new Set(["too-many", "lost"]);

/** A mistake to be tried again: where it was, and in words what was better. */
export interface Mistake {
  at: number;
  when: string;
  title: string;
  reasons: string;
  better: readonly string[];
  points: number;
}

export interface Kept {
  table: string;
  /** When the game ended, in milliseconds. */
  on: number;
  modules: readonly string[];
  /** The others: the names of bots, and "" for people. */
  opponents: readonly string[];
  points: number;
  won: boolean;
  figures: SeatFigures;
  mistakes: readonly Mistake[];
}

/** By the person who played: whoever becomes somebody else in this browser has another profile. */
type Book = Record<string, readonly Kept[]>;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === "string";
const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A game as it was kept; null for what is none. */
export function readGame(found: unknown): Kept | null {
  const game = (found ?? {}) as Partial<Kept>;
  const { figures, mistakes } = game;
  const counted = [figures?.margin, figures?.luck, figures?.turns, figures?.lost, figures?.played?.traitors];
  const whole =
    isText(game.table) &&
    isNumber(game.on) &&
    isNumber(game.points) &&
    texts(game.modules) &&
    texts(game.opponents) &&
    counted.every(isNumber) &&
    Array.isArray(figures?.kinds) &&
    figures.kinds.every((one) => isText(one?.kind) && isNumber(one.points)) &&
    isNumber(figures.played.completed) &&
    isNumber(figures.played.held) &&
    Object.values(figures.played.points ?? {}).every(isNumber) &&
    Array.isArray(mistakes) &&
    mistakes.every(
      (one) =>
        isNumber(one?.at) &&
        isNumber(one.points) &&
        isText(one.when) &&
        isText(one.title) &&
        texts(one.better),
    );
  return whole ? ({ ...game, won: game.won === true } as Kept) : null;
}

function readBook(text: string | null): Book {
  try {
    const found = JSON.parse(text ?? "{}") as { format?: string; people?: Record<string, unknown[]> };
    if (found.format !== FORMAT) return {};
    return Object.fromEntries(
      Object.entries(found.people ?? {}).map(([who, games]) => [
        who,
        games.flatMap((one) => readGame(one) ?? []),
      ]),
    );
  } catch {
    return {};
  }
}

const book = (): Book => {
  try {
    return readBook(localStorage.getItem(PROFILE));
  } catch {
    return {};
  }
};
const write = (people: Book) => {
  try {
    localStorage.setItem(PROFILE, JSON.stringify({ format: FORMAT, people }));
  } catch {
    // A browser that keeps nothing still plays.
  }
};

/** The games of a person, the oldest first. */
export const games = (who: string): readonly Kept[] => book()[who] ?? [];

/** Puts games among those of a person; one that is there already is replaced. */
export function add(who: string, more: readonly Kept[]): readonly Kept[] {
  const known = book();
  const all = new Map([...(known[who] ?? []), ...more].map((game) => [game.table, game]));
  const found = [...all.values()].sort((one, other) => one.on - other.on).slice(-MOST);
  write({ ...known, [who]: found });
  return found;
}

/** All of a person's games are forgotten; those of others stay. */
export function erase(who: string): void {
  const { [who]: _, ...others } = book();
  write(others);
}

export const exported = (found: readonly Kept[]): string =>
  JSON.stringify({ format: FORMAT, games: found }, null, 1);

/** The games of a file; null if it is no such file. */
export function imported(text: string): Kept[] | null {
  try {
    const found = JSON.parse(text) as { format?: string; games?: unknown[] };
    return found.format === FORMAT ? (found.games ?? []).flatMap((one) => readGame(one) ?? []) : null;
  } catch {
    return null;
  }
}

/** Whether a game can be one's own: one seat of it is, and no more. */
export const ownSeat = (seats: readonly SeatInfo[]): number => {
  const own = seats.flatMap((seat, index) => (seat.yours ? [index] : []));
  return own.length === 1 ? own[0]! : -1;
};

/** What is kept of a reviewed game. */
export function keptOf(
  table: Pick<Kept, "table" | "on" | "modules"> & { seats: readonly SeatInfo[] },
  found: ReviewState,
): Kept | null {
  const { review } = found;
  const index = ownSeat(table.seats);
  const seat = review?.seats[index];
  const figures = review?.figures[index];
  if (!review || !seat || !figures) return null;
  return {
    table: table.table,
    on: table.on,
    modules: [...table.modules],
    opponents: table.seats.flatMap((one, place) => (place === index ? [] : [one.bot ?? ""])),
    points: seat.points,
    won: seat.points === Math.max(...review.seats.map(({ points }) => points)),
    figures,
    mistakes: seat.turning
      .filter(({ line }) => line.length)
      .map(({ at, when, title, reasons, better, points }) => ({
        at,
        when,
        title,
        reasons: reasons.join(" "),
        better,
        points,
      })),
  };
}

/** Waits for the review of a finished game of one's own in the background, and keeps what it says. */
export async function keep(
  table: { id: string; modules: readonly string[]; changed: number; seats: readonly SeatInfo[] },
  wait = EVERY,
): Promise<boolean> {
  if (ownSeat(table.seats) < 0) return false;
  for (let tries = 0; tries < PATIENCE; tries++) {
    try {
      const who = (await person.load()).id;
      const found = await call<ReviewState>("GET", `/api/tables/${table.id}/review?lang=${language.current}`);
      const game = keptOf({ ...table, table: table.id, on: table.changed * 1000 }, found);
      if (game) {
        add(who, [game]);
        return true;
      }
      if (found.review) return false;
    } catch (error) {
      if (!(error instanceof Refusal) || !PASSING.has(error.why)) return false;
    }
    await new Promise((then) => setTimeout(then, wait));
  }
  return false;
}

/** One's finished games that are not kept yet, the newest first. */
export async function missing(known: readonly Kept[]) {
  const there = new Set(known.map(({ table }) => table));
  return (await api.tables()).filter(
    ({ id, status, seats, aside }) => status === "over" && !aside && !there.has(id) && ownSeat(seats) >= 0,
  );
}
