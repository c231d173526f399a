// A line to tell friends, without anything about the position.

import { dayOf, type History, streak, UNTRIED } from "../lib/daily";
import { t } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";

export function shareText(day: string, history: History, today = dayOf()): string {
  const { tries } = history.days[day] ?? UNTRIED;
  const days = streak(history, today);
  const row = days > 1 ? `, ${t("daily-share-streak", { days })}` : "";
  return `${t("daily-share-text", { day, tries })}${row}`;
}

export async function share(day: string, history: History): Promise<void> {
  const text = shareText(day, history);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure address the browser has no clipboard for pages; the old way still works.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  notices.show(t("daily-copied", { text }));
}
