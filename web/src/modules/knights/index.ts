// The Knights of the Round Table: allies and their tiles.

import type { ModulePage } from "../contract";
import KnightsCastle from "./KnightsCastle.svelte";
import KnightsCell from "./KnightsCell.svelte";
import KnightsPanel from "./KnightsPanel.svelte";
import KnightsPrincipality from "./KnightsPrincipality.svelte";

const page: ModulePage = {
  panel: { order: 40, part: KnightsPanel },
  castle: { order: 60, part: KnightsCastle, large: true },
  principality: { order: 30, part: KnightsPrincipality },
  cell: { order: 20, part: KnightsCell },
};
export default page;
