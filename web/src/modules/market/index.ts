// The market at the table: the stall and what was bought.

import type { ModulePage } from "../contract";
import MarketCastle from "./MarketCastle.svelte";
import MarketPanel from "./MarketPanel.svelte";
import MarketPrincipality from "./MarketPrincipality.svelte";

const page: ModulePage = {
  panel: { order: 20, part: MarketPanel },
  castle: { order: 40, part: MarketCastle, large: true },
  principality: { order: 20, part: MarketPrincipality },
};
export default page;
