// Days, levels and what a position is about, in words.

import { botOf } from "../bots/bots";
import { language, t } from "../lib/i18n.svelte";
import { person } from "../lib/me.svelte";
import type { PuzzleInfo } from "../wire";

export type Level = PuzzleInfo["level"];
export const LEVELS: readonly Level[] = ["squire", "knight", "lancelot", "merlin-quick", "merlin"];

/** A day as "18 November"; days are written where they cannot become the day before. */
export function dayWords(day: string, more: Intl.DateTimeFormatOptions = {}): string {
  const form = { day: "numeric", month: "long", timeZone: "UTC", ...more } as const;
  return new Intl.DateTimeFormat(t("general-language-tag"), form).format(Date.parse(day));
}

/** The bot that finds it. */
export const faceOf = (level: Level) => level.replace("-quick", "");

export function levelWords(level: Level): string {
  const name = botOf(person.setup?.bots, faceOf(level))?.title ?? "";
  return level === "merlin-quick" ? t("daily-quick", { name }) : name;
}

/** The modules in play, by their names. */
export function moduleWords({ modules }: Pick<PuzzleInfo, "modules">): string {
  void language.current;
  const known = person.setup?.modules ?? [];
  return modules.map((name) => known.find((module) => module.name === name)?.title ?? name).join(", ");
}
