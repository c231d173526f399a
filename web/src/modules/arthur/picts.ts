// The Picts that are meant by their numbers.

import type { ArthurGuide, PictGuide } from "../../wire";

export function picts(words: ArthurGuide, numbers: readonly number[]): PictGuide[] {
  return numbers.flatMap((number) => words.picts.find(({ id }) => id === number) ?? []);
}
