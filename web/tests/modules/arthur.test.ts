// How one's Picts stand among all.

import { expect, test } from "vitest";
import { rank } from "../../src/modules/arthur/picts";

test("the most and the fewest are told, level players are neither", () => {
  const sums = [7, 9, 12, 9];
  expect(sums.map((_, index) => rank(sums, index))).toEqual(["fewest", "between", "most", "between"]);
  expect(rank([5, 5], 0)).toBe("between");
});
