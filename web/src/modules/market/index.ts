// The market at the table: the stall and what was bought.

import type { ModulePage } from "../contract";
import MarketCastle from "./MarketCastle.svelte";
import MarketPrincipality from "./MarketPrincipality.svelte";
import MarketShelf from "./MarketShelf.svelte";

const page: ModulePage = {
  shelf: { order: 30, part: MarketShelf, holds: (id) => id.startsWith("market:") },
  castle: { order: 40, part: MarketCastle, places: ["dice", "goods", "stores"] },
  principality: { order: 20, part: MarketPrincipality },
};
export default page;
