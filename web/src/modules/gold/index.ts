// Gold and mistletoe at the table.

import type { ModulePage } from "../contract";
import GoldCastle from "./GoldCastle.svelte";
import GoldPanel from "./GoldPanel.svelte";

const page: ModulePage = {
  panel: { order: 70, part: GoldPanel },
  castle: { order: 10, part: GoldCastle },
};
export default page;
