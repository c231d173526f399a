// The figures of the round table that are no player's knight: a robe, a face and what is worn on it.

import type { Layer } from "./layers";
import { ofModules } from "./modules";

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
