// The badge of the city.

import type { ModuleArt } from "../contract";
import CaerleonBadge from "./CaerleonBadge.svelte";

const art: ModuleArt = {
  badge: CaerleonBadge,
};
export default art;
