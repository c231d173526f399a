// Arthur at the table: the Picts and the signet ring.

import type { ModulePage } from "../contract";
import ArthurCastle from "./ArthurCastle.svelte";
import ArthurShelf from "./ArthurShelf.svelte";

const page: ModulePage = {
  shelf: {
    order: 10,
    part: ArthurShelf,
    holds: (id) => id.startsWith("pict:") || id === "ring",
    spaces: ["pict", "signet_ring"],
  },
  castle: { order: 20, part: ArthurCastle, places: ["dice", "stores"] },
};
export default page;
