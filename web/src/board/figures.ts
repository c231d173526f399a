// The figures on the round table, and in which order those that share a space stand there.

import type { FigureView } from "../wire";

export interface Standing extends FigureView {
  /** Which of those on its space it is, and how many they are. */
  index: number;
  count: number;
}

/** All figures of the table; several on one space are numbered in their order. */
export function standing(figures: readonly FigureView[]): Standing[] {
  const counts = new Map<number, number>();
  return figures
    .map((figure) => {
      const index = counts.get(figure.space) ?? 0;
      counts.set(figure.space, index + 1);
      return { ...figure, index };
    })
    .map((figure) => ({ ...figure, count: counts.get(figure.space)! }));
}
