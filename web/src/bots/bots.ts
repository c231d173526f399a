// What the page knows about bots beyond what the server tells: how they are grouped, and who sits at a quick table.

import { modelOf, PORTRAITS } from "../art/portraits";
import { t } from "../lib/i18n.svelte";
import type { BotInfo, SetupInfo } from "../wire";

export type Opponents = "gentle" | "solid" | "strong";

/** Who plays at once against a person, in the order of the seats. */
export const OPPONENTS: Readonly<Record<Opponents, readonly string[]>> = {
  gentle: ["page", "page", "page"],
  solid: ["knight", "knight", "knight"],
  strong: ["viviane", "merlin", "lancelot"],
};
export const STRENGTHS = Object.keys(OPPONENTS) as Opponents[];

/** The bots of a quick table; where the server has no such bot, its usual one. */
export function opponents(setup: SetupInfo, wanted: Opponents): string[] {
  return OPPONENTS[wanted].map((name) => botOf(setup.bots, name)?.name ?? setup.default_bot);
}

export function botOf(bots: readonly BotInfo[] | undefined, name: string | null): BotInfo | undefined {
  return bots?.find((bot) => bot.name === name);
}

// ids: bots-line-random, bots-line-page, bots-line-squire, bots-line-knight, bots-line-lancelot, bots-line-merlin
// ids: bots-line-builder, bots-line-courtier, bots-line-defender
// ids: bots-line-minstrel, bots-line-falconer, bots-line-herald, bots-line-viviane

/** What a bot says of itself, in a line; nothing from one that is not known here. */
export function lineOf(bot: string): string {
  const name = modelOf(bot);
  return name in PORTRAITS ? t(`bots-line-${name}`) : "";
}

/** The levels from the weakest on, then the temperaments; a group without anybody is left out. */
export function grouped(bots: readonly BotInfo[]): { temperament: boolean; bots: BotInfo[] }[] {
  return [false, true]
    .map((temperament) => ({
      temperament,
      bots: bots.filter((bot) => bot.temperament === temperament).sort((a, b) => a.level - b.level),
    }))
    .filter((group) => group.bots.length > 0);
}

/** One pip for each level there is, filled up to the bot's own. */
export function pips(bots: readonly BotInfo[], level: number): boolean[] {
  const most = Math.max(0, ...bots.map((bot) => bot.level));
  return Array.from({ length: most }, (_, index) => index < level);
}

/** Where a key leads in a list: by arrows, to its ends, or to the next title that begins so; null if nowhere. */
export function moved(titles: readonly string[], index: number, key: string): number | null {
  const last = titles.length - 1;
  if (key === "ArrowDown" || key === "ArrowRight") return index === last ? 0 : index + 1;
  if (key === "ArrowUp" || key === "ArrowLeft") return index <= 0 ? last : index - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key.length !== 1 || key === " ") return null;
  const order = titles.map((_, step) => (index + 1 + step) % titles.length);
  return order.find((at) => titles[at]!.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
