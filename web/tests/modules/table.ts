// A table with modules at a stored moment of a game.

import { cleanup, render } from "@testing-library/svelte";
import { Stage } from "../../src/lib/stage.svelte";
import type { Guide, Option, Prompt, View } from "../../src/wire";
import ModulesAtTable from "./ModulesAtTable.svelte";

export interface Moment {
  guide: Guide;
  view: View;
  prompt: Prompt | null;
  viewer: string | null;
  names: string[];
}

const files = import.meta.glob<unknown>("../fixtures/*.json", { eager: true, import: "default" });

/** All stored moments with their names. */
export const moments = Object.entries(files).flatMap(([path, content]) =>
  typeof content === "object" && content !== null && "view" in content && "guide" in content
    ? [[path.replace(/^.*\/|\.json$/g, ""), content as Moment] as const]
    : [],
);
export const moment = (name: string): Moment => moments.find(([known]) => known === name)![1];

/** The stage of a moment; `chosen` gathers what is clicked. */
export function stageOf(shown: Moment, chosen: Option[] = []): Stage {
  return Object.assign(new Stage(({ option }) => chosen.push(option)), shown);
}

/** Everything that the modules show of a moment. */
export function show(shown: Moment): { stage: Stage; container: Element; chosen: Option[] } {
  cleanup();
  const chosen: Option[] = [];
  const stage = stageOf(shown, chosen);
  const { container } = render(ModulesAtTable, { props: { stage } });
  return { stage, container, chosen };
}
