// Room for what modules give the castles to hold.

import type { Guide } from "../wire";

const FILLING = ["favor", "knights", "market", "morgana"];

/** Whether modules give the castles so much to hold that they need more room. */
export function fullCastles(guide: Guide): boolean {
  return FILLING.some((name) => guide.modules_in_play.includes(name));
}
