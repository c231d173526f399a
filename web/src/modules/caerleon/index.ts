// The city of Caerleon at the table: its districts.

import type { ModulePage } from "../contract";
import CaerleonShelf from "./CaerleonShelf.svelte";

const page: ModulePage = {
  shelf: { order: 80, part: CaerleonShelf, holds: (id) => id.startsWith("district:") },
};
export default page;
