// A line of a turn as ghosts over the position where it begins.

import type { Ghost } from "../lib/stage.svelte";
import { changed } from "../lib/view";
import type { ReviewLines, ReviewStep, View } from "../wire";

/** What pieces stand on stays as it is. */
const GROUNDS = /^(castle|principality|space|cell|card):/;

export interface Reel {
  view: View;
  /** What would be after each step: the view, and all that differs so far. */
  ghosts: Ghost[];
}

export function reelOf(start: ReviewLines["changes"], steps: readonly ReviewStep[]): Reel {
  const view = changed(null, start as Parameters<typeof changed>[1]);
  let now = view;
  const differs = new Set<string>();
  const ghosts = steps.map(({ changes, elements }) => {
    now = changed(now, changes as Parameters<typeof changed>[1]);
    for (const element of elements) if (!GROUNDS.test(element)) differs.add(element);
    return { view: now, differs: new Set(differs) };
  });
  return { view, ghosts };
}
