// The Picts that are meant by their numbers.

import type { ArthurGuide, PictGuide } from "../../wire";

export function picts(words: ArthurGuide, numbers: readonly number[]): PictGuide[] {
  return numbers.flatMap((number) => words.picts.find(({ id }) => id === number) ?? []);
}

/** How a player's sum stands among all: the most, the fewest, or between; level players are neither. */
export function rank(sums: readonly number[], index: number): "most" | "fewest" | "between" {
  const own = sums[index] ?? 0;
  const others = sums.filter((_, other) => other !== index);
  if (others.every((sum) => sum < own)) return "most";
  return others.every((sum) => sum > own) ? "fewest" : "between";
}
