// What the Picts of each player are worth together.

import type { ArthurGuide, ArthurSlice, PictGuide } from "../../wire";

export function picts(words: ArthurGuide, numbers: readonly number[]): PictGuide[] {
  return numbers.flatMap((number) => words.picts.find(({ id }) => id === number) ?? []);
}

/** The sum of each player's Picts, with what the signet ring adds. */
export function sums(seen: ArthurSlice, words: ArthurGuide): number[] {
  return seen.picts.map(
    (numbers, seat) =>
      picts(words, numbers).reduce((sum, { value }) => sum + value, 0) +
      (seen.signet_ring === seat ? words.ring_bonus : 0),
  );
}
