// The badge of the treasures.

import type { ModuleArt } from "../contract";
import TreasuresBadge from "./TreasuresBadge.svelte";

const art: ModuleArt = {
  badge: TreasuresBadge,
};
export default art;
