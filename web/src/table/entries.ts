// The log as people read it: one entry for a move, put together from what its lines say in short.

import type { LogLine } from "../wire";

export interface Entry {
  key: string;
  /** What its first line is about: a round, a scoring, a turn. */
  kind: string;
  /** Whose move it is. */
  seat: string | null;
  text: string;
  lines: LogLine[];
}

/** The entries that have something to say, in their order. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const found: Entry[] = [];
  let same = 0;
  for (const line of lines) {
    let entry = found.at(-1);
    if (!entry || line.begins) {
      same = entry?.lines[0]!.at === line.at ? same + 1 : 0;
      entry = { key: `${line.at}.${same}`, kind: line.kind, seat: line.seat, text: "", lines: [] };
      found.push(entry);
    }
    entry.text += line.part;
    entry.lines.push(line);
  }
  return found.filter((entry) => entry.text.trim() !== "");
}

/** The same lines to be read aloud: an arrow is a pause. */
export function aloud(lines: readonly LogLine[]): string {
  return entries(lines)
    .map((entry) => entry.text.trim().replaceAll(" →", ","))
    .join(" ");
}
