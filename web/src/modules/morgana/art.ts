// The crescent, Morgana herself and her dice.

import type { ModuleArt } from "../contract";
import MorganaBadge from "./MorganaBadge.svelte";

const HAIR =
  "M50 22C30 22 26 44 26 66C34 60 34 46 38 38C46 34 54 34 62 38C66 46 66 60 74 66C74 44 70 22 50 22Z";

const art: ModuleArt = {
  badge: MorganaBadge,
  pictures: {
    crescent: [
      ["dark-magic", "M66 6C30 0 6 30 10 58C14 88 44 102 70 90C46 84 36 66 38 46C40 28 50 14 66 6Z"],
      ["edge", "M66 6C30 0 6 30 10 58C14 88 44 102 70 90C46 84 36 66 38 46C40 28 50 14 66 6Z", 5],
      ["gold-piece", "M76 34L80 46L92 50L80 54L76 66L72 54L60 50L72 46Z"],
    ],
  },
  figures: {
    morgana: {
      robe: "#2c1838",
      hair: [
        ["dark-magic", HAIR],
        ["edge", HAIR, 4],
      ],
      head: { picture: "crescent", x: 34, y: -10, size: 36 },
    },
  },
  dice: { morgana: { body: "var(--dark-magic)", pips: "#f6ecff", mark: "crescent" } },
};
export default art;
