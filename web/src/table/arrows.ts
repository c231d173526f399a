// Arrow keys: from one target to the next, in the prompt and on the board.

const CHOOSABLE = "#prompt button:not(:disabled), [data-el].glows";

/** The nearest target in a direction from the one with the focus; the first of the prompt when none has it. */
export function nextTarget(where: Document, direction: string): HTMLElement | null {
  const all = [...where.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const active = where.activeElement as HTMLElement | null;
  const inPrompt = (one: Element | null) => one?.closest("#prompt") !== null && one !== null;
  if (!active || !all.includes(active)) return all.find(inPrompt) ?? all[0] ?? null;
  const from = active.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    // Who is in the prompt stays there, who is on the board stays there: Tab goes between them.
    if (one === active || inPrompt(one) !== inPrompt(active)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width) continue;
    const [dx, dy] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
    const along = { up: -dy, down: dy, left: -dx, right: dx }[direction] ?? 0;
    const across = direction === "up" || direction === "down" ? dx : dy;
    if (along <= 1) continue;
    const far = along + 2 * Math.abs(across);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
