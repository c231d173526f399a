// What the final screen says about a finished game.

import { list } from "../lib/i18n.svelte";
import type { Sheet } from "../wire";
import { SEATS, totals } from "./sheet";

export interface Place {
  seat: string;
  name: string;
  points: number;
  place: number;
  winner: boolean;
}

/** The players from the first to the last place; the server says who won, equal points share a place. */
export function standings(sheet: Sheet, names: readonly string[], winners: readonly string[]): Place[] {
  const sums = totals(sheet.lines, names.length);
  const players = names.map((name, player) => {
    const seat = SEATS[player] ?? "";
    return { seat, name, points: sums[player] ?? 0, place: 0, winner: winners.includes(seat) };
  });
  players.sort((a, b) => Number(b.winner) - Number(a.winner) || b.points - a.points);
  return players.map((player) => {
    const before = players.filter((other) => other.points > player.points);
    return { ...player, place: player.winner ? 1 : Math.max(2, before.length + 1) };
  });
}

/** Names one after the other, as the language joins them. */
export function joined(names: readonly string[], lang: string): string {
  return list(names, lang);
}
