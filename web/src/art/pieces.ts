// The wooden pieces and tiles of the game as pictures of the sheet, on a field of 100 × 100. Their colours, --c and --on,
// come from whoever shows them: c-<colour> of a principality, s-<seat> of a player.

import { charged } from "./charges";
import { EMBLEMS } from "./emblems";
import { circle, type Layer } from "./layers";
import { PICTURES, SPACES } from "./pictures";
import { kept, make, moved, type Part, picture, type Place, type Shown } from "./sheet";
import { HEX, SCENES, TOWER_LAYERS } from "./terrain";
import { VASSALS } from "./vassals";

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;

const MIRROR: Place = [100, 0, -1];
const FIELD = "var(--field, transparent)";
const ROUND = { "stroke-linecap": "round", "stroke-linejoin": "round", "paint-order": "stroke" };

/** An emblem in one colour, that of the text, with its cuts in the colour of the field it lies on (--field). */
export function emblem(name: string): string {
  return kept(`emblem-${name}`, () =>
    (EMBLEMS[name] ?? []).flatMap(([how, d, width]) => {
      const kind = how.at(-1)!;
      const own = "currentColor";
      const fill = kind === "o" ? FIELD : "fh".includes(kind) ? own : "none";
      // A rim or a cut in the colour of the field, a line in its own.
      const lines: readonly [stroke?: string, width?: number][] = "fo".includes(kind)
        ? [[]]
        : kind === "h"
          ? [[FIELD, 5]]
          : kind === "c"
            ? [[FIELD, width]]
            : kind === "t"
              ? [
                  [FIELD, width! + 5],
                  [own, width],
                ]
              : [[own, width]];
      const sides = how.length > 1 ? [d, moved(d, MIRROR)] : [d];
      return sides.flatMap((side) =>
        lines.map(([stroke, width]) =>
          make("path", { d: side, fill, stroke, "stroke-width": width, ...ROUND }),
        ),
      );
    }),
  );
}

/** An emblem as part of a piece. */
const blazoned = (name: string, lies: Pick<Shown, "at" | "transform">): Shown[] =>
  name ? [{ show: emblem(name), ...lies, colour: "var(--on)", field: "var(--c)" }] : [];

/** A small picture by its name. */
export const small = (name: string) => picture(`picture-${name}`, () => PICTURES[name] ?? []);
export const placed = (name: string, x: number, y: number, size: number): Shown => ({
  show: small(name),
  at: [x + size / 27, y + size / 27, size / 108],
});

/** The sign of a space: a picture, and a badge that says what happens with it ("shield + star": points for shields). */
export const sign = (kind: string) =>
  picture(`sign-${kind}`, () => {
    const [first, badge] = SPACES[kind] ?? ["star"];
    return badge
      ? [
          { show: small(first), at: [3, 5, 0.74] },
          { show: small(badge), at: [50, 48, 0.5] },
        ]
      : [{ show: small(first), at: [8, 8, 0.84] }];
  });

const GROUNDS: Readonly<Record<string, string>> = { mountain: "mountain", wood: "wood-land", lake: "meadow" };
const laid = (layers: readonly Layer[], at: Place): Layer[] =>
  layers.map(([token, d, width]) => [token, moved(d, at), width && width * Math.abs(at[2])]);

/** A tile of the environs: its land as drawn scenery, perhaps mirrored or with a tower. */
export const hex = (terrain: string, mirrored: boolean, tower: boolean) =>
  picture(`hex-${terrain}-${mirrored}-${tower}`, () => [
    [`${GROUNDS[terrain]}/sheet-2`, HEX, 1.5],
    ...laid(SCENES[terrain] ?? [], mirrored ? MIRROR : [0, 0, 1]),
    ...(tower ? laid(TOWER_LAYERS, [-8.7, 2, 1.15]) : []),
  ]);

const SHIELD = "M10 12C26 16 38 14 50 7C62 14 74 16 90 12C93 48 84 77 50 97C16 77 7 48 10 12Z";
const FIELD_OF_SHIELD = "M18 20C30 23 40 21 50 16C60 21 70 23 82 20C83 48 76 71 50 87C24 71 17 48 18 20Z";
const FLAG = "M26 12C44 5 60 21 95 13L82 34L95 56C60 63 46 46 26 54Z";
const CRATE = "M6 32L50 10L94 32V72L50 95L6 72Z";
const GROUND: Layer = ["shade", ellipse(52, 97, 38, 6)];

const GOODS: Readonly<Record<string, (name: string) => Part[]>> = {
  // A gilded rim, a field with a fold, a light on its shoulder.
  shield: (name) => [
    GROUND,
    ["trim", SHIELD],
    ["edge", SHIELD, 4],
    ["c", FIELD_OF_SHIELD],
    ["edge", FIELD_OF_SHIELD, 2.5],
    ["shade", "M50 16C60 21 70 23 82 20C83 48 76 71 50 87Z"],
    ...blazoned(name, { at: [25, 23, 0.5] }),
    ["shine", "M21 24C30 27 40 25 49 20V26C38 33 30 34 22 34Z"],
  ],
  // A staff with a golden knob, cloth in two waves.
  flag: (name) => [
    GROUND,
    ["edge", "M22 6V97", 10],
    ["wood-light", "M22 6V97", 5],
    ["gold-piece", circle(22, 4, 6.5)],
    ["edge", circle(22, 4, 6.5), 2.5],
    ["c", FLAG],
    ["shade", "M60 17C70 18 82 16 95 13L82 34L95 56C82 59 70 58 60 54Z"],
    ["edge", FLAG, 4],
    ["shine", "M30 15C44 10 56 22 74 21", 4],
    ...blazoned(name, { at: [32, 15, 0.4] }),
  ],
  // A crate in gilded bands.
  material: (name) => [
    GROUND,
    ["c", CRATE],
    ["shine", "M6 32L50 10L94 32L50 54Z"],
    ["shade", "M50 54L94 32V72L50 95Z"],
    ["trim", "M22 24L66 46V56M78 24L34 46V56", 6],
    ["edge", CRATE + "M6 32L50 54L94 32M50 54V95", 4],
    ...blazoned(name, { transform: "matrix(.86 .43 0 1 10 -2) translate(2 38) scale(.38)" }),
  ],
};

/** A shield, a flag or a material with the emblem of its principality; without one it stands for any. */
export const good = (kind: string, name: string) =>
  picture(`good-${kind}-${name}`, () => (GOODS[kind] ?? GOODS.shield!)(name));

/** A hooded figure on a tile of the principality it comes from. */
export const traitor = (name: string) =>
  picture(`traitor-${name}`, () => {
    const tile = "M14 3H86L97 14V86L86 97H14L3 86V14Z";
    return [
      ["c", tile],
      ["trim", tile, 4],
      placed("hood", 27, 18, 70),
      ...blazoned(name, { at: [8, 8, 0.34] }),
    ];
  });

/** A banner on its rod, on a field of 100 × 130. */
export const banner = (name: string) =>
  picture(`banner-${name}`, () => [
    ["c", "M8 8H92V126L50 106L8 126Z"],
    ["shade", "M50 8H92V126L50 106Z"],
    ["trim", "M8 8H92V126L50 106L8 126Z", 5],
    ["edge", "M2 8H98", 10],
    ["gold-piece", "M2 8H98", 5],
    ...blazoned(name, { at: [17, 22, 0.66] }),
  ]);

/** A vassal: a wooden disc with its silhouette, and the charge of its player at its foot. */
export const vassal = (kind: string, seat: string) =>
  picture(`vassal-${kind}-${seat}`, () => [
    ["shade", ellipse(53, 57, 47, 46)],
    ["edge", circle(50, 50, 48)],
    ["c", circle(50, 48, 43)],
    ["shine", "M12 36A40 40 0 0 1 88 36A44 44 0 0 0 12 36Z"],
    { show: silhouette(kind), at: [22, seat ? 10 : 20, 0.56] },
    ...(seat
      ? ([["c", circle(78, 79, 20)], ["edge", circle(78, 79, 20), 4], charged(seat, 78, 79, 27)] as Part[])
      : []),
  ]);

/** The outline of a vassal alone. */
export const silhouette = (kind: string) =>
  kept(`silhouette-${kind}`, () => [
    make("path", { d: VASSALS[kind] ?? "", fill: "var(--on)", "fill-rule": "evenodd" }),
  ]);

/** An influence marker: a scalloped seal. */
export const marker = (seat: string) =>
  picture(`marker-${seat}`, () => [["edge", scallops(12)], ["c", scallops(8)], charged(seat, 50, 50, 54)]);

/** Twelve bows of this radius around a disc. */
function scallops(radius: number): string {
  const bows = Array.from({ length: 12 }, (_, n) => {
    const angle = (n * Math.PI) / 6;
    return circle(Math.round(50 + 38 * Math.cos(angle)), Math.round(50 + 38 * Math.sin(angle)), radius);
  });
  return bows.join("") + circle(50, 50, 41);
}

/** A manor: a house with the charge over its door. */
export const manor = (seat: string) =>
  picture(`manor-${seat}`, () => [
    ["shade", ellipse(52, 92, 48, 9)],
    placed("manor", 0, 0, 100),
    ["c", circle(50, 66, 22)],
    ["edge", circle(50, 66, 22), 4],
    charged(seat, 50, 66, 31),
  ]);

/** A knight on his base, on a field of 100 × 130. */
export const knight = (seat: string) =>
  picture(`knight-${seat}`, () => {
    const plume = "M46 22C40 4 62 -6 82 6C76 8 76 12 78 16C70 14 64 18 60 24Z";
    const cloak = "M50 48C74 48 80 70 84 108C70 116 30 116 16 108C20 70 26 48 50 48Z";
    const helm = "M28 22C40 14 60 14 72 22L70 52C64 60 56 64 50 66C44 64 36 60 30 52Z";
    return [
      ...BASE,
      ["c", plume],
      ["edge", plume, 4],
      ["c", cloak],
      ["edge", cloak, 4],
      ["shade", "M50 48C74 48 80 70 84 108C76 112 66 114 52 114Z"],
      ["steel", helm],
      ["shade", "M50 18C58 17 66 19 72 22L70 52C64 60 56 64 50 66Z"],
      ["edge", helm, 4],
      ["edge", "M32 37H68M50 37V62", 5],
      ["c", circle(50, 88, 21)],
      ["on", circle(50, 88, 21), 3],
      charged(seat, 50, 88, 27),
    ];
  });

/** What every figure stands on: a shadow and a turned base. */
export const BASE: readonly Layer[] = [
  ["shadow", ellipse(50, 118, 46, 13)],
  ["wood-dark", ellipse(50, 113, 38, 11)],
  ["edge", ellipse(50, 113, 38, 11), 3],
  ["c", ellipse(50, 109, 38, 10)],
  ["edge", ellipse(50, 109, 38, 10), 3],
];
