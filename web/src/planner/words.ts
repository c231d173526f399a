// Steps and numbers of plans in words.

import { number, t } from "../lib/i18n.svelte";
import type { PlannedRow, PlannedStep, PlanStepChecked } from "../wire";

/** Points with their sign: "+3", "±0", "−2". */
export function signed(points: number, digits = 0): string {
  const rounded = Number(points.toFixed(digits));
  if (!rounded) return "±0";
  return (rounded > 0 ? "+" : "−") + number(Math.abs(rounded), digits);
}

/** What a step is taken with: "4", "Merlin die 3, back". */
export function takenWith(step: PlannedStep): string {
  if (!step.die) return t("plan-under-way");
  const kind = step.die.startsWith("die:") ? step.die.split(":")[1]! : "other";
  const name = t("plan-die", { kind, face: step.face });
  return step.direction === "counter-clockwise" ? t("plan-back", { name }) : name;
}

/** Where a step leads in a word: "Victory points: shields" is "Shields". */
export function short(step: PlannedStep): string {
  if (!step.die && step.space === null) return t("plan-under-way");
  const last = step.title.split(": ").at(-1)!;
  return last.charAt(0).toUpperCase() + last.slice(1);
}

/** What is done, with what changes the die before. */
export function done(step: PlannedStep): string {
  return [...step.changed, ...(step.does.length ? step.does : [step.title])].join(" · ");
}

/** Which figures must not be moved by others for a row to come true. */
export function condition(row: PlannedRow): string {
  const figures = new Set(row.steps.filter(({ depends }) => depends).map(({ figure }) => figure ?? ""));
  if (!figures.size) return t("plan-safe");
  return t("plan-if-stays", { figure: figures.size > 1 ? "both" : [...figures][0]! });
}

/** A whole step, as it is read aloud. */
export function told(step: PlannedStep): string {
  return t("plan-step", {
    die: takenWith(step),
    space: step.title,
    done: done(step),
    points: signed(step.now + step.scoring),
  });
}

/** Why a kept step does not hold. */
export function why(step: PlanStepChecked): string {
  if (step.cause === "elsewhere") return t("plan-elsewhere", { space: step.title });
  return step.cause === "action" && step.label
    ? t("plan-no-action", { action: step.label })
    : t("plan-no-route");
}
