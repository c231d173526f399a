// The modules that show something at a table, found by their folders.

import type { Stage } from "../lib/stage.svelte";
import type { Guide, TileView } from "../wire";
import type { ModulePage } from "./contract";

const found = import.meta.glob<ModulePage>("./*/index.ts", { eager: true, import: "default" });

/** What each module shows, by its name. */
export const PAGES: ReadonlyMap<string, ModulePage> = new Map(
  Object.entries(found).map(([path, page]) => [path.split("/")[1]!, page]),
);

/** What the modules in play show at one kind of place, in their order; `name` is the module's. */
export function partsInPlay<Kind extends keyof ModulePage>(
  stage: Stage,
  kind: Kind,
): (NonNullable<ModulePage[Kind]> & { name: string })[] {
  return [...PAGES]
    .flatMap(([name, page]) => {
      const part = page[kind];
      return part && stage.guide.modules_in_play.includes(name) ? [{ ...part, name }] : [];
    })
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
}

/** Whether modules give the castles so much to hold that they need more room. */
export function largeCastles(guide: Guide): boolean {
  return guide.modules_in_play.some((name) => PAGES.get(name)?.castle?.places.includes("line"));
}

/** Whether a module has something at the foot of this tile. */
export function footTaken(stage: Stage, tile: TileView): boolean {
  return partsInPlay(stage, "cell").some(({ takesFoot }) => takesFoot?.(stage, tile));
}
