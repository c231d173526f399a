// King's favor at the table: the favor boards.

import type { ModulePage } from "../contract";
import FavorCastle from "./FavorCastle.svelte";
import FavorPanel from "./FavorPanel.svelte";

const page: ModulePage = {
  panel: { order: 60, part: FavorPanel },
  castle: { order: 70, part: FavorCastle, large: true },
};
export default page;
