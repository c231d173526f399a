// How far one has seen each table, for "since your last turn".
const SEEN = "merlin-seen";
/** Milliseconds: a browser writes to its disk, so not with every move. */
const LATER = 1000;

const noted = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function seen(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(SEEN) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

export function seenAt(id: string): number {
  const at = noted.get(id) ?? seen()[id];
  return typeof at === "number" && at > 0 ? at : 0;
}

export function keepSeen(id: string, at: number): void {
  noted.set(id, at);
  timer ??= setTimeout(write, LATER);
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!noted.size) return;
  try {
    const others = Object.entries(seen()).filter(([id]) => !noted.has(id));
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries([...others.slice(-40), ...noted])));
    noted.clear();
  } catch {
    // A browser that keeps nothing still plays; it only has no recap.
  }
}
// Whoever leaves the page has seen what was there.
addEventListener("pagehide", write);
