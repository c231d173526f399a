// The Knights of the Round Table: allies and their tiles.

import type { ModulePage } from "../contract";
import { slice } from "../scene";
import KnightsCastle from "./KnightsCastle.svelte";
import KnightsCell from "./KnightsCell.svelte";
import KnightsPrincipality from "./KnightsPrincipality.svelte";
import KnightsShelf from "./KnightsShelf.svelte";
import { offered } from "./tiles";

const page: ModulePage = {
  shelf: {
    order: 40,
    part: KnightsShelf,
    // Whoever has joined somebody is chosen in the castle.
    holds: (id, stage) =>
      id.startsWith("ally:") && !slice(stage, "knights")!.allies.some((of) => of.includes(id.slice(5))),
    drafts: (stage) => offered(stage).length > 0,
  },
  castle: { order: 60, part: KnightsCastle, places: ["line"] },
  principality: { order: 30, part: KnightsPrincipality },
  cell: { order: 20, part: KnightsCell },
};
export default page;
