// Morgana at the table: the witch's kitchen, huts and markers.

import type { ModulePage } from "../contract";
import MorganaCastle from "./MorganaCastle.svelte";
import MorganaCell from "./MorganaCell.svelte";
import MorganaPanel from "./MorganaPanel.svelte";
import MorganaPrincipality from "./MorganaPrincipality.svelte";

const page: ModulePage = {
  panel: { order: 30, part: MorganaPanel },
  castle: { order: 30, part: MorganaCastle, large: true },
  principality: { order: 10, part: MorganaPrincipality },
  cell: { order: 30, part: MorganaCell },
};
export default page;
