// A choice that is the only one may play itself.

import { settings } from "../lib/settings.svelte";
import type { Option, Prompt } from "../wire";

/** Time to see what is about to be played. */
const BEAT = 350;

/** The option that may play itself: the only one, nothing that ends the turn or shows a hidden card. */
export function single(prompt: Prompt | null): Option | null {
  const [option, second] = prompt?.options ?? [];
  if (!option || second || option.secret || option.ends_turn) return null;
  return option;
}

/** Plays a single option after a beat; the result takes that back. */
export function autoplayed(
  prompt: Prompt | null,
  held: boolean,
  act: (option: Option) => void,
): (() => void) | undefined {
  const option = single(prompt);
  if (!option || held || !settings.autoplay) return undefined;
  const timer = setTimeout(() => act(option), settings.speed === "instant" ? 0 : BEAT);
  return () => clearTimeout(timer);
}
