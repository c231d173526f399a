// Keys that choose options: 1–9 and 0, then a–z without the letters that mean something else, then two keys.

/** Letters that the table page keeps for itself: change, hint, log, missions, reference, try, undo, why. */
export const TAKEN = new Set("chlmrtuy");

const DIGITS = [..."1234567890"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !TAKEN.has(letter));

/** A key for each of so many options, in order. Beyond the single keys every option has two: a letter, then a digit. */
export function keysFor(count: number, first: "digits" | "letters" = "digits"): string[] {
  const single = first === "digits" ? [...DIGITS, ...LETTERS] : LETTERS;
  if (count <= single.length) return single.slice(0, count);
  // The last letters open a second row, as few of them as are needed.
  let openers = 1;
  while (single.length - openers + openers * 10 < count) openers++;
  const plain = single.slice(0, single.length - openers);
  const double = single.slice(-openers).flatMap((first) => DIGITS.map((second) => first + second));
  return [...plain, ...double].slice(0, count);
}

/** What typing `key` after `typed` means among these keys: a whole one, a beginning, or nothing. */
export function typedKey(
  keys: readonly string[],
  typed: string,
  key: string,
): { found: number } | { typed: string } | null {
  const whole = typed + key;
  const found = keys.indexOf(whole);
  if (found >= 0) return { found };
  if (keys.some((known) => known.startsWith(whole))) return { typed: whole };
  return typed ? typedKey(keys, "", key) : null;
}
