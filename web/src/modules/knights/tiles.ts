// What of an ally lies on the table, in words and colours.

import { t } from "../../lib/i18n.svelte";
import type { Stage } from "../../lib/stage.svelte";
import type { AllyGuide } from "../../wire";
import { guide, placeName, slice } from "../scene";

export interface Placed {
  /** How many tiles are left, for an ally who has any. */
  left: string;
  colours: string[];
  text: string;
  /** The same in a few words, where colours are shown beside. */
  short: string;
}

/** A player's allies. */
export function alliesOf(stage: Stage, index: number): AllyGuide[] {
  const names = slice(stage, "knights")!.allies[index] ?? [];
  return guide(stage, "knights").allies.filter(({ name }) => names.includes(name));
}

/** The allies that can be taken now. */
export function offered(stage: Stage): AllyGuide[] {
  const taken = slice(stage, "knights")!.allies;
  return guide(stage, "knights").allies.filter(
    ({ name }) => stage.glows(`ally:${name}`) && !taken.some((allies) => allies.includes(name)),
  );
}

export function describe(stage: Stage, ally: string): Placed {
  const seen = slice(stage, "knights")!;
  const words = guide(stage, "knights");
  const names = stage.guide.colours.map(({ name }) => name);
  const comesWith = words.allies.find(({ name }) => name === ally)?.tiles ?? 0;
  const placed: Placed = {
    left: comesWith ? t("modules-tiles-left", { count: seen.tiles[ally] ?? 0 }) : "",
    colours: [],
    text: "",
    short: "",
  };
  if (ally === "lancelot" && seen.marshal >= 0) {
    placed.colours = names.slice(seen.marshal, seen.marshal + 1);
    placed.text = t("modules-marshal", { place: placeName(stage, seen.marshal) });
  } else if (ally === "gareth" && seen.gareth.length) {
    placed.text = placed.short = t("modules-points-at-end", {
      points: words.gareth_points[seen.gareth.length] ?? 0,
    });
  } else if (ally === "geraint" && seen.geraint.length) {
    const points = words.geraint_points[seen.geraint.length] ?? 0;
    const spaces = seen.geraint.map((victory) => words.victories[victory] ?? victory).join(", ");
    placed.short = t("modules-points-at-end", { points });
    placed.text = `${spaces} – ${placed.short}`;
  } else if (ally === "gaheris" && seen.castles.length) {
    placed.text = placed.short = seen.castles
      .flatMap((cell) => stage.guide.cells[cell]?.cell ?? [])
      .join(", ");
  } else if (ally === "kay") {
    placed.colours = names.filter((_, index) => (seen.kay[index] ?? 0) > 0);
  }
  return placed;
}
