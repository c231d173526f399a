// The figures of the round table that are no player's knight: a robe, a face and what is worn on it.

import { circle, type Layer } from "./layers";
import { ofModules } from "./modules";
import { BASE, placed } from "./pieces";
import { picture } from "./sheet";

/** Layers lie on a field of 100 × 130. */
export interface FigureLook {
  /** The colour of the robe. */
  robe: string;
  /** Over the robe, below the face. */
  mantle?: readonly Layer[];
  /** Over the face, below the eyes: a beard, hair. */
  hair?: readonly Layer[];
  /** What is worn on the head: a picture, its upper left corner and its size. */
  head: { picture: string; x: number; y: number; size: number };
}

const BEARD = "M33 46C33 70 42 84 50 94C58 84 67 70 67 46C60 56 40 56 33 46Z";

export const FIGURES: Readonly<Record<string, FigureLook>> = {
  merlin: {
    robe: "var(--merlin-robe)",
    hair: [
      ["snow", BEARD],
      ["edge", BEARD, 4],
    ],
    head: { picture: "hat", x: 18, y: -18, size: 64 },
  },
  ...ofModules("figures"),
};

const ROBE = "M50 46C72 46 76 70 80 108C68 116 32 116 20 108C24 70 28 46 50 46Z";

/** The reference of a figure: on its base the robe, then the face with what is worn on it. */
export const figure = (of: string, { mantle = [], hair = [], head }: FigureLook) =>
  picture(`figure-${of}`, () => [
    ...BASE,
    ["c", ROBE],
    ["edge", ROBE, 4],
    ["shade", "M50 46C72 46 76 70 80 108C74 112 64 114 52 114Z"],
    ...mantle,
    ["skin", circle(50, 46, 17)],
    ["edge", circle(50, 46, 17), 4],
    ...hair,
    ["eye", circle(43, 46, 2.6) + circle(57, 46, 2.6)],
    placed(head.picture, head.x, head.y, head.size),
  ]);
