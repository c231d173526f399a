// Which lines of the log belong to a scoring, so that it can be told step by step.

import type { LogLine } from "../wire";

/** Events with which a scoring begins, and those that show that it is over. */
const BEGINS = new Set(["scoring", "final"]);
const ENDS = new Set(["round", "rolled", "turn", "over"]);

export interface Scoring {
  /** The lines so far; null while nothing is scored. */
  going: readonly LogLine[] | null;
  /** The lines of a scoring that is complete. */
  done: readonly LogLine[];
}

/** A scoring may take several moves, with decisions between them: it is told when it is complete. */
export function scoringLines(lines: readonly LogLine[], going: readonly LogLine[] | null): Scoring {
  let done: readonly LogLine[] = [];
  for (const line of lines) {
    if (BEGINS.has(line.kind)) going ??= [];
    else if (going && ENDS.has(line.kind)) {
      done = going;
      going = null;
    }
    if (going) going = [...going, line];
  }
  return { going, done };
}
