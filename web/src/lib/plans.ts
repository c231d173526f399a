// Which plans this browser keeps: by table and seat. What is in them is the planner's business.

import type { Seat } from "../wire";

export const PLANS = "merlin-plans";

export const planKey = (table: string, seat: Seat | null) => `${table} ${seat ?? ""}`;

/** Whether a plan is kept for this seat. */
export function keepsPlan(table: string, seat: Seat | null): boolean {
  try {
    return localStorage.getItem(PLANS)?.includes(`"${planKey(table, seat)}"`) ?? false;
  } catch {
    return false;
  }
}
