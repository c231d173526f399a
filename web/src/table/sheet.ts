// Sums of a score sheet.

import type { SheetLine } from "../wire";

export const SEATS: readonly string[] = ["red", "yellow", "blue", "green"];

/** The points of each player over all lines. */
export function totals(lines: readonly SheetLine[], players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    lines.reduce((sum, line) => sum + (line.points[player] ?? 0), 0),
  );
}

/** Points with their sign, for what would be added. */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : "0";
}

/** Points as they stand in a table: nothing at all is a dash. */
export function plain(points: number): string {
  if (points === 0) return "–";
  return points < 0 ? `−${-points}` : `${points}`;
}
