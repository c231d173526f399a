// The badge of the King's favor.

import type { ModuleArt } from "../contract";
import FavorBadge from "./FavorBadge.svelte";

const art: ModuleArt = {
  badge: FavorBadge,
};
export default art;
