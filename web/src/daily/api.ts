// The server's answers about puzzles.

import { call } from "../lib/api";
import type { Asked, Told } from "../learn/api";
import type { Lang, Puzzle, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzleMoment } from "../wire";

export const puzzles = {
  all: () => call<PuzzleInfo[]>("GET", "/api/puzzles"),
  ofDay: (day: string, lang: Lang) => call<Puzzle>("GET", `/api/puzzles/day/${day}?lang=${lang}`),
  one: (id: string, lang: Lang) => call<Puzzle>("GET", `/api/puzzles/${id}?lang=${lang}`),
  play: (id: string, lang: Lang, actions: readonly string[]) =>
    call<PuzzleMoment>("POST", `/api/puzzles/${id}/play`, { lang, actions }),
  ask: (id: string, lang: Lang, actions: readonly string[], ask: Asked) =>
    call<Told>("POST", `/api/puzzles/${id}/ask`, { lang, actions, ask }),
  hint: (id: string) => call<PuzzleHint>("GET", `/api/puzzles/${id}/hint`),
  answer: (id: string, lang: Lang) => call<PuzzleAnswer>("GET", `/api/puzzles/${id}/answer?lang=${lang}`),
};
