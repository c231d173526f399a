// The rows of the favor board; what the last one teaches is turned down when it is used.

import type { FavorGuide } from "../../wire";

export function rowsOf(words: FavorGuide): { rows: number[]; last: number } {
  const rows = [...new Set(words.abilities.map(({ row }) => row))];
  return { rows, last: Math.max(...rows) };
}
