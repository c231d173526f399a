// How many choices fit into the prompt, and how large: it keeps its height and never scrolls.

import type { Choice, Step } from "../../lib/choices";
import { stepsOf } from "../../lib/choices";
import { bestDelta } from "./words";

export interface Room {
  width: number;
  height: number;
  /** Whether fingers choose: rows are higher. */
  coarse: boolean;
}

export interface Shape {
  columns: number;
  rows: number;
  /** Only the title of each choice. */
  compact: boolean;
}

const GAP = 4;
/** Heights of a row: with a second line, and with one. */
const FULL = 36;
const FULL_TOUCH = 42;
const COMPACT = 32;
const COMPACT_TOUCH = 40;
/** Widths of a column. */
const WIDE = 560;
const COMFORTABLE = 200;
const NARROWEST = 160;
const MOST_ROWS = 10;

function rowsIn(height: number, row: number): number {
  return Math.max(1, Math.min(MOST_ROWS, Math.floor((height + GAP) / (row + GAP))));
}

/** The shapes that a list can have in this room, the most comfortable first. */
export function shapes({ width, height, coarse }: Room): Shape[] {
  const one = coarse ? COMPACT_TOUCH : COMPACT;
  const columns = width > WIDE ? 2 : 1;
  const found = [{ columns, rows: rowsIn(height, coarse ? FULL_TOUCH : FULL), compact: false }];
  if (columns === 1 && width >= 2 * COMFORTABLE)
    found.push({ columns: 2, rows: rowsIn(height, coarse ? FULL_TOUCH : FULL), compact: false });
  if (columns === 1 && width >= 2 * NARROWEST)
    found.push({ columns: 1, rows: rowsIn(height, one), compact: true });
  for (let more = 2; more * NARROWEST <= width && more <= 4; more++)
    found.push({ columns: more, rows: rowsIn(height, one), compact: true });
  return found;
}

/** How high a row may be, with what is left: enough for two lines below the title, at most. */
export function rowHeight({ columns, compact }: Shape, count: number, { height, coarse }: Room): number {
  const least = compact ? (coarse ? COMPACT_TOUCH : COMPACT) : coarse ? FULL_TOUCH : FULL;
  const rows = Math.max(1, Math.ceil(count / columns));
  const most = compact ? least + 8 : ROOMY + 8;
  return Math.max(least, Math.min(most, Math.floor((height + GAP) / rows) - GAP));
}
/** A row of this height has two lines below its title. */
export const ROOMY = 54;

/** So many are shown at once, whatever the room. */
export const MOST = 10;

/** The rows of the prompt: every choice if there is room, else the next step, or as many as there is room for. */
export function fit(choices: readonly Choice[], room: Room): { steps: Step[]; shape: Shape; left: number } {
  const known = shapes(room);
  const holds = ({ columns, rows }: Shape) => Math.min(MOST, columns * rows);
  const single = choices.map((one) => ({ element: null, choices: [one] }));
  for (const steps of [single, stepsOf(choices)]) {
    const shape = known.find((one) => holds(one) >= steps.length);
    if (shape) return { steps, shape, left: 0 };
  }
  // The best ones are in sight; all are on the board and in the list.
  const shape = known.reduce((a, b) => (holds(b) > holds(a) ? b : a));
  const steps = stepsOf(choices).toSorted((a, b) => worth(b) - worth(a));
  const shown = steps.slice(0, holds(shape) - 1);
  return { steps: shown, shape, left: steps.slice(shown.length).flatMap((one) => one.choices).length };
}

function worth(step: Step): number {
  const delta = bestDelta(step.choices);
  return delta ? delta.now + delta.scoring : 0;
}
