// The view of a table, kept up to date by small changes: each names a path ("round", "players.0", "modules.<name>").

import type { View } from "../wire";

/** What came, but whatever in it is as before is the same object as before. */
function kept(old: unknown, came: unknown): unknown {
  if (!old || !came || typeof old !== "object" || typeof came !== "object") return came;
  const [before, now] = [old, came] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    now[name] = kept(before[name], now[name]);
    same &&= now[name] === before[name];
  }
  return same ? old : came;
}

/** A new view with the changes in it; whatever did not change is the same object as before. */
export function changed(view: View | null, changes: Record<string, unknown>): View {
  const next = { ...view } as Record<string, unknown>;
  const opened = new Set<string>();
  for (const [path, value] of Object.entries(changes)) {
    const [name = "", part] = path.split(".");
    if (part === undefined) {
      next[name] = kept(next[name], value);
      continue;
    }
    if (!opened.has(name)) {
      const old = next[name];
      next[name] = name === "modules" ? { ...(old as object) } : [...((old as unknown[]) ?? [])];
      opened.add(name);
    }
    const parts = next[name] as Record<string, unknown>;
    parts[part] = kept(parts[part], value);
  }
  return next as unknown as View;
}

/** The same view with other points. */
export function withPoints(view: View, points: readonly number[]): View {
  const players = view.players.map((player, seat) => ({ ...player, points: points[seat] ?? player.points }));
  return { ...view, players };
}
