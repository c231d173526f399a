// Many games in few numbers: means with intervals by the bootstrap over games, and a running mean.

export interface Interval {
  value: number;
  low: number;
  high: number;
}

const RESAMPLED = 400;

/** A small generator, so that the same games always give the same interval. */
function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The sum of `amounts` over the sum of `per`, with the 95 % interval over games drawn afresh. */
export function ratio(amounts: readonly number[], per: readonly number[] = amounts.map(() => 1)): Interval {
  const value = amounts.length ? total(amounts) / Math.max(1e-9, total(per)) : 0;
  if (amounts.length < 2) return { value, low: value, high: value };
  const random = luck(amounts.length);
  const found = Array.from({ length: RESAMPLED }, () => {
    let [amount, divisor] = [0, 0];
    for (let draw = 0; draw < amounts.length; draw++) {
      const index = Math.floor(random() * amounts.length);
      amount += amounts[index]!;
      divisor += per[index]!;
    }
    return amount / Math.max(1e-9, divisor);
  }).sort((one, other) => one - other);
  return { value, low: found[RESAMPLED * 0.025]!, high: found[RESAMPLED * 0.975 - 1]! };
}

/** The mean of each value and those before it, `width` at most. */
export function running(values: readonly number[], width: number): number[] {
  return values.map((_, index) => {
    const last = values.slice(Math.max(0, index + 1 - width), index + 1);
    return total(last) / last.length;
  });
}
