// The faces of the bots, by name: a roundel each, told apart by what is worn and carried, not by colour.

import { circle, type Layer } from "./layers";

const HEAD = "M34 48C34 36 41 30 50 30S66 36 66 48C66 62 58 70 50 70S34 62 34 48Z";
const BUST = "M20 79C23 70 35 66 50 66S77 70 80 79A42 42 0 0 1 20 79Z";
const EYES = circle(43.5, 50, 2.8) + circle(56.5, 50, 2.8);

/** A shape with the outline that all pieces have. */
const drawn = (token: string, path: string, width = 3.5): Layer[] => [
  [token, path],
  ["edge", path, width],
];

/** A gilded ring around a field, and on it the picture. */
const roundel = (field: string, ...layers: (Layer | Layer[])[]): Layer[] => [
  ["edge", circle(50, 50, 50)],
  ["trim", circle(50, 50, 48)],
  ["edge", circle(50, 50, 43.5)],
  [field, circle(50, 50, 42)],
  ...layers.flatMap((layer) => (typeof layer[0] === "string" ? [layer as Layer] : (layer as Layer[]))),
];

/** A stripe from the upper left to the lower right, between two distances from the middle of the roundel. */
function bend(from: number, to: number): string {
  const end = (off: number, along: number) => {
    const reach = along * Math.sqrt(42 * 42 - off * off);
    return `${(50 + (reach + off) * Math.SQRT1_2).toFixed(1)} ${(50 + (reach - off) * Math.SQRT1_2).toFixed(1)}`;
  };
  return `M${end(from, -1)}A42 42 0 0 1 ${end(to, -1)}L${end(to, 1)}A42 42 0 0 1 ${end(from, 1)}Z`;
}

/** A star with four rays. */
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;

export const FACES: Readonly<Record<string, readonly Layer[]>> = {
  // A cap of two colours with three bells.
  random: roundel(
    "leaf",
    drawn("wax", BUST),
    drawn("gold-piece", "M26 72L36 66L64 66L74 72L66 84L58 74L50 88L42 74L34 84Z"),
    drawn("skin", HEAD),
    ["edge", EYES],
    ["apple", circle(38.5, 57, 3.5) + circle(61.5, 57, 3.5)],
    ["edge", "M41 58C45 66 55 66 59 58", 3],
    drawn("wax", "M50 42C44 38 36 40 31 46C30 40 24 38 13 48C8 30 20 18 33 24C40 26 47 32 50 42Z"),
    drawn("gold-piece", "M50 42C56 38 64 40 69 46C70 40 76 38 87 48C92 30 80 18 67 24C60 26 53 32 50 42Z"),
    drawn("wax", "M50 42C38 34 36 20 50 5Z"),
    drawn("gold-piece", "M50 42C62 34 64 20 50 5Z"),
    drawn("gold-piece", circle(13, 50, 6) + circle(87, 50, 6) + circle(50, 4, 6), 3),
  ),
  // A flat cap with a long feather on a boy's hair.
  page: roundel(
    "lake",
    drawn("apple", BUST),
    drawn("vellum", "M38 68L50 76L62 68L60 78L50 84L40 78Z", 3),
    drawn("wood", "M27 40C24 56 28 64 33 66L67 66C72 64 76 56 73 40Z"),
    drawn("skin", HEAD),
    ["edge", EYES],
    ["apple", circle(39, 57, 3.5) + circle(61, 57, 3.5)],
    ["edge", "M44 60C47 63.5 53 63.5 56 60", 3],
    drawn("wood", "M31 46C32 36 40 34 44 42C48 34 56 34 58 41C62 36 68 38 69 46L69 36L31 36Z", 3),
    drawn("apple", "M22 37C20 20 40 12 58 16C72 18 80 26 78 36C62 30 40 32 22 37Z"),
    drawn("snow", "M64 28C66 10 82 2 97 5C92 8 95 12 90 14C92 18 86 19 86 23C80 30 72 28 64 28Z", 3),
    ["edge", "M65 27C72 18 80 12 89 9", 2],
  ),
  // A hood of mail, and the hilt of the sword that is carried for somebody.
  squire: roundel(
    "wood-light",
    ["edge", "M83 74L83 20", 10],
    ["steel", "M83 74L83 44", 5],
    ["wood", "M83 36L83 24", 5],
    drawn("gold-piece", "M69 36L97 36L97 43L69 43Z" + circle(83, 17, 6), 3),
    drawn("leaf", BUST),
    drawn(
      "steel",
      "M50 16C30 16 25 34 27 52C28 66 24 72 20 78C36 88 64 88 80 78C76 72 72 66 73 52C75 34 70 16 50 16Z",
    ),
    [
      "steel-dark",
      "M35 26C38 29 42 29 45 26M55 26C58 29 62 29 65 26M30 74C33 77 37 77 40 74M45 76C48 79 52 79 55 76M60 74C63 77 67 77 70 74M45 22C48 25 52 25 55 22",
      2.5,
    ],
    drawn("skin", "M36 48C36 38 42 34 50 34S64 38 64 48C64 60 57 67 50 67S36 60 36 48Z"),
    ["edge", EYES],
    ["edge", "M44 59C47 62 53 62 55 59M40 44L46 43M60 44L54 43", 3],
  ),
  // A great helm with a golden cross.
  knight: roundel(
    "wax",
    drawn("vellum", BUST),
    drawn("steel", "M25 26C36 15 64 15 75 26L72 60C66 72 58 77 50 80C42 77 34 72 28 60Z"),
    ["shade", "M50 18C61 18 69 21 75 26L72 60C66 72 58 77 50 80Z"],
    drawn(
      "gold-piece",
      "M46 18L54 18L54 46L74 46L73 53L54 53L54 78L50 80L46 78L46 53L27 53L26 46L46 46Z",
      2.5,
    ),
    ["edge", "M32 40L43 40M57 40L68 40", 5.5],
    ["edge", circle(36, 61, 2) + circle(64, 61, 2) + circle(40, 68, 2) + circle(60, 68, 2)],
  ),
  // The visor of a jouster under a plume, the lance, and the bends of his arms.
  lancelot: roundel(
    "snow",
    ["wax", bend(-34, -22) + bend(-8, 8) + bend(22, 34)],
    ["edge", "M22 92L22 6", 9],
    ["gold-piece", "M22 92L22 22", 4],
    drawn("steel", "M17 24L22 -3L27 24Z", 3),
    drawn("steel-dark", BUST),
    drawn("apple", "M47 22C46 4 66 -4 86 8C96 16 96 34 88 46C86 36 82 32 78 32C70 22 60 20 54 26Z"),
    drawn("steel", "M30 46C28 26 42 18 54 20C70 22 78 36 75 54C74 66 66 74 54 76L36 70C31 64 31 54 30 46Z"),
    drawn("steel", "M56 40L26 44L21 54L36 72L56 74C62 66 62 48 56 40Z", 3),
    ["edge", "M29 51L50 48", 4.5],
    ["edge", "M36 60L46 58M38 66L47 64", 3],
    drawn("gold-piece", circle(62, 46, 4), 2.5),
  ),
  // Hat, brows and beard under the stars.
  merlin: roundel(
    "night",
    ["gold-piece", star(22, 34, 9) + star(80, 40, 8) + star(24, 63, 6) + star(77, 21, 6)],
    drawn("purple", BUST),
    drawn("skin", HEAD),
    ["edge", EYES],
    drawn("snow", "M33 50C28 74 40 86 50 94C60 86 72 74 67 50C62 58 57 59 50 57C43 59 38 58 33 50Z"),
    drawn("snow", "M50 57C45 54 40 57 37 62C43 65 48 63 50 60C52 63 57 65 63 62C60 57 55 54 50 57Z", 2.5),
    ["edge", "M47 70C46 76 47 80 49 84M56 70C56 74 55 77 54 80", 2],
    ["snow", "M38 45L46 46M62 45L54 46", 3.5],
    drawn("purple", "M30 40C36 34 38 16 52 -2C56 6 64 6 70 6C64 10 62 14 62 20C64 28 66 36 70 40Z"),
    drawn("purple", "M17 43C26 35 74 35 83 43C74 50 26 50 17 43Z"),
    ["gold-piece", "M31 39C42 35 58 35 69 39", 4],
    ["gold-piece", star(52, 22, 10)],
  ),
  // A beard, an apron's cap, and the hammer.
  builder: roundel(
    "orange",
    drawn("vellum", BUST),
    drawn("wood", "M38 68L38 90C46 93 54 93 62 90L62 68Z", 3),
    drawn("skin", HEAD),
    drawn("wood-dark", "M33 48C28 66 40 80 50 80S72 66 67 48C64 55 58 57 50 56C42 57 36 55 33 48Z"),
    ["skin", "M46 63C48 65 52 65 54 63", 3],
    ["edge", EYES],
    ["wood-dark", "M39 43L47 44M61 43L53 44", 4],
    drawn("steel", "M28 40C28 20 38 14 50 14S72 20 72 40C58 34 42 34 28 40Z"),
    drawn("vellum", "M25 41C40 33 60 33 75 41L75 34C60 26 40 26 25 34Z", 3),
    ["edge", "M72 92L84 40", 9],
    ["wood-light", "M72 91L84 42", 4.5],
    drawn("steel", "M70 24L97 30L94 44L67 38Z"),
    drawn("skin", circle(75, 78, 6), 3),
  ),
  // A ruff, a pointed beard, a circlet with a stone, and a cup.
  courtier: roundel(
    "dark-magic",
    drawn("wax", BUST),
    drawn("wood", "M29 64C18 60 18 12 50 12S82 60 71 64C64 66 36 66 29 64Z"),
    drawn("skin", HEAD),
    ["wood", "M33 48C36 39 45 41 50 35C55 41 64 39 67 48L67 28L33 28Z"],
    ["edge", "M33 48C36 39 45 41 50 35C55 41 64 39 67 48", 3],
    drawn("gold-piece", "M24 39C37 28 63 28 76 39L75 32C62 21 38 21 25 32Z", 2.5),
    drawn("apple", circle(50, 28, 4.5), 2.5),
    drawn(
      "snow",
      "M20 74C20 68 25 66 29 68C32 64 39 65 42 69C46 66 54 66 58 69C61 65 68 64 71 68C75 66 80 68 80 74C80 80 75 82 71 81C68 85 61 84 58 81C54 84 46 84 42 81C39 84 32 85 29 81C25 82 20 80 20 74Z",
    ),
    ["steel-dark", "M30 72L32 78M40 73L41 79M60 73L59 79M70 72L68 78", 2],
    drawn("wood", "M45 65C48 67 52 67 55 65L50 77Z", 2.5),
    ["edge", "M39 56C41 61 47 60 50 58C53 60 59 61 61 56", 3],
    ["edge", EYES],
    ["edge", "M40 44C42 42 45 42 47 44M60 44C58 42 55 42 53 44", 2.5],
    drawn("gold-piece", "M72 50L94 50C94 62 90 67 86 69L86 80L92 85L74 85L80 80L80 69C76 67 72 62 72 50Z", 3),
    ["wax", "M75 53L91 53", 3],
  ),
  // Somebody behind a great shield, of whom little more than a helmet can be seen.
  defender: roundel(
    "stone-dark",
    drawn("steel-dark", BUST),
    drawn("skin", HEAD),
    ["edge", circle(43.5, 47, 3) + circle(56.5, 47, 3)],
    drawn("steel", "M30 36C30 18 40 11 50 11S70 18 70 36Z"),
    ["steel-dark", "M50 13L50 34", 3],
    drawn("steel", "M18 41C24 33 38 31 50 31S76 33 82 41C70 38 60 37 50 37S30 38 18 41Z"),
    drawn("water-dark", "M19 55C31 59 41 57 50 52C59 57 69 59 81 55C83 76 72 90 50 99C28 90 17 76 19 55Z"),
    ["gold-piece", "M50 58L50 92M26 70L74 70", 7],
    ["edge", "M19 55C31 59 41 57 50 52C59 57 69 59 81 55C83 76 72 90 50 99C28 90 17 76 19 55Z", 3.5],
  ),
};

/** A bot from elsewhere: somebody in a hood. */
export const STRANGER: readonly Layer[] = roundel(
  "stone",
  drawn(
    "grey",
    "M50 14C32 14 24 32 27 52C20 58 18 68 20 79A42 42 0 0 0 80 79C82 68 80 58 73 52C76 32 68 14 50 14Z",
  ),
  ["edge", "M50 27C38 28 34 40 36 52C38 64 45 69 50 71C55 69 62 64 64 52C66 40 62 28 50 27Z"],
  ["vellum", EYES],
);
