// Small sums of the witch's kitchen.

/** Equal dice lie together: they are one choice. */
export function diceByFace(dice: readonly number[]): { face: number; count: number }[] {
  return [...new Set(dice)]
    .sort((a, b) => a - b)
    .map((face) => ({ face, count: dice.filter((other) => other === face).length }));
}
