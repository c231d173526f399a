// A replay made ready to be shown: every view at once, and where turns and rounds begin.

import { changed } from "../../lib/view";
import type { Moment, Replay, View } from "../../wire";

export interface Mark {
  index: number;
  round: number;
}

export interface Film {
  replay: Replay;
  moments: readonly Moment[];
  /** The view after each moment. What did not change is shared between them, so that a whole game is small. */
  views: readonly View[];
  /** The moments at which a turn begins, the first one included. */
  turns: readonly number[];
  rounds: readonly Mark[];
  /** The points of each seat after each moment. */
  points: readonly (readonly number[])[];
}

export function film(replay: Replay): Film {
  const views: View[] = [];
  const turns: number[] = [];
  const rounds: Mark[] = [];
  let before: View | null = null;
  replay.moments.forEach((moment, index) => {
    const view: View = changed(before, moment.changes);
    if (!before || view.current !== before.current || view.round !== before.round) turns.push(index);
    if (view.round > 0 && view.round !== before?.round) rounds.push({ index, round: view.round });
    views.push(view);
    before = view;
  });
  const seats = views[0]?.players.map((player) => player.seat) ?? [];
  const points = seats.map((_, seat) => views.map((view) => view.players[seat]?.points ?? 0));
  return { replay, moments: replay.moments, views, turns, rounds, points };
}

/** The moment to show for a number of records: the last one that is not later. */
export function indexAt(moments: readonly Moment[], at: number): number {
  let low = 0;
  let high = moments.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (moments[middle]!.at <= at) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The beginning of the turn before this moment, or the beginning of its own turn when it is further on. */
export function turnBefore(turns: readonly number[], index: number): number {
  return turns.findLast((turn) => turn < index) ?? 0;
}

/** The beginning of the next turn, or the end. */
export function turnAfter(turns: readonly number[], index: number, last: number): number {
  return turns.find((turn) => turn > index) ?? last;
}
