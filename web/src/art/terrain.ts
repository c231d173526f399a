// The scenery of the three terrains on a flat-top hex of 100 × 86.6, in layers like the small pictures.

import type { Layer } from "./layers";

export const HEX = "M25 0L75 0L100 43.3L75 86.6L25 86.6L0 43.3Z";

const peak = (x: number, y: number, w: number, h: number): Layer[] => [
  ["stone-dark", `M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`],
  [
    "stone",
    `M${x - w} ${y}L${x} ${y - h}L${x - w * 0.12} ${y - h * 0.45}L${x + w * 0.1} ${y - h * 0.2}L${x - w * 0.1} ${y}Z`,
  ],
  [
    "snow",
    `M${x} ${y - h}L${x + w * 0.34} ${y - h * 0.66}L${x + w * 0.14} ${y - h * 0.72}L${x} ${y - h * 0.56}L${x - w * 0.16} ${y - h * 0.7}L${x - w * 0.36} ${y - h * 0.62}Z`,
  ],
  ["edge", `M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}`, 1.6],
];

const tree = (x: number, y: number, s: number): Layer[] => [
  [
    "wood-dark",
    `M${x - 1.6 * s} ${y - 4 * s}L${x + 1.6 * s} ${y - 4 * s}L${x + 1.6 * s} ${y}L${x - 1.6 * s} ${y}Z`,
  ],
  [
    "leaf",
    `M${x} ${y - 26 * s}L${x + 7 * s} ${y - 16 * s}L${x + 4.5 * s} ${y - 16 * s}L${x + 9.5 * s} ${y - 9 * s}L${x + 6.5 * s} ${y - 9 * s}L${x + 11 * s} ${y - 3 * s}L${x - 11 * s} ${y - 3 * s}L${x - 6.5 * s} ${y - 9 * s}L${x - 9.5 * s} ${y - 9 * s}L${x - 4.5 * s} ${y - 16 * s}L${x - 7 * s} ${y - 16 * s}Z`,
  ],
  [
    "leaf-light",
    `M${x} ${y - 26 * s}L${x - 7 * s} ${y - 16 * s}L${x - 4.5 * s} ${y - 16 * s}L${x - 9.5 * s} ${y - 9 * s}L${x - 6.5 * s} ${y - 9 * s}L${x - 11 * s} ${y - 3 * s}L${x - 5 * s} ${y - 3 * s}Z`,
  ],
];

export const SCENES: Readonly<Record<string, readonly Layer[]>> = {
  mountain: [
    ["shade", "M6 54L32 76L70 76L94 54L75 86.6L25 86.6Z"],
    ...peak(30, 66, 21, 38),
    ...peak(72, 64, 20, 34),
    ...peak(52, 74, 25, 56),
  ],
  wood: [
    ["shade", "M12 64C30 54 70 54 88 64L75 84L25 84Z"],
    ...tree(34, 36, 0.95),
    ...tree(66, 36, 0.95),
    ...tree(18, 54, 0.95),
    ...tree(50, 54, 1.15),
    ...tree(82, 54, 0.95),
    ...tree(34, 74, 1.1),
    ...tree(66, 74, 1.1),
  ],
  lake: [
    ["water-dark", "M18 46C18 26 34 16 54 17C78 18 86 32 84 46C82 64 66 73 46 71C28 70 18 62 18 46Z"],
    ["lake", "M20 48C20 31 36 22 54 22C74 23 82 34 81 47C79 62 64 70 47 68C30 67 20 61 20 48Z"],
    [
      "wave",
      "M30 40C34 36 38 36 42 40C46 44 50 44 54 40M50 52C54 48 58 48 62 52C66 56 70 56 74 52M34 60C37 57 40 57 43 60C46 63 49 63 52 60M60 33C63 30 66 30 69 33",
      2.6,
    ],
    [
      "leaf",
      "M12 62C11 54 12 48 10 42M16 66C16 58 18 52 17 46M88 30C89 24 88 20 90 14M92 34C93 28 94 26 95 22",
      2.4,
    ],
  ],
};

const TOWER: Layer[] = [
  ["edge", "M51 5L51 -4", 2],
  ["roof", "M52 -5L64 -1L52 3Z"],
  ["stone", "M40 48L42 24L60 24L62 48Z"],
  ["shade", "M54 24L60 24L62 48L55 48Z"],
  ["stone", "M37 24L37 9L43 9L43 14L48 14L48 9L54 9L54 14L59 14L59 9L65 9L65 24Z"],
  ["edge", "M40 48L42 24L60 24L62 48ZM37 24L37 9L43 9L43 14L48 14L48 9L54 9L54 14L59 14L59 9L65 9L65 24Z", 2],
  ["edge", "M47 48L47 40C47 36 55 36 55 40L55 48ZM49 28L53 28L53 33L49 33Z"],
];
/** The tower is drawn by itself, so that it never is mirrored with the land. */
export const TOWER_LAYERS: readonly Layer[] = TOWER;
