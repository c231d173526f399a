// The King's decree at the table: the stacks and what was taken of them.

import type { ModulePage } from "../contract";
import DecreesCastle from "./DecreesCastle.svelte";
import DecreesPrincipality from "./DecreesPrincipality.svelte";
import DecreesShelf from "./DecreesShelf.svelte";

const page: ModulePage = {
  shelf: { order: 50, part: DecreesShelf, holds: (id) => id.startsWith("decree:") },
  castle: { order: 50, part: DecreesCastle, places: ["stores"] },
  principality: { order: 40, part: DecreesPrincipality },
};
export default page;
