// Where a small box goes beside something, so that it is whole inside the window.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function beside(
  spot: Box,
  box: { width: number; height: number },
  room: { width: number; height: number },
  gap = 8,
): { left: number; top: number } {
  const middle = spot.left + spot.width / 2 - box.width / 2;
  const left = Math.max(gap, Math.min(middle, room.width - box.width - gap));
  const under = spot.top + spot.height + gap;
  const over = spot.top - box.height - gap;
  const fits = under + box.height + gap <= room.height;
  const top = fits || over < gap ? Math.min(under, Math.max(gap, room.height - box.height - gap)) : over;
  return { left, top };
}

/** How far to scroll so that what lies between `first` and `last` is seen between `from` and `to`; its start, if not all. */
export function shift(first: number, last: number, from: number, to: number): number {
  return first < from ? first - from : Math.max(0, Math.min(last - to, first - from));
}

/** Scroll a box, and nothing around it, as little as it takes to show the first part that matches. */
export function reveal(box: Element | null, what: string, gap = 8): void {
  const part = box?.querySelector(what)?.getBoundingClientRect();
  if (!box || !part) return;
  const around = box.getBoundingClientRect();
  box.scrollTop += shift(part.top - gap, part.bottom + gap, around.top, around.bottom);
  box.scrollLeft += shift(part.left - gap, part.right + gap, around.left, around.right);
}
