// How much is for sale.

import type { MarketSlice } from "../../wire";

export function wares({ tiles, plus_tokens, apple_mistletoe_tiles, day_laborers }: MarketSlice): number {
  const goods = tiles.flat().reduce((sum, count) => sum + count, 0);
  return goods + plus_tokens + apple_mistletoe_tiles + day_laborers.length;
}
