// Stacked bars, laid out: pure numbers, so that they can be tested without a page.

/** Points of each player for one source. */
export interface Source {
  key: string;
  title: string;
  points: readonly number[];
}

/** A part of a bar. `tone` chooses its colour and pattern. */
export interface Segment {
  source: Source;
  tone: number;
  points: number;
  x: number;
  width: number;
}

export interface Bar {
  player: number;
  total: number;
  segments: Segment[];
  /** Where the bar ends, to the right. */
  end: number;
}

export interface Stacks {
  bars: Bar[];
  /** Where zero lies; left of it stand the points that were lost. */
  zero: number;
  ticks: { value: number; x: number }[];
}

/** As many colours and patterns as can be told apart. */
export const TONES = 12;

/** The largest sources by themselves, in their order; whatever else there is goes together under one title. */
export function mainSources(sources: readonly Source[], most: number, other: string): Source[] {
  const weight = (source: Source) => source.points.reduce((sum, points) => sum + Math.abs(points), 0);
  const worth = sources.filter((source) => weight(source) > 0);
  if (worth.length <= most) return [...worth];
  const largest = new Set([...worth].sort((a, b) => weight(b) - weight(a)).slice(0, most - 1));
  const rest = worth.filter((source) => !largest.has(source));
  const sums = (worth[0]?.points ?? []).map((_, player) =>
    rest.reduce((sum, source) => sum + (source.points[player] ?? 0), 0),
  );
  return [...worth.filter((source) => largest.has(source)), { key: "other", title: other, points: sums }];
}

/** A step of 1, 2 or 5 times a power of ten that gives at most `most` of them up to `range`. */
export function niceStep(range: number, most: number): number {
  if (range <= 0) return 1;
  for (let power = 1; ; power *= 10) {
    const factor = [1, 2, 5].find((one) => range / (one * power) <= most);
    if (factor) return factor * power;
  }
}

/** Every player's bar within `width`. */
export function stacked(sources: readonly Source[], players: number, width: number): Stacks {
  const of = (player: number, sign: 1 | -1) =>
    sources.reduce((sum, source) => {
      const points = source.points[player] ?? 0;
      return Math.sign(points) === sign ? sum + points : sum;
    }, 0);
  const seats = Array.from({ length: players }, (_, player) => player);
  const most = Math.max(1, ...seats.map((player) => of(player, 1)));
  const least = Math.min(0, ...seats.map((player) => of(player, -1)));
  const scale = width / (most - least);
  const zero = -least * scale;
  const bars = seats.map((player): Bar => {
    let right = zero;
    let left = zero;
    let total = 0;
    const segments: Segment[] = [];
    sources.forEach((source, index) => {
      const points = source.points[player] ?? 0;
      if (points === 0) return;
      const length = Math.abs(points) * scale;
      total += points;
      if (points < 0) left -= length;
      segments.push({ source, tone: index % TONES, points, x: points < 0 ? left : right, width: length });
      if (points > 0) right += length;
    });
    return { player, total, segments, end: right };
  });
  const step = niceStep(most - least, Math.max(2, Math.floor(width / 70)));
  const ticks = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step)
    ticks.push({ value, x: zero + value * scale });
  return { bars, zero, ticks };
}
