// Gold and mistletoe at the table.

import type { ModulePage } from "../contract";
import GoldCastle from "./GoldCastle.svelte";
import GoldShelf from "./GoldShelf.svelte";

const page: ModulePage = {
  shelf: {
    order: 70,
    part: GoldShelf,
    // A supply that lies in the lands is seen there.
    when: ({ view }) =>
      !view.principalities.some(({ keeps }) => keeps.some(({ piece }) => piece === "mistletoe")),
  },
  castle: { order: 10, part: GoldCastle, places: ["stores"] },
};
export default page;
