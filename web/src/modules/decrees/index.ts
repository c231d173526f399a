// The King's decree at the table: the stacks and what was taken of them.

import type { ModulePage } from "../contract";
import DecreesCastle from "./DecreesCastle.svelte";
import DecreesPanel from "./DecreesPanel.svelte";
import DecreesPrincipality from "./DecreesPrincipality.svelte";

const page: ModulePage = {
  panel: { order: 50, part: DecreesPanel },
  castle: { order: 50, part: DecreesCastle },
  principality: { order: 40, part: DecreesPrincipality },
};
export default page;
