// The City of Caerleon at the table: its districts.

import type { ModulePage } from "../contract";
import CaerleonPanel from "./CaerleonPanel.svelte";

const page: ModulePage = {
  panel: { order: 80, part: CaerleonPanel },
};
export default page;
