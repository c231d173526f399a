// The rows of the favor board.

import { expect, test } from "vitest";
import { rowsOf } from "../../src/modules/favor/rows";
import { guide } from "../../src/modules/scene";
import { moment, stageOf } from "./table";

test("what all vassals learn alike is said once a row, the last row is told for each", () => {
  const { rows, last } = rowsOf(guide(stageOf(moment("favor")), "favor"));
  expect(rows.map(({ row, abilities }) => [row, abilities.length])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
  expect(rows.map(({ text }) => text !== "")).toEqual([true, true, false]);
  expect(last).toBe(3);
});
