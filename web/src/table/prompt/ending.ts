// How a turn ends in which nothing else is left to do.

import type { Choice } from "../../lib/choices";
import { settings } from "../../lib/settings.svelte";
import type { TableInfo } from "../../wire";

/** Milliseconds in which one may still undo or wait. */
export const LAST_LOOK = 3000;

/** By a bar, at once, or by hand. Among people by hand unless they wish otherwise: when it ends would tell of a hand. */
export function endingFor(info: TableInfo | null): "off" | "bar" | "once" {
  if (settings.ending !== "auto") return settings.ending;
  const people = info?.seats.filter((seat) => seat.kind === "person" || seat.kind === "open").length ?? 0;
  return people === 1 ? "bar" : "off";
}

/** The end of the turn, where nothing else is left to do but to use a flag for nothing; nothing may be wasted by it. */
export function lastOf(choices: readonly Choice[], wasted: ReadonlySet<string>): Choice | null {
  const [end, ...flags] = choices;
  if (!end?.option.ends_turn || wasted.has(end.option.action)) return null;
  const idle = flags.every(
    ({ option: { group, delta } }) => group === "flags" && delta && delta.now + delta.scoring <= 0,
  );
  return idle ? end : null;
}
