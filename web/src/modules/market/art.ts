// The badge of the market, and the pips of a day laborer, who is nobody's die.

import type { ModuleArt } from "../contract";
import MarketBadge from "./MarketBadge.svelte";

const art: ModuleArt = {
  badge: MarketBadge,
  dice: { laborer: { body: "var(--vellum)", pips: "var(--on-vellum)" } },
};
export default art;
