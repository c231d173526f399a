// The rows of the favor board; what the last one teaches is turned down when it is used.

import type { FavorAbility, FavorGuide } from "../../wire";

export interface Row {
  row: number;
  /** What all vassals learn alike, or nothing if each learns something else. */
  text: string;
  abilities: FavorAbility[];
}

/** What an ability is, without the vassal and the row, which its place on the board says already. */
export const wordsOf = ({ title }: FavorAbility): string => title.split(": ").at(-1)!;

export function rowsOf({ abilities }: FavorGuide): { rows: Row[]; last: number } {
  const numbers = [...new Set(abilities.map(({ row }) => row))];
  const rows = numbers.map((row) => {
    const of = abilities.filter((ability) => ability.row === row);
    const texts = new Set(of.map(wordsOf));
    return { row, text: texts.size === 1 ? [...texts][0]! : "", abilities: of };
  });
  return { rows, last: Math.max(...numbers) };
}
