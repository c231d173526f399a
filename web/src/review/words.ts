// What the head of a review says: who won by how much, and how long they played.

import { language, list, number, t } from "../lib/i18n.svelte";
import type { ReviewSeat, ReviewState, ReviewTold } from "../wire";

/** So many modules are named, more are counted. */
const NAMED = 3;

/** Points with their sign, as the language writes them. */
export const signed = (points: number, digits = 1) =>
  new Intl.NumberFormat(language.current, {
    signDisplay: "exceptZero",
    minimumFractionDigits: Number.isInteger(points) ? 0 : digits,
    maximumFractionDigits: digits,
  })
    .format(points)
    .replace("-", "−");

/** Points lost a turn, always with a decimal. */
export const rateOf = (seat: ReviewSeat) =>
  t("review-rate", {
    points: new Intl.NumberFormat(language.current, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(seat.rate),
  });

/** So many points of luck are worth a word. */
const LUCKY = 3;

/** What a bot says of its game: nothing that its account does not show. */
export function quip(seat: ReviewSeat, won: boolean): string {
  const luck = partOf(seat, "luck");
  if (won) return t(luck >= LUCKY ? "review-quip-lucky" : "review-quip-won");
  if (luck <= -LUCKY) return t("review-quip-unlucky");
  if (!seat.count) return t("review-quip-flawless");
  const worst = seat.turning
    .filter(({ line }) => line.length)
    .sort((one, other) => one.points - other.points)[0];
  return worst ? t("review-quip-astray", { when: worst.when }) : t("review-quip-next");
}

/** The best of the seats that are somebody's own; a spectator has none. */
export function ownSeat(seats: readonly ReviewSeat[], own: readonly string[]): ReviewSeat | null {
  const mine = seats.filter(({ seat }) => own.includes(seat));
  return mine.sort((one, other) => other.points - one.points)[0] ?? null;
}

export function headline(review: ReviewTold, own: readonly string[]): string {
  const { seats, winners } = review;
  const first = seats.filter(({ seat }) => winners.includes(seat));
  const me = ownSeat(seats, own);
  const name = list(first.map((seat) => seat.name));
  const points = seats.map((seat) => seat.points).sort((one, other) => other - one);
  const by = t("review-by", { n: points[0]! - (points[first.length] ?? 0) });
  const shared = first.length > 1;
  if (me && first.includes(me)) {
    const others = list(first.filter((one) => one !== me).map((one) => one.name));
    return shared ? t("review-head-shared", { names: others }) : t("review-head-won", { by });
  }
  if (!me || seats.length === 2)
    return shared ? t("review-head-other-shared", { name }) : t("review-head-other", { name, by });
  const place = t("review-place", { place: 1 + points.filter((one) => one > me.points).length });
  return shared ? t("review-head-lost-shared", { name, place }) : t("review-head-lost", { name, by, place });
}

/** "82 : 75 : 71 : 63 · 4 players, base game · 38 minutes" */
export function result(review: ReviewTold, minutes: ReviewState["minutes"]): string {
  const points = review.seats.map((seat) => seat.points).sort((one, other) => other - one);
  const { modules } = review;
  const played = !modules.length
    ? t("review-base")
    : modules.length > NAMED
      ? t("review-several", { count: modules.length })
      : modules.map(({ label }) => label).join(", ");
  const parts = [points.join(" : "), `${t("lobby-count", { count: points.length })}, ${played}`];
  if (minutes) parts.push(t("review-minutes", { minutes }));
  return parts.join(" · ");
}

/** What a part of an account is worth, and how exactly it is known. */
export function measured(seat: ReviewSeat, name: string): string {
  const line = seat.account.find((one) => one.name === name);
  return `${signed(line?.points ?? 0)}${line?.error ? ` ± ${number(line.error, 1)}` : ""}`;
}

/** What a part of an account is worth. */
export const partOf = (seat: ReviewSeat, name: string) =>
  seat.account.find((line) => line.name === name)?.points ?? 0;
