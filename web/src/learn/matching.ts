// Which actions a step accepts now, what the learner's choice means for it, and what the coach says otherwise.

import type { Choice } from "../lib/choices";
import { choicesOf } from "../lib/choices";
import type { LessonStep, Option, Prompt } from "../wire";

export const END_TURN = "end turn";

type Line = readonly string[];

const begins = (line: Line, start: Line) => start.every((action, index) => line[index] === action);

/** What is still to be done: the rest of each accepted line that begins with what was done. */
export function rests(lines: readonly Line[], done: Line): Line[] {
  return lines.filter((line) => begins(line, done)).map((line) => line.slice(done.length));
}

/** Whether one of the lines is complete. */
export function complete(lines: readonly Line[], done: Line): boolean {
  return rests(lines, done).some((rest) => rest.length === 0);
}

/** How much of a choice is accepted: all of it, its beginning (a die without the way that was meant), or nothing. */
export function accepted(lines: readonly Line[], done: Line, actions: Line): string[] {
  let best = 0;
  for (const rest of rests(lines, done)) {
    let same = 0;
    while (same < actions.length && same < rest.length && actions[same] === rest[same]) same++;
    best = Math.max(best, same);
  }
  return actions.slice(0, best);
}

/** The end of a turn, where nothing else is accepted: nobody has to be asked for it. */
export function ended(lines: readonly Line[], done: Line): string[] {
  const left = rests(lines, done);
  return left.length > 0 && left.every((rest) => rest[0] === END_TURN) ? [END_TURN] : [];
}

/** The prompt as a step offers it: an option leads on by itself only where the step accepts that, too. */
export function shaped(prompt: Prompt | null, lines: readonly Line[], done: Line): Prompt | null {
  if (!prompt) return null;
  const left = rests(lines, done);
  const options = prompt.options.map((option): Option => {
    const after = left.filter((rest) => rest[0] === option.action).map((rest) => rest.slice(1));
    const ways = option.leads.filter((lead) => lead.then.length);
    if (!after.length || !ways.length) return option;
    if (after.some((rest) => ways.some(({ then }) => rest.length && begins(rest, then)))) return option;
    return { ...option, leads: option.leads.map((lead) => ({ ...lead, then: [] })) };
  });
  // The coach warns, if anybody does.
  return { ...prompt, options, cautions: [] };
}

/** The choices of a prompt that are accepted, whole. */
export function right(prompt: Prompt | null, lines: readonly Line[], done: Line): Choice[] {
  return choicesOf(prompt).filter(
    ({ actions }) => accepted(lines, done, actions).length === actions.length && actions.length > 0,
  );
}

/** What is to be lit: what the storyboard says of it, else the parts of the board by which it is chosen. */
export function litNow(step: LessonStep, choices: readonly Choice[]): string[] {
  const own = choices.flatMap(({ elements }) => elements);
  const named = step.lit.filter((element) => own.includes(element));
  return [...new Set(named.length ? named : choices.flatMap(({ steps }) => steps))];
}

/** What the coach says about a choice that is not the one: the hint for one of its actions, else the general one. */
export function hintFor(step: LessonStep, actions: Line): string {
  // The last action says most: a die is only the way to it.
  const own = [...actions]
    .reverse()
    .flatMap((action) => step.hints.find((hint) => hint.action === action) ?? []);
  return (own[0] ?? step.hints.find(({ action }) => action === null))?.text ?? "";
}
