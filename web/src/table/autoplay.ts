// A choice that is the only one may play itself.

import { type Choice, choicesOf } from "../lib/choices";
import { settings } from "../lib/settings.svelte";
import type { Prompt } from "../wire";

/** Time to see what is about to be played. */
const BEAT = 350;

/** The choice that may play itself: the only one, nothing that ends the turn or shows a hidden card. */
export function single(prompt: Prompt | null): Choice | null {
  const [choice, second] = choicesOf(prompt);
  if (!choice || second || choice.option.secret || choice.option.ends_turn) return null;
  return choice;
}

/** Plays a single choice after a beat; the result takes that back. */
export function autoplayed(
  prompt: Prompt | null,
  held: boolean,
  act: (choice: Choice) => void,
): (() => void) | undefined {
  const choice = single(prompt);
  if (!choice || held || !settings.autoplay) return undefined;
  const timer = setTimeout(() => act(choice), settings.speed === "instant" ? 0 : BEAT);
  return () => clearTimeout(timer);
}
