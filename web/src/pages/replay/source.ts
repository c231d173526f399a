// Where a replay comes from: a table of this server, or the text of a record file.

import { api } from "../../lib/api";
import { SEATS } from "../../table/sheet";
import type { Branch, Guide, Lang, Replay } from "../../wire";

export type Source = { table: string } | { record: string; name: string };

/** The replay from a viewpoint, and what its board needs. */
export async function load(
  source: Source,
  lang: Lang,
  viewer: string | null,
): Promise<{ replay: Replay; guide: Guide }> {
  const replay =
    "table" in source
      ? await api.replay(source.table, lang, viewer)
      : await api.replayRecord(source.record, lang, viewer);
  const guide = await api.guideFor(replay, lang);
  return { replay, guide };
}

/** One's own seats in the game; a record file has none. */
export async function ownSeats(source: Source): Promise<string[]> {
  if (!("table" in source)) return [];
  const tables = await api.tables();
  const seats = tables.find((table) => table.id === source.table)?.seats ?? [];
  return seats.filter((seat) => seat.yours).map((seat) => seat.seat);
}

/** The seats whose view may be asked for: of a game that is over all, else one's own. */
export function viewpoints(source: Source, replay: Replay, own: readonly string[]): string[] {
  const all = SEATS.slice(0, replay.players);
  return replay.over || !("table" in source) ? all : all.filter((seat) => own.includes(seat));
}

/** The moment as a beginning for a new table. */
export function branchOf(source: Source, at: number): Branch {
  return "table" in source ? { at, table: source.table } : { at, record: source.record };
}
