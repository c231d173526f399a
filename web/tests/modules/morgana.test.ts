// The dice of the witch's kitchen.

import { expect, test } from "vitest";
import { diceByFace } from "../../src/modules/morgana/counting";

test("equal Morgana dice are one choice", () => {
  expect(diceByFace([5, 2, 5])).toEqual([
    { face: 2, count: 1 },
    { face: 5, count: 2 },
  ]);
});
