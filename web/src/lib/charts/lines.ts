// Points over time as lines, laid out.

/** The points of each player after each moment. */
export type Series = readonly (readonly number[])[];

export interface Scale {
  x: (index: number) => number;
  y: (points: number) => number;
  least: number;
  most: number;
}

/** Where moments and points lie within a box. */
export function scaled(series: Series, width: number, height: number): Scale {
  const all = series.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const last = Math.max(1, (series[0]?.length ?? 1) - 1);
  return {
    x: (index) => (index / last) * width,
    y: (points) => height - ((points - least) / (most - least)) * height,
    least,
    most,
  };
}

/** A line of steps: points change at a moment, not between two. Only the corners are drawn. */
export function steps(points: readonly number[], scale: Scale): string {
  const first = points[0];
  if (first === undefined) return "";
  const at = (value: number) => Math.round(value * 10) / 10;
  let path = `M${at(scale.x(0))} ${at(scale.y(first))}`;
  let before = first;
  points.forEach((now, index) => {
    if (now === before) return;
    path += `H${at(scale.x(index))}V${at(scale.y(now))}`;
    before = now;
  });
  return `${path}H${at(scale.x(points.length - 1))}`;
}

/** Labels at the ends of lines, moved apart so that none covers another. */
export function apart(wanted: readonly number[], distance: number, least: number, most: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  let floor = least;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + distance;
  }
  let ceiling = most;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - distance;
  }
  const found = [...wanted];
  for (const label of order) found[label.index] = label.y;
  return found;
}
