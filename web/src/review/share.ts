// A line about a game to tell others, with where its review is.

import { t } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";

export async function share(headline: string, result: string): Promise<void> {
  const text = t("review-share-text", { headline, result });
  const url = `${location.origin}${location.pathname}`;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    // Whoever thinks better of it has shared nothing.
    await navigator.share({ text, url }).catch(() => null);
    return;
  }
  const whole = `${text} ${url}`;
  try {
    await navigator.clipboard.writeText(whole);
  } catch {
    // Without a secure address the browser has no clipboard for pages; the old way still works.
    const field = document.createElement("textarea");
    field.value = whole;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  notices.show(t("review-copied", { text: whole }));
}
