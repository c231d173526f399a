// The treasures of the environs at the table.

import type { ModulePage } from "../contract";
import TreasuresCell from "./TreasuresCell.svelte";
import TreasuresShelf from "./TreasuresShelf.svelte";
import { rewardOf } from "./rewards";

const page: ModulePage = {
  shelf: { order: 90, part: TreasuresShelf },
  cell: { order: 10, part: TreasuresCell, takesFoot: (stage, { kind }) => rewardOf(stage, kind) !== null },
};
export default page;
