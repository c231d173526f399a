// What building on a treasure tile brings, as pictures.

import type { Stage } from "../../lib/stage.svelte";
import type { TreasureGuide } from "../../wire";
import { guide } from "../scene";

export interface Reward {
  pictures: string[];
  /** "plus" for claims, "minus" for what others give back. */
  sign: "plus" | "minus" | null;
}

export function reward({ form, shows }: TreasureGuide): Reward {
  const pictures = shows.map((name) => (name === "influence" ? "marker" : name));
  if (form === "claim") return { pictures, sign: "plus" };
  if (form === "discard") return { pictures, sign: "minus" };
  if (form === "point_and_apple") return { pictures: ["star", "apple"], sign: null };
  return { pictures: [form], sign: null };
}

/** The pictures of a tile, or nothing for one without a treasure. */
export function rewardOf(stage: Stage, kind: string): Reward | null {
  const treasure = guide(stage, "treasures").tiles.find((known) => known.kind === kind);
  return treasure ? reward(treasure) : null;
}
