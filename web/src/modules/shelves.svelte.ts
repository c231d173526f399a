// Which shelves there are, which of them a choice is about, and which one is open.

import { getContext, setContext } from "svelte";
import type { Stage } from "../lib/stage.svelte";
import type { ShelfPage } from "./contract";
import { partsInPlay } from "./registry";

export type KnownShelf = ShelfPage & { name: string };

/** The shelves of the modules in play that have something to show. */
export function shelvesInPlay(stage: Stage): KnownShelf[] {
  return partsInPlay(stage, "shelf").filter(({ when }) => when?.(stage) ?? true);
}

/** The module on whose shelf an element lies, or nothing for what lies elsewhere. */
export function shelfOf(
  stage: Stage,
  id: string,
  among: readonly KnownShelf[] = shelvesInPlay(stage),
): string | undefined {
  return among.find(({ holds }) => holds?.(id, stage))?.name;
}

/** The shelf that what is pointed at is about: one with its elements, else one to whose space it leads. */
export function shelfPointedAt(stage: Stage, among: readonly KnownShelf[]): string | undefined {
  const { pointed, space } = stage;
  if (pointed === null) return undefined;
  for (const element of typeof pointed === "string" ? [pointed] : pointed.elements) {
    const found = shelfOf(stage, element, among);
    if (found) return found;
  }
  const kind = [...stage.guide.outer, ...stage.guide.inner].find(({ position }) => position === space)?.kind;
  return kind === undefined ? undefined : among.find(({ spaces }) => spaces?.includes(kind))?.name;
}

/** The shelf with most of what can be answered now; what could be done beside it moves nothing until it is asked for. */
export function shelfAsked(stage: Stage, among: readonly KnownShelf[]): string | undefined {
  const found = new Map<string, number>();
  for (const { elements } of stage.open) {
    for (const element of elements) {
      const name = shelfOf(stage, element, among);
      if (name) found.set(name, (found.get(name) ?? 0) + 1);
    }
  }
  return [...found].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The shelves on which something can be chosen. */
export function shelvesOffering(stage: Stage, among: readonly KnownShelf[]): ReadonlySet<string> {
  return new Set([...stage.offered.keys()].flatMap((id) => shelfOf(stage, id, among) ?? []));
}

/** How shelves are laid out: lines below one another, or a row of pictures above the open board. */
export type ShelfForm = "column" | "tabs";

/** The open shelf; its board and its line ask for it. */
export class Shelves {
  open = $state<string | null>(null);
  form = $state<ShelfForm>("column");
  /** Those on which something can be chosen. */
  offering = $state.raw<ReadonlySet<string>>(new Set());

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
