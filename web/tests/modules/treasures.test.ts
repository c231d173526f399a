// Treasures in pictures.

import { expect, test } from "vitest";
import { rewardOf } from "../../src/modules/treasures/rewards";
import { moment, stageOf } from "./table";

test("treasures are told in pictures, plain tiles and towers have none", () => {
  const stage = stageOf(moment("treasures"));
  expect(rewardOf(stage, "wood-discard-material-influence")).toEqual({
    pictures: ["material", "marker"],
    sign: "minus",
  });
  expect(rewardOf(stage, "lake-point-and-apple")).toEqual({ pictures: ["star", "apple"], sign: null });
  expect(rewardOf(stage, "lake-tower")).toBeNull();
  expect(rewardOf(stage, "lake")).toBeNull();
});
