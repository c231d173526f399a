// How the people at a table are called.

import { botOf } from "../bots/bots";
import { t } from "../lib/i18n.svelte";
import { person } from "../lib/me.svelte";
import type { SeatInfo, TableInfo } from "../wire";

// ids: table-seat-red, table-seat-yellow, table-seat-blue, table-seat-green
export function seatName(seat: SeatInfo): string {
  return seat.name || t(`table-seat-${seat.seat}`);
}

/** How the bot of a seat is called. */
export function botTitle(seat: SeatInfo): string {
  return botOf(person.setup?.bots, seat.bot)?.title ?? seat.bot ?? "";
}

/** What kind of bot plays a seat: "Bot: Knight", or "a bot plays: Knight" while its person is away. */
export function botName(seat: SeatInfo): string {
  const bot = botTitle(seat);
  return seat.kind === "bot" ? t("table-is-bot", { bot }) : t("table-bot-plays", { bot });
}

export function nameOf(info: TableInfo | null, seat: string): string {
  const found = info?.seats.find((one) => one.seat === seat);
  return found ? seatName(found) : t(`table-seat-${seat}`);
}

/** The people's names in the order of the seats. */
export function names(info: TableInfo | null): string[] {
  return info?.seats.map(seatName) ?? [];
}

/** Seats of one's own that one plays oneself; several make a shared screen. */
export function ownSeats(info: TableInfo | null): SeatInfo[] {
  return info?.seats.filter((seat) => seat.yours && seat.kind === "person" && seat.bot === null) ?? [];
}
