// Small pictures in layers, drawn on a field of 100 × 100.
// The tokens "c" and "on" are the colours of the piece's owner; a picture without an owner is cream, like carved bone.

import { circle, type Layer, type SpaceSign } from "./layers";
import { ofModules } from "./modules";

const SHIELD = "M12 10C26 14 38 12 50 6C62 12 74 14 88 10C92 46 84 76 50 96C16 76 8 46 12 10Z";
const FLAG = "M24 10C44 2 58 20 94 12L80 32L94 52C58 60 44 42 24 50Z";
const HOUSE = "M16 46L16 92L84 92L84 46Z";
const ROOF = "M4 52L50 10L96 52L88 60L50 26L12 60Z";
const APPLE =
  "M50 32C40 22 14 24 11 51C9 75 29 95 42 93C46 92 48 90 50 90C52 90 54 92 58 93C71 95 91 75 89 51C86 24 60 22 50 32Z";
const STAR = "M50 6L62 36L94 38L69 58L78 90L50 72L22 90L31 58L6 38L38 36Z";

export const PICTURES: Readonly<Record<string, readonly Layer[]>> = {
  shield: [
    ["c", SHIELD],
    ["shade", "M50 6C62 12 74 14 88 10C92 46 84 76 50 96Z"],
    ["edge", SHIELD, 5],
  ],
  flag: [
    ["edge", "M20 4L20 98", 10],
    ["wood-light", "M20 5L20 97", 5],
    ["c", FLAG],
    ["shade", "M58 17C68 18 80 15 94 12L80 32L94 52C80 55 68 54 58 50Z"],
    ["edge", FLAG, 5],
  ],
  material: [
    ["c", "M6 34L50 10L94 34L94 70L50 94L6 70Z"],
    ["shine", "M6 34L50 10L94 34L50 58Z"],
    ["shade", "M50 58L94 34L94 70L50 94Z"],
    ["edge", "M6 34L50 10L94 34L94 70L50 94L6 70ZM6 34L50 58L94 34M50 58L50 94", 5],
  ],
  apple: [
    ["edge", "M50 34C50 22 53 14 59 7", 7],
    ["leaf-light", "M53 22C58 8 76 4 88 10C84 24 68 32 53 22Z"],
    ["apple", APPLE],
    ["shade", "M70 30C96 40 92 80 64 92C76 76 80 52 70 30Z"],
    ["shine", "M20 50C20 40 26 34 34 33C29 40 27 48 28 58C23 58 20 55 20 50Z"],
    ["edge", APPLE, 4],
  ],
  staff: [
    ["edge", "M28 96C36 70 42 54 52 38C58 28 52 16 62 9C76 0 92 14 86 28C83 36 74 38 70 33", 13],
    ["wood-light", "M28 96C36 70 42 54 52 38C58 28 52 16 62 9C76 0 92 14 86 28C83 36 74 38 70 33", 7],
    ["edge", circle(71, 21, 9)],
    ["wave", circle(71, 21, 6)],
    ["gold-piece", "M37 66L49 71M41 56L53 61", 4],
  ],
  grail: [
    [
      "gold-piece",
      "M18 10L82 10C83 38 72 54 57 60L57 74C68 77 76 83 78 93L22 93C24 83 32 77 43 74L43 60C28 54 17 38 18 10Z",
    ],
    [
      "shade",
      "M62 10L82 10C83 38 72 54 57 60L57 74C68 77 76 83 78 93L58 93C60 80 52 76 50 74L50 60C60 50 64 34 62 10Z",
    ],
    ["shine", "M26 16L34 16C34 32 38 42 42 48C30 42 26 30 26 16Z"],
    [
      "edge",
      "M18 10L82 10C83 38 72 54 57 60L57 74C68 77 76 83 78 93L22 93C24 83 32 77 43 74L43 60C28 54 17 38 18 10Z",
      4,
    ],
    ["edge", "M20 24L80 24M41 67L59 67", 4],
    ["apple", circle(50, 36, 6)],
  ],
  excalibur: [
    ["steel", "M41 62L41 16L50 2L59 16L59 62Z"],
    ["steel-dark", "M50 2L59 16L59 62L50 62Z"],
    ["edge", "M41 62L41 16L50 2L59 16L59 62Z", 4],
    ["gold-piece", "M22 58C28 64 72 64 78 58L82 66C74 74 26 74 18 66Z"],
    ["edge", "M22 58C28 64 72 64 78 58L82 66C74 74 26 74 18 66Z", 4],
    ["edge", "M50 72L50 88", 13],
    ["wax", "M50 72L50 88", 7],
    ["edge", circle(50, 91, 8)],
    ["gold-piece", circle(50, 91, 5)],
  ],
  manor: [
    ["edge", "M66 24L66 12L78 12L78 36Z", 4],
    ["c", "M66 24L66 12L78 12L78 36Z"],
    ["c", HOUSE],
    ["shine", HOUSE],
    ["edge", HOUSE, 5],
    ["c", ROOF],
    ["edge", ROOF, 5],
  ],
  hammer: [
    ["edge", "M30 92L62 40", 15],
    ["wood-light", "M30 92L62 40", 8],
    ["steel", "M38 26L52 6L94 32L82 52Z"],
    ["edge", "M38 26L52 6L94 32L82 52Z", 6],
  ],
  star: [
    ["gold-piece", STAR],
    ["shade", "M50 6L62 36L94 38L69 58L78 90L50 72Z"],
    ["edge", STAR, 6],
  ],
  marker: [
    ["edge", circle(50, 50, 45)],
    ["c", circle(50, 50, 40)],
    ["on", circle(50, 50, 28), 4],
  ],
  swap: [
    ["edge", "M16 42C18 20 42 10 64 20M84 58C82 80 58 90 36 80", 17],
    ["c", "M16 42C18 20 42 10 64 20M84 58C82 80 58 90 36 80", 9],
    ["c", "M60 2L90 26L56 38ZM40 98L10 74L44 62Z"],
    ["edge", "M60 2L90 26L56 38ZM40 98L10 74L44 62Z", 4],
    ["c", "M16 42C18 20 42 10 62 19M84 58C82 80 58 90 38 81", 9],
  ],
  arrow: [
    ["c", "M4 36L52 36L52 14L96 50L52 86L52 64L4 64Z"],
    ["edge", "M4 36L52 36L52 14L96 50L52 86L52 64L4 64Z", 6],
  ],
  both: [
    ["c", "M2 50L32 18L32 38L68 38L68 18L98 50L68 82L68 62L32 62L32 82Z"],
    ["edge", "M2 50L32 18L32 38L68 38L68 18L98 50L68 82L68 62L32 62L32 82Z", 6],
  ],
  plus: [
    ["good", circle(50, 50, 44)],
    ["edge", circle(50, 50, 44), 5],
    ["vellum", "M50 24L50 76M24 50L76 50", 14],
  ],
  minus: [
    ["wax", circle(50, 50, 44)],
    ["edge", circle(50, 50, 44), 5],
    ["vellum", "M24 50L76 50", 14],
  ],
  scroll: [
    ["vellum", "M22 12L78 12L78 86L22 86Z"],
    ["edge", "M22 12L78 12L78 86L22 86Z", 5],
    ["wood-light", "M12 4L88 4L88 18L12 18ZM12 80L88 80L88 94L12 94Z"],
    ["edge", "M12 4L88 4L88 18L12 18ZM12 80L88 80L88 94L12 94Z", 5],
    ["edge", "M34 32L66 32M34 44L66 44M34 56L54 56", 5],
    ["wax", circle(62, 66, 10)],
  ],
  hat: [
    ["dark-magic", "M22 74C34 60 38 34 44 22C48 12 58 4 72 8C64 12 62 18 62 26C64 44 68 62 80 74Z"],
    ["edge", "M22 74C34 60 38 34 44 22C48 12 58 4 72 8C64 12 62 18 62 26C64 44 68 62 80 74Z", 4.5],
    ["dark-magic", "M4 80C20 66 80 66 96 80C80 94 20 94 4 80Z"],
    ["edge", "M4 80C20 66 80 66 96 80C80 94 20 94 4 80Z", 4.5],
    ["gold-piece", "M52 34L55 43L64 43L57 49L60 58L52 53L44 58L47 49L40 43L49 43Z"],
    ["gold-piece", "M26 74C40 69 62 69 77 74", 5],
  ],
  disc: [
    ["edge", circle(50, 50, 46)],
    ["c", circle(50, 50, 41)],
    [
      "on",
      "M50 20C60 20 66 27 66 36C66 44 62 48 58 51C70 54 76 64 76 76L24 76C24 64 30 54 42 51C38 48 34 44 34 36C34 27 40 20 50 20Z",
    ],
  ],
  spark: [
    ["gold-piece", "M50 2L60 36L96 28L68 52L90 84L56 66L42 98L38 64L4 70L32 46L12 16L42 34Z"],
    ["edge", "M50 2L60 36L96 28L68 52L90 84L56 66L42 98L38 64L4 70L32 46L12 16L42 34Z", 4.5],
  ],
  tower: [
    ["stone", "M30 94L34 40L66 40L70 94Z"],
    ["stone", "M24 40L24 18L36 18L36 26L44 26L44 18L56 18L56 26L64 26L64 18L76 18L76 40Z"],
    ["shade", "M54 40L66 40L70 94L56 94ZM62 26L64 26L64 18L76 18L76 40L60 40Z"],
    [
      "edge",
      "M30 94L34 40L66 40L70 94ZM24 40L24 18L36 18L36 26L44 26L44 18L56 18L56 26L64 26L64 18L76 18L76 40Z",
      5,
    ],
    ["edge", "M43 94L43 78C43 70 57 70 57 78L57 94ZM47 50L53 50L53 60L47 60Z"],
  ],
  hood: [
    ["on", "M50 6C30 6 20 26 24 48C12 58 8 78 8 98L92 98C92 78 88 58 76 48C80 26 70 6 50 6Z", 7],
    ["edge", "M50 6C30 6 20 26 24 48C12 58 8 78 8 98L92 98C92 78 88 58 76 48C80 26 70 6 50 6Z"],
    ["c", "M50 20C38 22 34 34 36 46C38 58 46 64 50 66C54 64 62 58 64 46C66 34 62 22 50 20Z"],
    ["edge", "M40 42L47 45M60 42L53 45", 5],
    ["steel", "M76 92L66 66L82 70Z"],
    ["vellum", "M30 98L70 56L78 50L74 60L36 98Z"],
    ["edge", "M46 70L60 84", 6],
  ],
  points: [
    [
      "wax",
      "M50 2C58 0 62 8 70 8C78 10 80 18 86 22C92 28 92 36 96 42C100 50 96 58 96 66C94 74 86 76 82 82C78 90 70 90 62 94C54 98 46 96 38 95C30 94 24 90 18 84C14 78 6 74 5 66C4 58 2 50 4 42C6 34 8 28 14 22C18 14 26 14 32 9C38 4 44 4 50 2Z",
    ],
    ["shine", "M16 40C20 24 32 14 48 12C34 20 24 30 22 46Z"],
    ["shade", circle(50, 50, 34), 4],
  ],
  ...ofModules("pictures"),
};

export const SPACES: Readonly<Record<string, SpaceSign>> = {
  build: ["manor", "hammer"],
  vp_shield: ["shield", "star"],
  vp_flag: ["flag", "star"],
  vp_material: ["material", "star"],
  vp_influence: ["marker", "star"],
  influence_shield: ["shield", "marker"],
  influence_flag: ["flag", "marker"],
  influence_material: ["material", "marker"],
  influence_vassal: ["disc", "marker"],
  exchange: ["swap"],
  grail: ["grail", "apple"],
  excalibur: ["excalibur"],
  mission: ["scroll"],
  relocate: ["disc", "both"],
  ...ofModules("spaces"),
};
