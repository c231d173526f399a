// What one decides by one click: an option of the prompt, or an option together with the way it leads. Where there are
// many, they are found step by step along the parts of the board.

import type { Lead, Option, Prompt } from "../wire";

export interface Choice {
  /** Its name among the choices of a prompt: all its actions. */
  id: string;
  option: Option;
  /** The way, where the option leads onto the round table. */
  lead: Lead | null;
  /** What is sent, in this order, as one decision. */
  actions: readonly string[];
  /** The parts of the board that mean it. */
  elements: readonly string[];
  /** By which of them it is found, one after the other. */
  steps: readonly string[];
  /** It stands beside the question: a free action, or a change of a move. */
  beside: boolean;
}

/** Choices that share a step; without an element it is a single one. */
export interface Step {
  element: string | null;
  choices: readonly Choice[];
}

/** Every option; one that leads to several spaces is several choices. */
export function choicesOf(prompt: Prompt | null): Choice[] {
  return (prompt?.options ?? []).flatMap((option) => {
    const ways = option.leads.filter((lead) => lead.then.length);
    return ways.length ? ways.map((lead) => choice(option, lead)) : [choice(option, null)];
  });
}

function choice(option: Option, way: Lead | null): Choice {
  const lead = way ?? option.leads[0] ?? null;
  const space = way ? [`space:${way.space}`] : [];
  const steps = option.steps.length ? option.steps : option.elements.slice(0, 1);
  const elements = [...new Set([...space, ...option.elements, ...steps])];
  return {
    id: [option.action, ...(way?.then ?? [])].join(" > "),
    option,
    lead,
    actions: [option.action, ...(way?.then ?? [])],
    elements,
    steps: [...steps, ...space.filter((element) => !steps.includes(element))],
    beside: option.beside || option.group === "missions" || option.group === "flags",
  };
}

/** What stands together beside the question: everything that is bought, everything that a coin does, each flag. */
export function helpOf({ option }: Choice): string {
  return option.kind.startsWith("flag ") ? option.kind : option.kind.split(" ")[0]!;
}

/** Whether it changes a move before it is made. */
export function changes({ option }: Choice): boolean {
  return option.leads.length > 0 || option.elements.some((element) => element.startsWith("die:"));
}

/** The choices by the first step in which they differ; those that have none there stay as they are, at the end. */
export function stepsOf(choices: readonly Choice[]): Step[] {
  const longest = Math.max(0, ...choices.map(({ steps }) => steps.length));
  for (let index = 0; index < longest; index++) {
    const found = new Map<string, Choice[]>();
    const rest: Step[] = [];
    for (const one of choices) {
      const element = one.steps[index];
      if (element === undefined) rest.push({ element: null, choices: [one] });
      else if (found.has(element)) found.get(element)!.push(one);
      else found.set(element, [one]);
    }
    if (found.size > 1 && found.size + rest.length < choices.length)
      return [...[...found].map(([element, several]) => step(element, several)), ...rest];
  }
  return choices.map((one) => ({ element: null, choices: [one] }));
}

function step(element: string, choices: readonly Choice[]): Step {
  return { element: choices.length > 1 ? element : null, choices };
}

/** Things by a name, in the order in which the names come first. */
export function grouped<T>(things: readonly T[], name: (thing: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const key = name(thing);
    const known = found.get(key);
    if (known) known.push(thing);
    else found.set(key, [thing]);
  }
  return found;
}

/** The family of an element: others of it are what could have been chosen instead. */
export function familyOf(element: string): string {
  const [first, second] = element.split(":");
  return first === "good" || first === "stock" ? `${first}:${second}` : first!;
}
