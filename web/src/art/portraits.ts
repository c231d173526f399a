// The bots as people, on a field of 120 × 140: a face each, told apart by outline first and by colour second.

import { circle, type Layer } from "./layers";

export interface Likeness {
  /** The light behind, above and below. */
  sky: readonly [string, string];
  art: readonly Layer[];
}

/** A shape with the outline that all of them have. */
const o = (paint: string, d: string, width = 2.4): Layer => [`${paint}/edge`, d, width];
const line = (d: string, width = 2.4): Layer => ["edge", d, width];

/** Two eyes: the white, the iris, a light in it. */
function eyes(xs: readonly number[], y: number, iris: string, r = 4.2): Layer[] {
  return [
    o("vellum", xs.map((x) => circle(x, y, r)).join(""), 1.5),
    [iris, xs.map((x) => circle(x + 0.6, y + 0.4, r * 0.58)).join("")],
    ["#fff", xs.map((x) => circle(x + 1.6, y - 0.8, 1)).join("")],
  ];
}

/** A star with four rays. */
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;

const FACE = "M39 64C39 48 47 41 60 41S81 48 81 64C81 82 72 94 60 94S39 82 39 64Z";
const SHOULDERS = "M12 140C14 112 34 101 60 101S106 112 108 140Z";
const MAIL = "M22 112C30 95 44 92 60 92S90 95 98 112C86 121 74 119 60 119S34 121 22 112Z";
const RINGS =
  "M30 108c4 4 8 4 12 0M46 112c4 4 8 4 12 0M62 112c4 4 8 4 12 0M78 108c4 4 8 4 12 0M40 100c4 4 8 4 12 0M68 100c4 4 8 4 12 0";

export const PORTRAITS: Readonly<Record<string, Likeness>> = {
  // A cap with three bells, and a wink.
  random: {
    sky: ["#2f7d76", "#1d4f55"],
    art: [
      ["shine", "M8 58L34 84L8 110ZM112 58L86 84L112 110Z"],
      o("wax", SHOULDERS),
      o("gold-piece", "M60 101C86 101 106 112 108 140H60Z"),
      o("bone", "M26 106L40 96H80L94 106L86 124L74 108L60 130L46 108L34 124Z"),
      o("gold-piece", circle(34, 125, 4) + circle(60, 131, 4) + circle(86, 125, 4)),
      o("skin", FACE),
      ["#e58d76", circle(46, 77, 4.5) + circle(75, 77, 4.5)],
      ...eyes([51], 64, "#3b2a1a"),
      line("M64 65C67 61 72 61 75 65", 2.8),
      line("M45 56C48 52 53 52 56 55M65 53C69 49 74 51 76 55"),
      line("M59 66C56 72 56 74 61 75", 1.8),
      o("vellum", "M45 78C50 92 70 92 76 77C66 82 54 82 45 78Z"),
      o("wax", "M60 50C50 42 42 42 36 54C34 40 22 36 8 52C2 30 18 12 36 22C46 26 56 36 60 50Z"),
      o("gold-piece", "M60 50C70 42 78 42 84 54C86 42 98 40 108 62C118 38 104 14 84 22C74 26 64 36 60 50Z"),
      o("#2f7d76", "M60 52C46 40 44 22 66 4C64 12 74 20 73 32C72 42 66 46 60 52Z"),
      o("gold-piece", circle(8, 55, 6) + circle(108, 65, 6) + circle(67, 5, 6)),
    ],
  },
  // A flat cap with a long feather, freckles, and a letter to deliver.
  page: {
    sky: ["#9cc7e0", "#5e93b8"],
    art: [
      o("roof", "M20 140C20 112 38 102 60 102S100 112 100 140Z"),
      o("vellum", "M44 100L60 112L76 100L80 112L60 126L40 112Z"),
      o(
        "#b9803f",
        "M31 56C26 78 30 92 38 96C40 84 38 70 42 60H78C82 70 80 84 82 96C90 92 94 78 89 56C86 38 34 38 31 56Z",
      ),
      o("skin", FACE),
      o("#c98f4b", "M39 66C41 54 47 50 51 60C55 50 65 50 67 58C71 52 79 54 81 66L82 50H38Z"),
      ...eyes([52, 69], 70, "#2c5d34", 4.4),
      line("M60 71C58 76 59 78 62 78", 1.7),
      line("M54 84C58 87.5 64 87 67 83"),
      ["#c27a4a", circle(46, 77, 1.2) + circle(49.5, 79, 1.2) + circle(73, 79, 1.2) + circle(76, 77, 1.2)],
      o("wax", "M24 54C20 34 44 22 66 26C86 28 98 40 94 52C74 44 46 46 24 54Z"),
      o("#6b1a24", "M25 53C46 45 74 43 94 51L93 57C72 50 46 51 26 59Z"),
      o("vellum", "M78 42C80 20 98 8 118 10C112 14 116 18 110 21C113 26 105 28 105 33C98 42 88 43 78 42Z"),
      line("M80 41C88 30 98 22 109 16", 1.4),
      o("vellum", "M12 122L28 114L42 140H20Z"),
      o("bone", "M8 120L28 110L31 116L11 126Z"),
      o("wax", circle(27, 132, 4.5), 1.5),
    ],
  },
  // A hood with a point, a smile, and a lute.
  minstrel: {
    sky: ["#c9dfa0", "#6f9a5a"],
    art: [
      o(
        "leaf",
        "M30 66C24 30 44 18 66 22C84 10 104 18 112 40C100 34 94 40 90 58C98 84 94 104 60 106S24 96 30 66Z",
      ),
      o("wax", SHOULDERS),
      o("skin", FACE),
      o("#d8a24a", "M39 62C42 44 52 42 60 42S78 44 81 62C72 54 62 58 58 50C54 56 46 54 39 62Z"),
      ...eyes([51, 69], 67, "#2c5d34", 4),
      line("M60 69C57 74 58 77 62 77", 1.8),
      o("vellum", "M50 82C56 90 66 90 71 81C64 84 57 84 50 82Z"),
      o("wood", "M66 114L104 72L112 79L76 122Z"),
      o("wood-light", "M22 140C22 116 46 100 66 110C84 118 82 134 78 140Z"),
      o("wood-dark", circle(54, 126, 8)),
      ["vellum", "M40 138L106 74M46 142L110 78", 1.4],
    ],
  },
  // A beard, a cap with a brim, and a hooded falcon on the glove.
  falconer: {
    sky: ["#b8d4d8", "#6d949c"],
    art: [
      o("wood", SHOULDERS),
      o("skin", FACE),
      o("#6a4526", "M38 64C38 92 50 102 60 102S82 92 82 64C78 78 70 80 60 79C50 80 42 78 38 64Z"),
      ...eyes([51, 69], 65, "#3a4a5a", 4),
      line("M54 86C58 88 62 88 66 86"),
      o("leaf", "M26 54C40 44 34 26 60 24S82 44 94 54C74 48 46 48 26 54Z"),
      o("steel-dark", "M92 62C108 66 112 96 104 122L96 106C84 100 80 74 92 62Z"),
      o("wax", circle(94, 66, 9)),
      o("gold-piece", "M86 66L78 70L87 72Z", 1.5),
      o("wood-light", "M84 118C96 106 112 110 112 140H80Z"),
    ],
  },
  // Tousled hair, a scratch, mail, and the sword that is carried for somebody.
  squire: {
    sky: ["#d9b36a", "#9a7030"],
    art: [
      line("M98 140V34", 13),
      ["steel", "M98 140V60", 8],
      ["wood", "M98 48V32", 7],
      o("gold-piece", "M82 50C90 55 106 55 114 50V58C106 62 90 62 82 58Z" + circle(98, 24, 7)),
      o("leaf", SHOULDERS),
      o("steel", MAIL),
      ["steel-dark", RINGS, 2],
      o("skin", FACE),
      o(
        "#4a2f1b",
        "M37 68C30 44 38 24 58 22C64 16 74 20 74 26C87 30 88 50 83 68C80 58 78 52 72 48C66 54 50 54 45 47C41 52 39 60 37 68Z",
      ),
      ["#7a5233", "M46 31C52 27 60 27 66 31M70 35C74 37 77 40 78 44", 2],
      ...eyes([51, 69], 66, "#2a4a6a", 4),
      line("M45 58L56 59M75 58L64 59", 3),
      line("M60 68C57 74 58 77 62 77", 1.8),
      line("M52 84C57 87 63 87 68 82"),
      ["#b0603c", "M70 76L77 71", 2],
    ],
  },
  // A tabard in quarters, and a trumpet with a banner.
  herald: {
    sky: ["#e9d7a0", "#b58d3c"],
    art: [
      o("water-dark", SHOULDERS),
      o("wax", "M60 101C86 101 106 112 108 140H60Z"),
      ["gold-piece", star(36, 124, 9) + star(84, 124, 9)],
      o("skin", FACE),
      o("#8a5a2b", "M36 66C30 34 48 26 60 26S90 34 84 66C80 52 72 48 60 48S40 52 36 66Z"),
      ...eyes([51, 69], 65, "#3b2a1a", 4),
      line("M45 56L56 56M75 56L64 56", 3),
      o("wax", "M10 66L44 78V120L27 110L10 108Z"),
      o("gold-piece", "M62 84L2 58V48L64 80Z"),
      o("skin", circle(44, 80, 6)),
    ],
  },
  // A crowned great helm: nothing of him is seen but the light in the slits.
  knight: {
    sky: ["#8c2a33", "#55141c"],
    art: [
      ["gold-dark", star(24, 50, 7) + star(96, 50, 7)],
      o("vellum", SHOULDERS),
      ["wax", "M55 116H65V124H82V132H65V140H55V132H38V124H55Z"],
      o("steel", MAIL),
      ["steel-dark", RINGS, 2],
      o("steel", "M32 36C44 26 76 26 88 36L86 82C80 98 70 106 60 110C50 106 40 98 34 82Z", 3),
      ["shade", "M60 29C72 29 82 32 88 36L86 82C80 98 70 106 60 110Z"],
      o("gold-piece", "M55 29H65V58H87L86 67H65V107L60 110L55 107V67H34L33 58H55Z", 2),
      line("M38 51H52M68 51H82", 7),
      ["#ffe9a8", circle(46, 51, 1.9) + circle(74, 51, 1.9)],
      ["edge", [43, 49, 71, 77].map((x) => circle(x, 77, 2.2) + circle(x, 85, 2.2)).join("")],
      o("gold-piece", "M40 34L44 14L52 26L60 6L68 26L76 14L80 34C68 28 52 28 40 34Z"),
      o("wax", circle(60, 7, 3.5), 1.5),
    ],
  },
  // Long dark hair under a circlet, a beard, the lance of a jouster, the bends of his arms.
  lancelot: {
    sky: ["#f3ead6", "#cdb994"],
    art: [
      ["#cf7268", "M8 60L40 14L58 5L8 78ZM8 112L88 12L104 30L8 138ZM40 138L112 52V84L68 138Z"],
      line("M18 140V6", 9),
      ["gold-piece", "M18 140V12", 4.5],
      o("steel", "M12 13L18 -5L24 13Z"),
      o("wax", "M19 16C30 12 36 22 50 18L44 27L50 36C36 40 30 30 19 34Z"),
      o("steel-dark", SHOULDERS),
      o(
        "steel",
        "M12 134C14 112 28 104 44 108C44 124 34 134 12 140ZM108 134C106 112 92 104 76 108C76 124 86 134 108 140Z",
      ),
      ["steel-dark", "M20 124C26 120 34 118 42 118M100 124C94 120 86 118 78 118", 2],
      o("gold-piece", "M46 108C50 116 70 116 74 108L70 100H50Z"),
      o(
        "#2e2018",
        "M32 58C24 84 28 104 40 108C42 92 38 78 42 62ZM88 58C96 84 92 104 80 108C78 92 82 78 78 62Z",
      ),
      o("skin", FACE),
      o(
        "#3b281c",
        "M40 72C42 88 50 99 60 99S78 88 80 72C76 82 70 82 66 81C63 79 57 79 54 81C50 82 44 82 40 72Z",
        1.8,
      ),
      ["#e0a088", "M55 87C58 89 62 89 65 87", 2.6],
      ...eyes([51, 69], 66, "#2a6fae", 4),
      line("M45 58C49 55 53 56 56 58M75 58C71 55 67 56 64 58", 2.6),
      line("M60 67L57.5 76C59 77.5 61 77.5 62.5 76.5", 1.7),
      o(
        "#2e2018",
        "M34 62C30 36 44 24 60 24S90 36 86 62C82 50 76 46 68 44C58 48 46 48 42 52C38 54 36 58 34 62Z",
      ),
      o("gold-piece", "M35 46C48 38 72 38 85 46L84 52C72 45 48 45 36 52Z"),
      o("wax", circle(60, 44, 3.6), 1.5),
    ],
  },
  // Long fair hair with water lilies in it, a cloak like the lake, and the moon.
  viviane: {
    sky: ["#9cc7e0", "#5e93b8"],
    art: [
      ["snow", circle(94, 28, 13)],
      o("#d8a24a", "M34 58C18 92 28 122 20 140H100C92 122 102 92 86 58Z"),
      o("water-dark", SHOULDERS),
      o("skin", FACE),
      o(
        "#d8a24a",
        "M34 62C30 36 44 24 60 24S90 36 86 62C82 50 76 46 68 44C58 48 46 48 42 52C38 54 36 58 34 62Z",
      ),
      ...eyes([51, 69], 66, "leaf"),
      line("M52 84C57 87 63 87 68 82"),
      line("M60 68C57 74 58 77 62 77", 1.8),
      o("snow", star(44, 38, 8) + star(60, 32, 9) + star(76, 38, 8), 1.5),
    ],
  },
  // Hat, brows and beard under the stars, and a staff that shines.
  merlin: {
    sky: ["#2b3a78", "#131c44"],
    art: [
      [
        "gold-piece",
        star(22, 60, 8) + star(97, 26, 7) + star(30, 28, 5) + circle(18, 92, 1.5) + circle(40, 14, 1.5),
      ],
      line("M102 140C100 110 104 84 100 66", 9),
      ["wood", "M102 140C100 110 104 84 100 66", 5],
      ["#5d83c4", circle(100, 54, 16)],
      o("#bfe2ff", circle(100, 54, 9.5)),
      ["wood", "M90 66C92 60 90 56 88 52M110 66C108 60 110 56 112 52", 4],
      o("purple", SHOULDERS),
      ["gold-piece", star(24, 132, 7) + star(88, 126, 7)],
      o("skin", FACE),
      o("snow", "M37 66C28 98 42 122 58 139C76 122 92 98 83 66C78 78 70 80 60 77C50 80 42 78 37 66Z"),
      [
        "#b9b3a6",
        "M52 92C50 104 52 116 57 126M66 92C68 104 66 112 63 120M44 88C43 96 45 104 48 110M75 88C76 96 74 102 72 106",
        2,
      ],
      o("vellum", "M60 78C54 73 46 77 42 84C50 88 57 86 60 81C63 86 70 88 78 84C74 77 66 73 60 78Z"),
      ...eyes([51, 69], 66, "#4a6fd0", 3.8),
      line("M60 66C56 72 56 76 60 77", 1.7),
      o(
        "vellum",
        "M42 60C46 54 53 55 57 60C52 59 47 59 42 60ZM78 60C74 54 67 55 63 60C68 59 73 59 78 60Z",
        1.8,
      ),
      o("purple", "M30 54C40 42 40 18 66 -2C66 7 76 9 84 13C76 15 74 20 76 28C78 40 82 48 88 54Z"),
      o("dark-magic", "M12 58C26 46 94 46 108 58C94 66 26 66 12 58Z"),
      ["gold-piece", "M35 51C48 46 70 46 84 51", 4.5],
      ["gold-piece", star(60, 30, 12)],
    ],
  },
  // A mason: a felt cap, a full beard, the hammer over the shoulder.
  builder: {
    sky: ["#e8a860", "#a5632a"],
    art: [
      line("M94 140L102 40", 10),
      ["wood-light", "M94 140L102 42", 5.5],
      o("steel", "M84 20L118 25L115 45L81 40Z"),
      o("vellum", SHOULDERS),
      o("wood", "M42 104L46 140H74L78 104L66 112H54Z"),
      o("skin", FACE),
      o("wood-dark", "M38 62C31 92 46 108 60 108S89 92 82 62C79 74 70 77 60 75C50 77 41 74 38 62Z"),
      ["skin", "M53 85C57 88 63 88 67 85", 3.4],
      ...eyes([51, 69], 64, "#4a3a20", 4),
      line("M44 56L57 58M76 56L63 58", 4),
      line("M60 65C56 71 57 74 62 74", 1.8),
      o("#8c6b3f", "M34 52C32 28 46 18 60 18S88 28 86 52C70 44 50 44 34 52Z"),
      o("bone", "M31 54C48 43 72 43 89 54L88 46C72 36 48 36 32 46Z"),
      o("skin", circle(95, 118, 8)),
    ],
  },
  // A ruff, a pointed beard, a beret with a plume, and a cup.
  courtier: {
    sky: ["#7d5a96", "#3c2350"],
    art: [
      ["#9a76b2", "M8 70L30 48L52 70L30 92ZM68 70L90 48L112 70L90 92Z"],
      o("wax", SHOULDERS),
      ["gold-piece", "M60 112V140", 3],
      o("#5b3a22", "M33 74C24 44 38 26 60 26S96 44 87 74C84 84 36 84 33 74Z"),
      o("skin", FACE),
      o(
        "snow",
        "M20 104C20 96 27 93 33 96C37 90 46 91 50 96C56 92 64 92 70 96C74 91 83 90 87 96C93 93 100 96 100 104C100 112 93 115 87 112C83 118 74 117 70 112C64 116 56 116 50 112C46 117 37 118 33 112C27 115 20 112 20 104Z",
      ),
      ["steel-dark", "M34 100V108M48 101V109M60 101V109M72 101V109M86 100V108", 2],
      o("#5b3a22", "M54 84C57 87 63 87 66 84L60 100Z", 2),
      line("M46 78C49 84 56 82 60 80C64 82 71 84 74 78", 3),
      ...eyes([51, 69], 65, "#4a6a3a", 4),
      line("M45 56C48 53 53 53 56 56M75 55C72 52 67 52 64 55"),
      o("wax", "M30 48C26 28 48 18 70 22C90 26 96 40 88 48C70 40 48 42 30 48Z"),
      o("gold-piece", "M31 49C48 41 72 41 88 49L87 54C72 47 48 47 32 54Z"),
      o("vellum", "M40 36C30 22 14 18 4 24C8 26 6 30 10 31C8 36 14 37 15 41C24 46 34 42 40 36Z"),
      o("gold-piece", "M84 74H112C112 88 107 94 102 96V112L110 118H86L94 112V96C89 94 84 88 84 74Z"),
    ],
  },
  // Somebody behind a great shield: a kettle hat, two eyes, and a wall.
  defender: {
    sky: ["#a9b3b8", "#5d676e"],
    art: [
      ["stone-dark", "M8 78V58H22V66H36V58H50M70 58H84V66H98V58H112V78", 4],
      o("steel-dark", SHOULDERS),
      o("skin", FACE),
      ...eyes([51, 69], 62, "#3a4a5a", 4.2),
      line("M45 54L56 55M75 54L64 55", 3),
      o("steel", "M36 44C36 20 48 12 60 12S84 20 84 44Z"),
      ["steel-dark", "M60 14V42", 3],
      o("steel", "M18 51C26 40 44 38 60 38S94 40 102 51C88 46 72 46 60 46S32 46 18 51Z"),
      o(
        "water-dark",
        "M20 74C36 79 48 76 60 69C72 76 84 79 100 74C103 110 90 128 60 140C30 128 17 110 20 74Z",
        3,
      ),
      ["gold-piece", "M60 78V132M28 96H92", 8],
      o("steel", circle(60, 96, 8)),
    ],
  },
};

/** A bot from elsewhere: somebody in a hood. */
export const STRANGER: Likeness = {
  sky: ["#b9ab97", "#6d675f"],
  art: [
    o("grey", "M60 20C38 20 28 42 32 68C18 82 12 108 12 140H108C108 108 102 82 88 68C92 42 82 20 60 20Z"),
    ["edge", "M60 36C46 38 41 52 44 68C47 84 54 90 60 92C66 90 73 84 76 68C79 52 74 38 60 36Z"],
    ["vellum", circle(52, 64, 3.4) + circle(68, 64, 3.4)],
  ],
};

/** Whose face and voice a bot has: a frozen one (merlin-2026) those of its model. */
export function modelOf(bot: string): string {
  return bot.replace(/-\d{4}$/, "");
}
