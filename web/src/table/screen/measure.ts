// Where the parts of the shared screen stand: the wheel large on the left, everybody's plates, the map and the news on the right.

import type { Room } from "../../board/wheel";

export interface SharedMeasures {
  /** How large it is compared with a screen of 1920 by 1080. */
  size: number;
  head: number;
  side: number;
  gap: number;
  wheel: Room;
}

/** For a window of this size; everything is to be read from two metres. */
export function sharedMeasure(width: number, height: number): SharedMeasures {
  const size = Math.max(0.5, Math.min(width / 1920, height / 1080));
  const gap = Math.round(12 * size);
  const head = Math.round(88 * size);
  const side = Math.round(width * 0.345);
  const scale = 1.55 * size;
  const room = { width: width - side - 3 * gap, height: height - head - 2 * gap };
  const radius = Math.round(Math.min(room.height / 2 - 12 * size, room.width / 2 - 150 * scale));
  return { size, head, side, gap, wheel: { ...room, radius, scale } };
}
