// What of an ally lies on the table, in words and colours.

import { t } from "../../lib/i18n.svelte";
import type { Stage } from "../../lib/stage.svelte";
import type { KnightsSlice } from "../../wire";
import { guide, placeName } from "../scene";

export interface Placed {
  /** How many tiles are left, for an ally who has any. */
  left: string;
  colours: string[];
  text: string;
}

export function describe(stage: Stage, seen: KnightsSlice, ally: string): Placed {
  const words = guide(stage, "knights");
  const names = stage.guide.colours.map(({ name }) => name);
  const comesWith = words.allies.find(({ name }) => name === ally)?.tiles ?? 0;
  const placed: Placed = {
    left: comesWith ? t("modules-tiles-left", { count: seen.tiles[ally] ?? 0 }) : "",
    colours: [],
    text: "",
  };
  if (ally === "lancelot" && seen.marshal >= 0) {
    placed.colours = names.slice(seen.marshal, seen.marshal + 1);
    placed.text = t("modules-marshal", { place: placeName(stage, seen.marshal) });
  } else if (ally === "gareth" && seen.gareth.length) {
    placed.colours = seen.gareth.flatMap((index) => names[index] ?? []);
    placed.text = t("modules-points-at-end", { points: words.gareth_points[seen.gareth.length] ?? 0 });
  } else if (ally === "geraint" && seen.geraint.length) {
    const points = words.geraint_points[seen.geraint.length] ?? 0;
    const spaces = seen.geraint.map((victory) => words.victories[victory] ?? victory).join(", ");
    placed.text = `${spaces} – ${t("modules-points-at-end", { points })}`;
  } else if (ally === "gaheris" && seen.castles.length) {
    placed.text = seen.castles.flatMap((cell) => stage.guide.cells[cell]?.cell ?? []).join(", ");
  } else if (ally === "kay") {
    placed.colours = names.filter((_, index) => (seen.kay[index] ?? 0) > 0);
  }
  return placed;
}
