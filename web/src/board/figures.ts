// The figures on the round table: who stands on which space, and in which order they share one.

import type { View } from "../wire";

export interface Standing {
  /** Its element, such as "figure:knight:red". */
  id: string;
  /** A seat, or "merlin", "arthur", "morgana". */
  of: string;
  space: number;
  index: number;
  count: number;
}

/** All figures of the table; several on one space are numbered in a fixed order. */
export function standing(view: View): Standing[] {
  const figures: [id: string, of: string, space: number][] = view.players.map((player) => [
    `figure:knight:${player.seat}`,
    player.seat,
    player.knight,
  ]);
  figures.push(["figure:merlin", "merlin", view.merlin]);
  const arthur = view.modules.arthur?.arthur;
  if (typeof arthur === "number") figures.push(["figure:arthur", "arthur", arthur]);
  // Morgana's place is a principality; its space is every fourth one.
  const morgana = view.modules.morgana?.place;
  if (typeof morgana === "number") figures.push(["figure:morgana", "morgana", morgana * 4]);
  const counts = new Map<number, number>();
  for (const [, , space] of figures) counts.set(space, (counts.get(space) ?? 0) + 1);
  const seen = new Map<number, number>();
  return figures.map(([id, of, space]) => {
    const index = seen.get(space) ?? 0;
    seen.set(space, index + 1);
    return { id, of, space, index, count: counts.get(space)! };
  });
}
