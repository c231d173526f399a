// What the board can be asked to do: which elements can be clicked now, what a click means, what is pointed at.
// The page for play, the replay and the gallery each make one and put it into the context; the board only talks to it.

import { getContext, setContext } from "svelte";
import type { Guide, Lead, Option, Prompt, View } from "../wire";

/** What the small menu at the spot offers when a click could mean several things. */
export interface Menu {
  options: Option[];
  at: DOMRect;
}

/** Words about an element, for the card that explains it. */
export interface Explanation {
  title: string;
  about: string;
  rule: string;
  at: DOMRect;
}

export class Stage {
  guide = $state.raw<Guide>() as Guide;
  view = $state.raw<View>() as View;
  prompt = $state.raw<Prompt | null>(null);
  /** The seat whose cards are shown, or null for what everybody sees. */
  viewer = $state<string | null>(null);
  /** How the players are called, in the order of the seats. */
  names = $state.raw<readonly string[]>([]);
  /** The element under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** An option that is pointed at in the prompt bar. */
  considered = $state.raw<Option | null>(null);
  /** The option that was recommended. */
  advised = $state.raw<Option | null>(null);
  menu = $state.raw<Menu | null>(null);
  explained = $state.raw<Explanation | null>(null);
  /** Elements that just changed, for a moment. */
  touched = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly play: (option: Option) => void = () => {}) {}

  /** The offered options of each element. */
  readonly offered: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.prompt?.options ?? []) {
      for (const element of option.elements) {
        const known = found.get(element);
        if (known) known.push(option);
        else found.set(element, [option]);
      }
    }
    return found;
  });

  /** Spaces to light up: where what is pointed at leads. */
  readonly leads: ReadonlyMap<number, Lead> = $derived.by(() => {
    const found = new Map<number, Lead>();
    const options = this.considered ? [this.considered] : this.pointed ? this.options(this.pointed) : [];
    for (const option of options) for (const lead of option.leads) found.set(lead.space, lead);
    return found;
  });

  /** Elements that lead to the space pointed at: the dice that reach it. */
  readonly reaching: ReadonlySet<string> = $derived.by(() => {
    const space = this.pointed?.startsWith("space:") ? Number(this.pointed.slice(6)) : null;
    const found = new Set<string>();
    if (space === null) return found;
    for (const option of this.prompt?.options ?? []) {
      if (option.leads.some((lead) => lead.space === space))
        option.elements.forEach((element) => found.add(element));
    }
    return found;
  });

  /** Elements that mean the recommended option: those of its own, else the most specific one. */
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const advised = this.advised;
    if (!advised) return new Set<string>();
    const own = advised.elements.filter((element) => this.options(element).every((one) => one === advised));
    return new Set(own.length ? own : advised.elements.slice(0, 1));
  });

  options(element: string): Option[] {
    return this.offered.get(element) ?? [];
  }

  glows(element: string): boolean {
    return this.offered.has(element);
  }

  /** A click: the option if there is one, a menu at the spot if there are several. */
  pick(element: string, at: DOMRect): void {
    const options = this.options(element);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.menu = { options, at };
  }

  choose(option: Option): void {
    this.menu = null;
    this.considered = null;
    this.explained = null;
    this.play(option);
  }
}

const KEY = Symbol("stage");

export function provideStage(stage: Stage): Stage {
  setContext(KEY, stage);
  return stage;
}

/** The stage of this board. Parts that are also used away from a table find none there. */
export function useStage(): Stage {
  return getContext<Stage>(KEY);
}

/** The letter on a player's pieces: that of the seat, as on the board; away from a table, the name's initial. */
export function pieceLetter(stage: Stage | undefined, seat: string, name: string): string {
  const known = stage?.guide?.seats.find((one) => one.name === seat)?.letter;
  return known ?? ([...name.trim()][0] ?? "?").toLocaleUpperCase();
}
