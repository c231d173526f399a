// Coins and mistletoe, and the signs of the spaces where they are taken.

import { circle, type Layer } from "../../art/layers";
import type { ModuleArt } from "../contract";
import GoldBadge from "./GoldBadge.svelte";

const COIN: readonly Layer[] = [
  ["edge", circle(50, 50, 46)],
  ["gold-piece", circle(50, 50, 41)],
  ["gold-dark", circle(50, 50, 31), 4],
  ["gold-dark", "M34 64L30 40L42 50L50 34L58 50L70 40L66 64Z"],
  ["shine", "M16 44C20 26 34 16 50 14C36 20 26 32 24 46Z"],
];

const art: ModuleArt = {
  badge: GoldBadge,
  // The piece is called gold; what is drawn is a coin.
  pictures: {
    gold: COIN,
    coin: COIN,
    mistletoe: [
      ["edge", "M50 4C48 22 48 36 52 52", 6],
      [
        "leaf",
        "M49 22C36 16 18 20 8 34C22 44 40 40 49 22ZM50 22C64 16 80 20 92 34C78 44 60 40 50 22ZM50 46C34 44 20 54 16 70C32 74 46 64 50 46ZM52 46C68 44 82 54 86 70C70 74 56 64 52 46Z",
      ],
      [
        "edge",
        "M49 22C36 16 18 20 8 34C22 44 40 40 49 22ZM50 22C64 16 80 20 92 34C78 44 60 40 50 22ZM50 46C34 44 20 54 16 70C32 74 46 64 50 46ZM52 46C68 44 82 54 86 70C70 74 56 64 52 46Z",
        3.5,
      ],
      ["snow", circle(42, 76, 11) + circle(62, 78, 11) + circle(51, 58, 10)],
      ["edge", circle(42, 76, 11) + circle(62, 78, 11) + circle(51, 58, 10), 4],
    ],
  },
  spaces: {
    apple_mistletoe: ["apple", "mistletoe"],
    gold: ["coin"],
  },
};
export default art;
