// Morgana at the table: the witch's kitchen, huts and markers.

import type { ModulePage } from "../contract";
import { slice } from "../scene";
import MorganaCastle from "./MorganaCastle.svelte";
import MorganaCell from "./MorganaCell.svelte";
import MorganaPrincipality from "./MorganaPrincipality.svelte";
import MorganaShelf from "./MorganaShelf.svelte";

const page: ModulePage = {
  shelf: {
    order: 20,
    part: MorganaShelf,
    // Morgana is on the shelf until she stands in a land.
    holds: (id, stage) =>
      ["cauldron:", "die:morgana:"].some((start) => id.startsWith(start)) ||
      id === "horn" ||
      (id === "figure:morgana" && slice(stage, "morgana")!.place === null),
  },
  castle: { order: 30, part: MorganaCastle, places: ["stores"] },
  principality: { order: 10, part: MorganaPrincipality },
  cell: { order: 30, part: MorganaCell },
};
export default page;
