// A request that was refused, as an error whose words are in the page's messages.

import type { Reason } from "../wire";
import { t } from "./i18n.svelte";

/** Why: one of the server's reasons, or that the server could not be reached. */
export type Why = Reason | "lost";

// ids: refused-malformed, refused-too-large, refused-too-many, refused-unknown-table, refused-unknown-request
// ids: refused-not-your-seat, refused-not-your-turn, refused-stale, refused-not-offered, refused-nothing-to-undo
// ids: refused-undo-spent, refused-not-away, refused-not-told, refused-unproved, refused-seat-taken, refused-not-the-host, refused-not-now, refused-over, refused-full, refused-options
// ids: refused-no-name, refused-no-secret, refused-no-hints, refused-no-planner, refused-no-answer, refused-origin, refused-lost
// ids: refused-damaged, refused-other-version, refused-disk-full, refused-not-kept, refused-perhaps-kept, refused-lost-notes
// ids: refused-host, refused-failed
// ids: refused-not-admitted, refused-removed, refused-blocked, refused-muted, refused-watchers-quiet, refused-nobody
// ids: refused-gone
export class Refusal extends Error {
  constructor(
    readonly why: Why,
    readonly detail = "",
    readonly rule = "",
  ) {
    super(`${why} ${detail}`.trim());
  }

  get words(): string {
    return t(`refused-${this.why}`);
  }
}

/** What to tell the person about an error of any kind. */
export function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.words : t("refused-lost");
}
