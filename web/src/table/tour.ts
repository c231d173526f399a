// The guided first round: its steps, where each points to, and whether it was seen before.

export interface TourStep {
  name: string;
  /** What it may point to; the first of which anything is there and visible, all of it together. */
  targets: readonly string[];
}

// ids: tour-welcome, tour-welcome-text, tour-prompt, tour-prompt-text, tour-dice, tour-dice-text, tour-rondel
// ids: tour-rondel-text, tour-principalities, tour-principalities-text, tour-castle, tour-castle-text, tour-environs
// ids: tour-environs-text, tour-cards, tour-cards-text, tour-players, tour-players-text, tour-log, tour-log-text
export const STEPS: readonly TourStep[] = [
  { name: "welcome", targets: [] },
  { name: "prompt", targets: ['[data-tour="prompt"]'] },
  { name: "dice", targets: ['[data-tour="castle"] [data-el^="die:"]', '[data-el^="die:"]'] },
  { name: "rondel", targets: ['[data-tour="rondel"]', '[data-el^="space:"]'] },
  { name: "principalities", targets: ['[data-tour="principalities"]', '[data-el^="principality:"]'] },
  { name: "castle", targets: ['[data-tour="castle"]', '[data-el^="castle:"]'] },
  { name: "environs", targets: ['[data-tour="environs"]', '[data-el^="cell:"]'] },
  { name: "cards", targets: ['[data-tour="castle"] [data-el^="card:"]', '[data-tour="cards"]'] },
  { name: "players", targets: ['[data-tour="players"]', '[data-el^="seat:"]'] },
  { name: "log", targets: ['[data-tour="log"]'] },
];

const KEPT = "merlin-tour";

/** Whether the tour should begin by itself: it was neither finished nor skipped in this browser. */
export function tourWanted(): boolean {
  try {
    return localStorage.getItem(KEPT) === null;
  } catch {
    // A browser that keeps nothing would show it each time.
    return false;
  }
}

export function tourSeen(): void {
  try {
    localStorage.setItem(KEPT, "seen");
  } catch {
    // Nothing kept, nothing lost.
  }
}

/** To be shown again at the next table. */
export function tourAgain(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing kept, nothing lost.
  }
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The parts of the page a step points to; none when they are not there or not to be seen. */
export function targetsOf(step: TourStep, root: ParentNode): Element[] {
  for (const selector of step.targets) {
    const visible = [...root.querySelectorAll(selector)].filter((found) => {
      const box = found.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    });
    if (visible.length) return visible;
  }
  return [];
}

/** The box around them all. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Where the card of a step goes: below what it explains, else above it, else where there is most room. */
export function cardPlace(
  target: Box | null,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const edge = 12;
  const clamp = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge));
  if (!target) {
    return {
      left: clamp((screen.width - card.width) / 2, screen.width - card.width),
      top: clamp(screen.height - card.height - 24, screen.height - card.height),
    };
  }
  const across = screen.width - card.width;
  const down = screen.height - card.height;
  const left = clamp(target.left + target.width / 2 - card.width / 2, across);
  const below = target.top + target.height + 18;
  const above = target.top - card.height - 18;
  if (below + card.height <= screen.height - edge) return { left, top: clamp(below, down) };
  if (above >= edge) return { left, top: clamp(above, down) };
  // Too tall to go above or below: beside it, or in a lower corner over it.
  const middle = clamp(target.top + target.height / 2 - card.height / 2, down);
  const right = target.left + target.width + 18;
  if (right + card.width <= screen.width - edge) return { left: clamp(right, across), top: middle };
  const before = target.left - card.width - 18;
  if (before >= edge) return { left: clamp(before, across), top: middle };
  return { left, top: clamp(down, down) };
}
