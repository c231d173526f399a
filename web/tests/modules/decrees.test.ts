// What is known of the stacks of decrees.

import { expect, test } from "vitest";
import { homes, stacks } from "../../src/modules/decrees/known";
import { slice } from "../../src/modules/scene";
import { moment, stageOf } from "./table";

test("a decree that is known in two stacks can be chosen in the first", () => {
  const stage = stageOf(moment("all-4-late"));
  const seen = slice(stage, "decrees")!;
  const name = stage.guide.colours.map((colour) => colour.name);
  const twice = {
    ...seen,
    stacks: {
      [name[0]!]: { decrees: [null, "points-2"], looked: [] },
      [name[1]!]: { decrees: ["points-2", "points-2"], looked: [0] },
    },
  };
  const found = stacks(stage, twice);
  expect(found.map(({ size, known }) => [size, known.map(({ count }) => count)])).toEqual([
    [2, [1]],
    [2, [2]],
  ]);
  expect(homes(found).get("points-2")).toBe(name[0]);
});
