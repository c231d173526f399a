// Which entries of the log are decisions that can be explained.

import type { LogLine } from "../wire";

/** Whether a line begins an entry that somebody decided: the first of its record, about a deed of a player. */
export function isDecision(line: LogLine, before: LogLine | undefined): boolean {
  return before?.at !== line.at && line.by !== null && line.seat !== null && line.kind !== "turn";
}

/** The decisions of the last turn in which another than the viewer decided something, in their order. */
export function latestTurn(lines: readonly LogLine[], viewer: string | null): number[] {
  const found: number[] = [];
  let mover: string | null = null;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]!;
    if (mover !== null && (line.kind === "turn" || line.kind === "round")) break;
    if (line.by === viewer || !isDecision(line, lines[index - 1])) continue;
    mover ??= line.by;
    if (line.by === mover) found.unshift(line.at);
  }
  return found;
}
