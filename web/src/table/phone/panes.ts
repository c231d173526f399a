// The panes of the phone's stage: which targets of a prompt lie in which of them, and which one is to be shown.

import type { Choice } from "../../lib/choices";

export const PANES = ["rondel", "castle", "lands", "map", "boards"] as const;
export type Pane = (typeof PANES)[number];

/** The elements by which any of these can be chosen. */
export function targets(choices: readonly Pick<Choice, "elements">[]): ReadonlySet<string> {
  return new Set(choices.flatMap(({ elements }) => elements));
}

/** How many of these elements each pane holds. */
export function counted(
  held: ReadonlyMap<Pane, ReadonlySet<string>>,
  wanted: ReadonlySet<string>,
): ReadonlyMap<Pane, number> {
  const counts = new Map<Pane, number>();
  for (const [pane, elements] of held) {
    let count = 0;
    for (const element of wanted) if (elements.has(element)) count++;
    if (count) counts.set(pane, count);
  }
  return counts;
}

/** The pane with most of them; the one that is shown if it has as many, none if no pane has any. */
export function fullest(counts: ReadonlyMap<Pane, number>, shown: Pane): Pane | null {
  let best: Pane | null = null;
  for (const pane of PANES) {
    const count = counts.get(pane) ?? 0;
    const most = best ? counts.get(best)! : 0;
    if (count > most || (count === most && count > 0 && pane === shown)) best = pane;
  }
  return best;
}

/** The lands that a prompt is about, by colour: those it names, else those where a vassal stands that may be chosen. */
export function concerned(
  wanted: ReadonlySet<string>,
  colours: readonly string[],
  standing: (vassal: string) => string | null,
  /** The land that keeps these goods, where that is not the one of their colour. */
  keeper: (good: string, colour: string) => string | undefined = (_, colour) => colour,
): ReadonlySet<string> {
  const parts = [...wanted].map((id) => id.split(":"));
  const land = (part: string[]) =>
    part[0] === "stock"
      ? keeper(part[1]!, part[2]!)
      : ["slot", "principality", "marker"].includes(part[0]!)
        ? part.find((word) => colours.includes(word))
        : undefined;
  const named = parts.flatMap((part) => land(part) ?? []);
  if (named.length) return new Set(named);
  return new Set(parts.flatMap(([kind, name]) => (kind === "vassal" ? (standing(name!) ?? []) : [])));
}

const FAR = 44;

/** Whether a finger that went this way turned to the next pane (1), to the one before (-1), or to none (0). */
export function swiped(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR || Math.abs(across) < 1.4 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
