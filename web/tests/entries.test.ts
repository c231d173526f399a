// The log as people read it: an entry for a move.
import { describe, expect, it } from "vitest";
import { aloud, entries } from "../src/table/entries";
import type { LogLine } from "../src/wire";

const line = (at: number, part: string, more: Partial<LogLine> = {}): LogLine => ({
  at,
  kind: "moved",
  seat: "yellow",
  text: "A sentence.",
  rule: "BASE-12",
  elements: [],
  points: 0,
  by: "yellow",
  part,
  begins: false,
  ...more,
});
const MOVE = [
  line(1, "Round 1 begins with Yellow.", { kind: "round", begins: true }),
  line(1, "", { kind: "turn", begins: true }),
  line(2, "", { kind: "die" }),
  line(3, "Yellow: knight 4 → brown."),
  line(4, " Builder"),
  line(4, " takes a brown construction material."),
];

describe("the log", () => {
  it("tells a move in one entry, whose single lines are kept", () => {
    const told = entries(MOVE);
    expect(told.map(({ text }) => text)).toEqual([
      "Round 1 begins with Yellow.",
      "Yellow: knight 4 → brown. Builder takes a brown construction material.",
    ]);
    expect(told[1]!.lines).toHaveLength(5);
    expect(new Set(told.map(({ key }) => key)).size).toBe(2);
  });

  it("leaves out a turn that has only begun", () => {
    expect(entries([line(5, "", { kind: "turn", begins: true })])).toEqual([]);
  });

  it("goes on where the log was cut", () => {
    expect(entries(MOVE.slice(4)).map(({ text }) => text.trim())).toEqual([
      "Builder takes a brown construction material.",
    ]);
  });

  it("is read aloud without arrows", () => {
    expect(aloud(MOVE.slice(1, 4))).toBe("Yellow: knight 4, brown.");
  });
});
