// The badge of the Knights of the Round Table.

import type { ModuleArt } from "../contract";
import KnightsBadge from "./KnightsBadge.svelte";

const art: ModuleArt = {
  badge: KnightsBadge,
};
export default art;
