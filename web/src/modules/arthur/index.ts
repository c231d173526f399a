// Arthur at the table: the Picts and the signet ring.

import type { ModulePage } from "../contract";
import ArthurCastle from "./ArthurCastle.svelte";
import ArthurPanel from "./ArthurPanel.svelte";

const page: ModulePage = {
  panel: { order: 10, part: ArthurPanel },
  castle: { order: 20, part: ArthurCastle },
};
export default page;
