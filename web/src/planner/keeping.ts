// The plans that this browser keeps, one for each seat at a table, until the round they belong to is over.

import { planKey, PLANS } from "../lib/plans";
import type { PlannedStep, Seat } from "../wire";

export interface KeptPlan {
  round: number;
  /** What it was to bring when it was kept. */
  sum: number;
  steps: PlannedStep[];
  /** The number of records at which all of it was last known to hold. */
  held: number;
}

const MOST = 20;

function all(): Record<string, KeptPlan> {
  try {
    const found = JSON.parse(localStorage.getItem(PLANS) ?? "{}") as unknown;
    return found && typeof found === "object" ? (found as Record<string, KeptPlan>) : {};
  } catch {
    return {};
  }
}

/** The plan of a seat; whatever is not understood is not there. */
export function readPlan(table: string, seat: Seat | null): KeptPlan | null {
  const plan = all()[planKey(table, seat)];
  const sound = Array.isArray(plan?.steps) && plan.steps.every((step) => Array.isArray(step?.actions));
  return sound && typeof plan?.round === "number" ? plan : null;
}

/** Keeps a plan, or none any more. */
export function keepPlan(table: string, seat: Seat | null, plan: KeptPlan | null): void {
  const key = planKey(table, seat);
  const others = Object.entries(all()).filter(([name]) => name !== key);
  const kept = plan ? [...others.slice(1 - MOST), [key, plan] as const] : others;
  try {
    localStorage.setItem(PLANS, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plans, for as long as the page is open.
  }
}
