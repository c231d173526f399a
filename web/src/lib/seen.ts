// How far one has seen each table, for "since your last turn".
const SEEN = "merlin-seen";

function seen(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(SEEN) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

export function seenAt(id: string): number {
  const at = seen()[id];
  return typeof at === "number" && at > 0 ? at : 0;
}

export function keepSeen(id: string, at: number): void {
  try {
    const { [id]: _old, ...others } = seen();
    const kept = Object.entries(others).slice(-40);
    localStorage.setItem(SEEN, JSON.stringify({ ...Object.fromEntries(kept), [id]: at }));
  } catch {
    // A browser that keeps nothing still plays; it only has no recap.
  }
}
