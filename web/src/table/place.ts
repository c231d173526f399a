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
