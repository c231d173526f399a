// King's favor at the table: the favor boards.

import type { ModulePage } from "../contract";
import FavorCastle from "./FavorCastle.svelte";
import FavorShelf from "./FavorShelf.svelte";

const page: ModulePage = {
  shelf: { order: 60, part: FavorShelf, holds: (id) => id.startsWith("favor:") },
  castle: { order: 70, part: FavorCastle, places: ["stores"] },
};
export default page;
