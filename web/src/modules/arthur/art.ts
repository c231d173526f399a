// The crown, the signet ring, the Picts, the signs of Arthur's spaces, his figure and his die.

import { circle } from "../../art/layers";
import type { ModuleArt } from "../contract";
import ArthurBadge from "./ArthurBadge.svelte";

const BLACK = "#26242a";
const MANTLE = "M34 60C40 72 60 72 66 60L74 112C60 118 40 118 26 112Z";

const art: ModuleArt = {
  badge: ArthurBadge,
  pictures: {
    stairs: [
      ["stone", "M6 92L6 74L28 74L28 54L50 54L50 34L72 34L72 14L94 14L94 92Z"],
      ["shade", "M6 84L28 84L28 64L50 64L50 44L72 44L72 24L94 24L94 92L6 92Z"],
      ["edge", "M6 92L6 74L28 74L28 54L50 54L50 34L72 34L72 14L94 14L94 92Z", 5],
      ["edge", "M28 74L94 74M50 54L94 54M72 34L94 34", 3],
    ],
    pict: [
      // a painted face with braids under a band
      ["roof", "M18 30C14 56 18 78 12 96L32 92L32 40ZM82 30C86 56 82 78 88 96L68 92L68 40Z"],
      ["edge", "M18 30C14 56 18 78 12 96L32 92L32 40ZM82 30C86 56 82 78 88 96L68 92L68 40Z", 4],
      ["vellum", "M24 30C22 60 34 88 50 92C66 88 78 60 76 30Z"],
      ["water-dark", "M58 34C72 32 74 52 62 54C56 54 54 46 60 44M62 62C60 72 56 80 50 86", 6],
      ["edge", "M24 30C22 60 34 88 50 92C66 88 78 60 76 30Z", 4.5],
      ["edge", circle(38, 50, 4.5) + circle(63, 50, 3.5)],
      ["edge", "M40 74C46 70 54 70 60 74M50 52L47 64L52 64", 4],
      ["roof", "M16 34C16 10 34 2 50 2C66 2 84 10 84 34C64 24 36 24 16 34Z"],
      ["edge", "M16 34C16 10 34 2 50 2C66 2 84 10 84 34C64 24 36 24 16 34Z", 4],
    ],
    crown: [
      ["gold-piece", "M10 80L4 26L28 46L50 12L72 46L96 26L90 80Z"],
      ["shade", "M50 12L72 46L96 26L90 80L50 80Z"],
      ["edge", "M10 80L4 26L28 46L50 12L72 46L96 26L90 80Z", 5],
      ["gold-piece", "M10 78L90 78L90 92L10 92Z"],
      ["edge", "M10 78L90 78L90 92L10 92Z", 5],
      ["wax", circle(50, 64, 7)],
      ["edge", circle(4, 24, 5) + circle(50, 10, 5) + circle(96, 24, 5)],
    ],
    ring: [
      ["edge", circle(50, 62, 32), 16],
      ["gold-piece", circle(50, 62, 32), 9],
      ["wax", "M28 22L40 6L60 6L72 22L50 42Z"],
      ["shine", "M28 22L40 6L60 6L50 22Z"],
      ["edge", "M28 22L40 6L60 6L72 22L50 42ZM28 22L72 22", 4.5],
    ],
  },
  spaces: {
    vp_manor: ["manor", "star"],
    activate_vassal: ["disc", "spark"],
    apple: ["apple"],
    move_arthur: ["crown", "both"],
    merlin: ["hat", "both"],
    stairs: ["stairs"],
    pict: ["pict"],
    claim_shield: ["shield", "plus"],
    claim_flag: ["flag", "plus"],
    claim_material: ["material", "plus"],
    claim_influence: ["marker", "plus"],
    signet_ring: ["ring"],
    replace_manor: ["manor", "swap"],
  },
  figures: {
    arthur: {
      robe: BLACK,
      mantle: [
        ["wax", MANTLE],
        ["edge", MANTLE, 4],
      ],
      head: { picture: "crown", x: 27, y: -8, size: 46 },
    },
  },
  dice: { arthur: { body: BLACK, pips: "var(--gold-piece)", mark: "crown" } },
};
export default art;
