// What the board can be asked to do: which elements can be clicked now, what a click means, what is pointed at.
// The page for play, the replay and the gallery each make one and put it into the context; the board only talks to it.

import { getContext, setContext, type Snippet, untrack } from "svelte";
import type { Guide, Lead, Option, Prompt, ScoringStep, View } from "../wire";
import { changes, type Choice, choicesOf, familyOf, helpOf } from "./choices";

/** Words about the element pointed at, until facts say more. */
export interface About {
  id: string;
  label: string;
  about: string;
  rule: string;
  /** Whether a finger points: it covers what it points at, and cannot rest there. */
  finger?: boolean;
}

/** What would be, if something were done: the view then, and the elements that differ. */
export interface Ghost {
  view: View;
  differs: ReadonlySet<string>;
}

/** Something that is told for itself, so that only what shows it is drawn again when it changes. */
class Told<T> {
  now = $state.raw() as T;
  constructor(now: T) {
    this.now = now;
  }
}

/** The states of an element. */
class Mark extends Told<string> {
  constructor(
    states: string,
    readonly family: string,
  ) {
    super(states);
  }
}

export class Stage {
  guide = $state.raw<Guide>() as Guide;
  prompt = $state.raw<Prompt | null>(null);
  /** The seat whose cards are shown, or null for what everybody sees. */
  viewer = $state<string | null>(null);
  /** How the players are called, in the order of the seats. */
  names = $state.raw<readonly string[]>([]);
  /** What is pointed at: an element of the board, or a choice of the prompt. */
  pointed = $state.raw<string | Choice | null>(null);
  /** Words about the element pointed at. */
  about = $state.raw<About | null>(null);
  /** The option that was recommended. */
  advised = $state.raw<Option | null>(null);
  /** Elements that just changed, for a moment. */
  touched = $state.raw<ReadonlySet<string>>(new Set());
  /** The step of a scoring that is told now, and what it is about. */
  scored = $state.raw<{ category: string; step: ScoringStep } | null>(null);
  /** Changes of a move that can be chosen together with its die. */
  extra = $state.raw<readonly Choice[]>([]);
  /** The element of which one asked why it cannot be chosen. */
  wondered = $state<string | null>(null);
  /** After an undo nothing plays itself: the person decides. */
  held = $state(false);
  /** The elements chosen so far, where a choice takes several steps. */
  picked = $state.raw<readonly string[]>([]);
  /** What else is drawn on the rondel, below the figures. */
  drawn = $state.raw<Snippet | null>(null);
  /** The kind of help that is being chosen, instead of an answer to the question. */
  armed = $state<string | null>(null);
  /** Whether a click on an element armed it: that click is one step, and one step back takes it away. */
  private byClick = $state(false);

  private table = $state.raw<View>() as View;
  private considered = $state.raw<Ghost | null>(null);
  private readonly parts = new Map<PropertyKey, Told<unknown>>();
  private readonly shown = new Proxy({} as View, { get: (_, name) => this.parts.get(name)?.now });

  constructor(private readonly play: (choice: Choice) => void = () => {}) {}

  /** What is shown, part by part: whoever reads one is not drawn again for another. The whole is `present`. */
  get view(): View {
    return this.shown;
  }
  set view(view: View) {
    this.table = view;
    untrack(() => this.show());
  }
  /** The table as it is, whatever is considered. */
  get present(): View {
    return this.table;
  }
  /** What is shown instead of the table, while something is considered. */
  get ghost(): Ghost | null {
    return this.considered;
  }
  set ghost(ghost: Ghost | null) {
    this.considered = ghost;
    untrack(() => this.show());
  }
  private show(): void {
    for (const [name, now] of Object.entries(this.considered?.view ?? this.table ?? {})) {
      const part = this.parts.get(name);
      if (part) part.now = now;
      else this.parts.set(name, new Told(now));
    }
  }

  /** Everything that can be chosen. */
  readonly choices: readonly Choice[] = $derived([...choicesOf(this.prompt), ...this.extra]);

  /** What is left of it after the steps so far: answers to the question, or the kind of help that was armed. */
  readonly open: readonly Choice[] = $derived(
    this.choices.filter(
      (choice) =>
        (this.armed === null ? this.picked.length > 0 || !choice.beside : this.isArmed(choice)) &&
        this.picked.every((element) => choice.elements.includes(element)),
    ),
  );

  /** Whether it is help of the kind that is being chosen: one kind, all changes of a move, or everything ("*"). */
  private isArmed(choice: Choice): boolean {
    if (!choice.beside) return false;
    if (this.armed === "change") return changes(choice);
    return this.armed === "*" || helpOf(choice) === this.armed;
  }

  /** The choices of each element: the answers where there are any, else what stands beside them. */
  readonly offered: ReadonlyMap<string, readonly Choice[]> = $derived.by(() => {
    const found = byElement(this.open);
    const add = (more: Map<string, Choice[]>) => {
      for (const [element, choices] of more) if (!found.has(element)) found.set(element, choices);
    };
    for (const [element, choices] of this.swaps) add(new Map([[element, choices]]));
    if (this.armed === null && !this.picked.length)
      add(byElement(this.choices.filter((choice) => choice.beside)));
    return found;
  });

  /** What could be chosen before the last step. */
  readonly before: readonly Choice[] = $derived.by(() => {
    const others = this.picked.slice(0, -1);
    return this.choices.filter(
      (choice) =>
        (this.armed === null ? !choice.beside : this.isArmed(choice)) &&
        others.every((one) => choice.elements.includes(one)),
    );
  });

  /** Elements that could have been chosen instead of the last one: a click takes that instead. */
  private readonly swaps: ReadonlyMap<string, Choice[]> = $derived.by(() => {
    const last = this.picked.at(-1);
    if (last === undefined) return new Map<string, Choice[]>();
    const found = [...byElement(this.before)];
    return new Map(found.filter(([one]) => one !== last && familyOf(one) === familyOf(last)));
  });

  /** Elements that mean nothing but help, such as an apple: their outline is dashed. */
  readonly aside: ReadonlySet<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const [element, choices] of this.offered)
      if (choices.every((choice) => choice.beside)) found.add(element);
    return found;
  });

  /** What one points at means these choices. */
  readonly meant: readonly Choice[] = $derived.by(() => {
    const pointed = this.pointed;
    if (pointed === null || this.picked.includes(pointed as string)) return [];
    return typeof pointed === "string" ? (this.offered.get(pointed) ?? []) : [pointed];
  });

  /** The elements of whatever is pointed at. */
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const pointed = this.pointed;
    const found = new Set<string>(typeof pointed === "string" ? [pointed] : []);
    for (const choice of this.meant) for (const element of choice.elements) found.add(element);
    return found;
  });

  /** The space of the round table that is pointed at, on the board or by a choice that leads there. */
  readonly space: number | null = $derived.by(() => {
    const pointed = this.pointed;
    if (typeof pointed === "string") return pointed.startsWith("space:") ? Number(pointed.slice(6)) : null;
    return pointed?.lead?.space ?? null;
  });

  /** Spaces to light up: where what is pointed at leads. */
  readonly leads: ReadonlyMap<number, Lead> = $derived.by(() => {
    const found = new Map<number, Lead>();
    for (const { lead } of this.meant) if (lead) found.set(lead.space, lead);
    return found;
  });

  /** Elements that mean the recommended option: those of its own, else the most specific one. */
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const advised = this.advised;
    if (!advised) return new Set<string>();
    const own = advised.elements.filter((element) =>
      this.options(element).every((one) => one.option === advised),
    );
    return new Set(own.length ? own : advised.elements.slice(0, 1));
  });

  /** What the step of a scoring is about. */
  readonly told: ReadonlySet<string> = $derived(new Set(this.scored?.step.elements));

  /** Families of which some can be chosen, or are told of: their others are not. */
  private readonly families: ReadonlySet<string> = $derived(
    new Set(
      [...this.offered.keys(), ...this.told].filter((element) => !this.aside.has(element)).map(familyOf),
    ),
  );

  options(element: string): readonly Choice[] {
    return this.offered.get(element) ?? [];
  }

  glows(element: string): boolean {
    return this.offered.has(element);
  }

  /** The states of an element, as classes. */
  marks(element: string, family = familyOf(element)): string {
    const glows = this.offered.has(element);
    let found = glows ? "glows" : "";
    if (glows && this.aside.has(element)) found += " aside";
    else if (!glows && this.families.has(family) && !this.picked.includes(element))
      found += this.told.has(element) ? "" : " dimmed";
    if (this.marked.has(element) || this.told.has(element)) found += " marked";
    if (this.picked.includes(element)) found += " chosen";
    if (this.hinted.has(element)) found += " hinted";
    if (this.touched.has(element) && !this.told.has(element)) found += " touched";
    if (this.ghost?.differs.has(element)) found += " ghost";
    return found;
  }

  private readonly known = new Map<string, Mark>();

  /** The states of an element as they are and will be, where the stage was provided. */
  mark(element: string): Mark {
    let found = this.known.get(element);
    if (!found) {
      const family = familyOf(element);
      found = new Mark(
        untrack(() => this.marks(element, family)),
        family,
      );
      this.known.set(element, found);
    }
    return found;
  }

  /** Brings the states of all elements up to date. */
  refresh(): void {
    // What the states follow from, even while there is no element yet.
    void [this.offered, this.aside, this.families, this.marked, this.hinted];
    void [this.picked, this.touched, this.ghost, this.told];
    for (const [element, mark] of this.known) {
      mark.now = this.marks(element, mark.family);
    }
  }

  /** Points at an element or a choice, or at nothing. */
  point(at: string | Choice | null, about: About | null = null): void {
    this.pointed = at;
    this.about = about;
    this.wondered = null;
  }

  /** Asks why an element cannot be chosen. */
  wonder(element: string): void {
    if (!this.glows(element)) this.wondered = element;
  }

  /** A click on an element: its choice if there is one, else one step further. */
  pick(element: string): void {
    const choices = this.options(element);
    const swap = this.swaps.has(element) && !this.open.some((choice) => choice.elements.includes(element));
    if (choices.length === 1 && !swap) this.choose(choices[0]!);
    else if (choices.length > 0) this.narrow(element);
  }

  /** A step: only what this element means is left. What is not left any more takes the place of the last step. */
  narrow(element: string): void {
    const choices = this.options(element);
    const left = this.open.some((choice) => choice.elements.includes(element));
    if (choices.length && choices.every((choice) => choice.beside) && this.armed === null) {
      this.armed = new Set(choices.map(helpOf)).size === 1 ? helpOf(choices[0]!) : "*";
      this.byClick = true;
    }
    if (this.picked.includes(element)) return;
    this.picked = [...(left || !this.picked.length ? this.picked : this.picked.slice(0, -1)), element];
  }

  /** Chooses among one kind of help, "*" for all of it. */
  arm(help: string): void {
    this.picked = [];
    this.armed = help;
    this.byClick = false;
    const only = this.open.length === 1 ? this.open[0]! : null;
    if (only) this.choose(only);
  }

  /** One step back; tells whether there was one. */
  back(): boolean {
    if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.armed !== null) this.armed = null;
    else return false;
    if (!this.picked.length && this.byClick) this.armed = null;
    if (this.armed === null) this.byClick = false;
    return true;
  }

  /** How many steps of a choice were taken: as many lead back. */
  get depth(): number {
    return this.picked.length + (this.armed === null || this.byClick ? 0 : 1);
  }

  /** Answers. Steps and what is pointed at stay until the next question is there: nothing is drawn for a moment only. */
  choose(choice: Choice): void {
    this.play(choice);
  }

  /** Another question: steps and what was pointed at are over. */
  forget(): void {
    this.picked = [];
    this.armed = null;
    this.byClick = false;
    this.pointed = null;
    this.about = null;
    this.wondered = null;
    this.ghost = null;
    this.extra = [];
  }
}

function byElement(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices)
    for (const element of choice.elements) {
      const known = found.get(element);
      if (known) known.push(choice);
      else found.set(element, [choice]);
    }
  return found;
}

const KEY = Symbol("stage");

export function provideStage(stage: Stage): Stage {
  setContext(KEY, stage);
  $effect.pre(() => stage.refresh());
  return stage;
}

/** The stage of this board. Parts that are also used away from a table find none there. */
export function useStage(): Stage {
  return getContext<Stage>(KEY);
}
