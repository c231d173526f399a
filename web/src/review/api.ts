// The server's answers about reviews.

import type { Asked, Told } from "../learn/api";
import { call } from "../lib/api";
import type { Lang, ReviewLines, ReviewState, ReviewTrial } from "../wire";

const path = (table: string) => `/api/tables/${table}/review`;

export const reviews = {
  of: (table: string, lang: Lang, level: "quick" | "full") =>
    call<ReviewState>("GET", `${path(table)}?lang=${lang}&level=${level}`),
  lines: (table: string, at: number, lang: Lang) =>
    call<ReviewLines>("GET", `${path(table)}/lines?lang=${lang}&at=${at}`),
  play: (table: string, at: number, lang: Lang, actions: readonly string[]) =>
    call<ReviewTrial>("POST", `${path(table)}/play`, { lang, at, actions }),
  ask: (table: string, at: number, lang: Lang, actions: readonly string[], ask: Asked) =>
    call<Told>("POST", `${path(table)}/ask`, { lang, at, actions, ask }),
};
