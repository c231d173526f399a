// What the folders of the modules draw: see modules/contract.ts.

import type { ModuleArt } from "../modules/contract";

const found = import.meta.glob<ModuleArt>("../modules/*/art.ts", { eager: true, import: "default" });

/** The art of each module, by its name. */
export const MODULE_ART: ReadonlyMap<string, ModuleArt> = new Map(
  Object.entries(found).map(([path, art]) => [path.split("/").at(-2)!, art]),
);

/** One kind of drawing of all modules together. */
export function ofModules<Kind extends "pictures" | "spaces" | "figures" | "dice">(
  kind: Kind,
): NonNullable<ModuleArt[Kind]> {
  return Object.assign({}, ...[...MODULE_ART.values()].map((art) => art[kind])) as NonNullable<
    ModuleArt[Kind]
  >;
}
