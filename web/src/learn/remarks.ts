// What the coach has said in this browser, and what he is not to say again. The server is told nothing of it.

import { COACH } from "../lib/coach";
import type { Remark } from "../wire";

export interface Memory {
  /** As the settings say; null: by himself in the first games. */
  on: boolean | null;
  /** The games that he spoke in, from the first game on. */
  games: readonly string[];
  /** Remarks that were made. */
  told: readonly string[];
  /** Remarks that nobody wants to hear again. */
  silent: readonly string[];
  /** The first game whose first scoring is still to come, or was not talked about yet. */
  first: string | null;
}

const texts = (found: unknown) => (Array.isArray(found) ? found.map(String) : []);

/** What was kept; whatever is not understood is not there. Who never began a first game hears nothing. */
export function readMemory(text: string | null): Memory {
  let found: Partial<Memory> | null;
  try {
    found = JSON.parse(text ?? "null") as Partial<Memory> | null;
  } catch {
    found = null;
  }
  const on = typeof found?.on === "boolean" ? found.on : null;
  const first = typeof found?.first === "string" ? found.first : null;
  const memory = {
    on,
    first,
    told: texts(found?.told),
    silent: texts(found?.silent),
    games: texts(found?.games),
  };
  return found ? memory : { ...memory, on: false };
}

export function memory(): Memory {
  try {
    return readMemory(localStorage.getItem(COACH));
  } catch {
    return readMemory(null);
  }
}

function keep(changed: Partial<Memory>): void {
  try {
    localStorage.setItem(COACH, JSON.stringify({ ...memory(), ...changed }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The first game begins: he speaks in it and in the next one, unless he was switched off. */
export function beginFirstGame(table: string): void {
  const { on } = memory();
  const never = localStorage.getItem(COACH) === null;
  keep({ on: on === false && !never ? false : null, games: [table], first: table });
}

/** Whether this is the first game, and nobody was asked yet whether to play on. */
export function isFirstGame(table: string): boolean {
  return memory().first === table;
}

export function pausedHere(): void {
  keep({ first: null });
}

/** The switch of the settings. Whoever switches him on hears everything once more that was not silenced. */
export function wish(on: boolean): void {
  keep(on ? { on, told: [] } : { on });
}

export function silence(id: string): void {
  const { silent } = memory();
  keep({ silent: [...silent.filter((one) => one !== id), id] });
}

/** Which remark is made in which turn of which table: one at most. */
let made = { table: "", turn: -1, id: "" };

/** Nothing more in this turn. */
export function dismiss(): void {
  made.id = "";
}

/** The remark for this question: the one of this turn as long as it is true, else the first that was never made. */
export function remarkFor(remarks: readonly Remark[], table: string, turn: number): Remark | null {
  const { told, silent, games } = memory();
  if (made.table === table && made.turn === turn)
    return remarks.find(({ id }) => id === made.id && !silent.includes(id)) ?? null;
  const found = remarks.find(({ id }) => !told.includes(id) && !silent.includes(id));
  if (!found) return null;
  made = { table, turn, id: found.id };
  keep({ told: [...told, found.id], games: games.includes(table) ? games : [...games, table] });
  return found;
}
