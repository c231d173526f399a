// The scenes at the head of mission cards, by the vassal they are for, on a field of 88 × 40.

import { circle, type Layer } from "./layers";
import { light, picture } from "./sheet";

interface Scene {
  sky: readonly [string, string];
  art: readonly Layer[];
}

const o = (paint: string, d: string, width = 1.5): Layer => [`${paint}/card-edge`, d, width];

const SCENES: Readonly<Record<string, Scene>> = {
  // A lady in the gate of her tower.
  lady: {
    sky: ["#d9c3df", "#b79cbd"],
    art: [
      ["#7c6a86", "M0 40V22L10 16L22 24V40ZM66 40V20L80 12L88 18V40Z"],
      ["#cbbfae", "M30 40V10H58V40Z"],
      ["#b5a894", "M26 12H62V6H56V9H50V6H44V9H38V6H32V9H26Z"],
      ["#4a3550", "M38 40V26C38 16 50 16 50 26V40Z"],
      ["#f2d9b8", circle(44, 26, 4.2)],
      ["#9c2430", "M37.5 40C38 32 50 32 50.5 40Z"],
      ["#dba82a", "M39.8 25C39 19 49 19 48.2 25L50 33H47.6L46.5 24H41.5L40.4 33H38Z"],
    ],
  },
  // A shield on the battlements.
  shield_bearer: {
    sky: ["#c9dbe6", "#9db5c4"],
    art: [
      ["#a39a88", "M0 40V20H8V15H16V20H24V15H32V20H40V15H48V20H56V15H64V20H72V15H80V20H88V40Z"],
      ["#7e7565", "M0 29H88M14 20V29M38 20V29M62 20V29M26 29V40M50 29V40M76 29V40", 1.3],
      o("#9c2430", "M34 11C39 12.5 42 11.5 45 9C48 11.5 51 12.5 56 11C57 24 54 33 45 39C36 33 33 24 34 11Z"),
      ["#f4cf76", "M45 11V37M35 20H55", 3],
    ],
  },
  // A house in its scaffold.
  builder: {
    sky: ["#f0d6a8", "#d9b06c"],
    art: [
      ["#8a9a55", "M0 40C20 30 60 30 88 38V40Z"],
      o("#e6d5ad", "M28 40V20L46 8L64 20V40Z"),
      ["#a5412f", "M24 22L46 6L68 22", 5],
      ["#6e4723", "M20 40V14M14 26H30M14 34H30", 2.2],
      ["#6e4723", "M41 40V29H51V40Z"],
      ["#f2d9b8", circle(72, 26, 3.8)],
      ["#4f7a38", "M66 40C66 30 78 30 78 40Z"],
      ["#6e4723", "M68 25C68 20 76 20 76 25Z"],
    ],
  },
  // A tent and a flag in the field.
  flag_bearer: {
    sky: ["#cfe0bd", "#a8bf8c"],
    art: [
      ["#6f9150", "M0 40C16 24 40 26 52 34C64 26 78 26 88 32V40Z"],
      o("#fbf5e6", "M10 40L26 16L42 40Z"),
      ["#9c2430", "M26 16L30 40H22Z"],
      ["#3a2a18", "M26 16V6", 1.6],
      ["#dba82a", "M26 6L36 9L26 12Z"],
      ["#6e4723", "M62 38V4", 2.6],
      o("#2a6fae", "M63 5C70 2 76 9 86 6L81 13L86 20C76 23 70 16 63 19Z"),
    ],
  },
};

/** The scene of a vassal: the light of its sky and the reference of its picture. */
export function scene(vassal: string): { sky: string; art: string } | null {
  const found = SCENES[vassal];
  if (!found) return null;
  return {
    sky: light(`of-${vassal}`, found.sky),
    art: picture(`scene-${vassal}`, () => found.art),
  };
}
