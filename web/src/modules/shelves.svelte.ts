// Which shelves there are, which of them a choice is about, and which one is open.

import { getContext, setContext } from "svelte";
import type { Stage } from "../lib/stage.svelte";
import type { Option } from "../wire";
import type { ShelfPage } from "./contract";
import { partsInPlay } from "./registry";

export type KnownShelf = ShelfPage & { name: string };

/** The shelves of the modules in play that have something to show. */
export function shelvesInPlay(stage: Stage): KnownShelf[] {
  return partsInPlay(stage, "shelf").filter(({ when }) => when?.(stage) ?? true);
}

/** The module on whose shelf an element lies, or nothing for what lies elsewhere. */
export function shelfOf(stage: Stage, id: string): string | undefined {
  return shelvesInPlay(stage).find(({ holds }) => holds?.(id, stage))?.name;
}

/** The shelf that an option is about: one with its elements, else one to whose space it leads. */
export function shelfOfOption(stage: Stage, option: Option): string | undefined {
  for (const element of option.elements) {
    const found = shelfOf(stage, element);
    if (found) return found;
  }
  const ring = [...stage.guide.outer, ...stage.guide.inner];
  const kinds = option.leads.map(({ space }) => ring.find(({ position }) => position === space)?.kind ?? "");
  return shelvesInPlay(stage).find(({ spaces }) => spaces?.some((kind) => kinds.includes(kind)))?.name;
}

/** The shelf with most of what the question itself offers; what can be done beside it moves nothing. */
export function shelfOfPrompt(stage: Stage): string | undefined {
  const found = new Map<string, number>();
  for (const option of stage.prompt?.options ?? []) {
    if (option.beside) continue;
    for (const element of option.elements) {
      const name = shelfOf(stage, element);
      if (name) found.set(name, (found.get(name) ?? 0) + 1);
    }
  }
  return [...found].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** How shelves are laid out: lines below one another, or a row of pictures above the open board. */
export type ShelfForm = "column" | "tabs";

/** The open shelf; its board and its line ask for it. */
export class Shelves {
  open = $state<string | null>(null);
  form = $state<ShelfForm>("column");

  toggle(name: string): void {
    this.open = this.open === name && this.form === "column" ? null : name;
  }
}

const KEY = Symbol("shelves");

export function provideShelves(shelves: Shelves): Shelves {
  setContext(KEY, shelves);
  return shelves;
}

export function useShelves(): Shelves {
  return getContext<Shelves>(KEY);
}
