// The badge of the decrees.

import type { ModuleArt } from "../contract";
import DecreesBadge from "./DecreesBadge.svelte";

const art: ModuleArt = {
  badge: DecreesBadge,
};
export default art;
