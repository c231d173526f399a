// The pieces and places of a line of a turn, as pictures.

import type { Stage } from "../lib/stage.svelte";
import { type Picture, pictureOf } from "../table/prompt/pictures";

/** So many pictures stand for a line. */
const MOST = 4;

export type Drawn = Picture | { of: "manor"; cell: string };

/** The pictures of parts of the board, each once; a land goes with its space, a vassal with its place. */
export function drawn(stage: Stage, elements: readonly string[], most = MOST): Drawn[] {
  const found: Drawn[] = [];
  const known = new Set<string>();
  for (const element of elements) {
    const [first, second = ""] = element.split(":");
    const picture: Drawn | null =
      first === "cell" ? { of: "manor", cell: second } : pictureOf(stage, element);
    if (!picture || (picture.of === "die" && !picture.face)) continue;
    const key = JSON.stringify(picture);
    if (!known.has(key)) found.push(picture);
    known.add(key);
  }
  return found.slice(0, most);
}
