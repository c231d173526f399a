// What the viewer knows of the stacks of decrees.

import type { Stage } from "../../lib/stage.svelte";
import type { DecreeGuide, DecreesSlice } from "../../wire";
import { guide } from "../scene";

export interface Counted {
  decree: DecreeGuide;
  count: number;
}

export interface Stack {
  colour: string;
  /** How many lie there. */
  size: number;
  known: Counted[];
  /** The numbers of the seats that have looked. */
  looked: number[];
}

/** Equal decrees together, in the order of the guide. */
export function counted(stage: Stage, counts: ReadonlyMap<string, number>): Counted[] {
  return guide(stage, "decrees").decrees.flatMap((decree) => {
    const count = counts.get(decree.name) ?? 0;
    return count > 0 ? [{ decree, count }] : [];
  });
}

export function stacks(stage: Stage, seen: DecreesSlice): Stack[] {
  return Object.entries(seen.stacks).map(([colour, { decrees, looked }]) => {
    const counts = new Map<string, number>();
    for (const name of decrees) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    return { colour, size: decrees.length, known: counted(stage, counts), looked };
  });
}

/** Where each decree can be chosen: the first stack that is known to hold it, for points may lie in several. */
export function homes(found: readonly Stack[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const { colour, known: decrees } of found)
    for (const { decree } of decrees) if (!known.has(decree.name)) known.set(decree.name, colour);
  return known;
}
