// The treasures of the environs at the table.

import type { ModulePage } from "../contract";
import TreasuresCell from "./TreasuresCell.svelte";
import TreasuresPanel from "./TreasuresPanel.svelte";
import { rewardOf } from "./rewards";

const page: ModulePage = {
  panel: { order: 90, part: TreasuresPanel },
  cell: { order: 10, part: TreasuresCell, takesFoot: (stage, { kind }) => rewardOf(stage, kind) !== null },
};
export default page;
