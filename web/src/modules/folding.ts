// Which panels are open: as they were left; at first all of them, on a narrow screen none.

const KEPT = "merlin-panels";
const NARROW = "(max-width: 40rem)";

function kept(): Record<string, boolean> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

export function firstOpen(name: string): boolean {
  return kept()[name] ?? !matchMedia(NARROW).matches;
}

export function keepOpen(name: string, open: boolean): void {
  // A panel that is as it would be at first needs no note.
  if (open === firstOpen(name)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [name]: open }));
  } catch {
    // A browser that keeps nothing still shows the panels.
  }
}
