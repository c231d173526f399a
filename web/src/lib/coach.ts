// Whether a page asks for the coach at a table; what the coach said is remembered where he is loaded (`learn/remarks.ts`).

export const COACH = "merlin-coach";
/** In so many games he speaks by himself, from the first game on. */
export const GAMES = 2;

/** What nobody loads who only plays. */
export const loadCoach = () => import("../learn/learn-coach");
export const loadModules = () => import("../learn/learn-modules");

export function coached(table: string): boolean {
  try {
    const { on, games } = JSON.parse(localStorage.getItem(COACH)!);
    return on ?? (games.includes(table) || games.length < GAMES);
  } catch {
    return false;
  }
}
