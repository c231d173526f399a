// What if: a choice that is pointed at is tried on what one knows, and the board shows what would be. A whole turn can be
// tried so, one decision after the other, up to the next new information; the table sees nothing until it is kept.

import { getContext, setContext } from "svelte";
import type { Prompt, Tried, View } from "../wire";
import { changes, type Choice, choicesOf } from "./choices";
import type { Ghost, Stage } from "./stage.svelte";
import { changed } from "./view";

/** The part of the connection that is used; tests bring their own. */
export interface Trials {
  readonly at: number;
  readonly view: View | null;
  readonly open: Prompt | null;
  tryOut(actions: string[]): Promise<Tried>;
}

/** Milliseconds for which one points at something before it is tried. */
export const POINTED = 120;

/** Parts of the board that stay where they are when something is done with them. The others would slip away. */
const PLACES = /^(space|cell|slot|principality|marker|stock):/;

/** What pieces stand on stays as it is. */
const GROUNDS = /^(castle|principality|space|cell|card):/;

export class WhatIf {
  /** Whether decisions are tried instead of played. */
  trying = $state(false);
  /** What was decided so far in the trial. */
  line = $state.raw<readonly Choice[]>([]);
  /** What came of it. */
  tried = $state.raw<Tried | null>(null);
  /** The question of the trial, as long as it can go on. */
  readonly prompt: Prompt | null = $derived(this.tried?.can_go_on ? this.tried.prompt : null);

  private known = new Map<string, Promise<Tried>>();
  private knownAt = -1;
  private wish = 0;

  constructor(
    private readonly source: Trials,
    private readonly stage: Stage,
  ) {}

  private get actions(): string[] {
    return this.line.flatMap((choice) => [...choice.actions]);
  }

  /** Tries actions once a position. */
  private ask(actions: string[]): Promise<Tried> {
    if (this.knownAt !== this.source.at) {
      this.known.clear();
      this.knownAt = this.source.at;
    }
    const key = actions.join(" > ");
    let found = this.known.get(key);
    if (!found) {
      found = this.source.tryOut(actions);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }

  /** The one choice that is pointed at, if its pieces can be shown without moving away from under the pointer. */
  considered(): Choice | null {
    const { pointed, meant } = this.stage;
    if (typeof pointed === "string" && !PLACES.test(pointed)) return null;
    return meant.length === 1 ? meant[0]! : null;
  }

  /** Shows what would come of a choice; of none, what the trial has come to. */
  async show(choice: Choice | null): Promise<void> {
    const wish = ++this.wish;
    if (!choice) {
      this.stage.ghost = this.ghostOf(this.tried, this.line);
      return;
    }
    if (choice.option.ends_turn || choice.option.secret) return;
    try {
      const tried = await this.ask([...this.actions, ...choice.actions]);
      if (wish === this.wish) this.stage.ghost = this.ghostOf(tried, [...this.line, choice]);
    } catch {
      // What cannot be tried is not shown.
    }
  }

  private ghostOf(tried: Tried | null, line: readonly Choice[]): Ghost | null {
    if (!tried || !this.source.view) return null;
    const told = tried.lines.flatMap((one) => one.elements).filter((element) => !GROUNDS.test(element));
    const ways = line.flatMap(({ lead }) => (lead ? [`figure:${lead.figure}`] : []));
    return { view: changed(this.source.view, tried.changes), differs: new Set([...told, ...ways]) };
  }

  begin(): void {
    this.trying = true;
  }

  /** One more decision of the trial. */
  async add(choice: Choice): Promise<void> {
    const line = [...this.line, choice];
    const tried = await this.ask([...this.actions, ...choice.actions]);
    if (!this.trying) return;
    [this.line, this.tried] = [line, tried];
    this.stage.ghost = this.ghostOf(tried, line);
  }

  /** The last decision of the trial is taken back; without any, the trial is over. */
  async back(): Promise<void> {
    const last = this.line.at(-1);
    if (!last || this.line.length === 1) return last ? this.restart() : this.drop();
    this.line = this.line.slice(0, -1);
    this.tried = await this.ask(this.actions);
    this.stage.ghost = this.ghostOf(this.tried, this.line);
  }

  private restart(): void {
    [this.line, this.tried] = [[], null];
    this.stage.ghost = null;
  }

  /** The trial is over; nothing happened. */
  drop(): void {
    this.wish++;
    this.restart();
    this.trying = false;
    this.stage.extra = [];
  }

  /** The trial becomes what is done: all its actions as one decision. */
  keep(): Choice | null {
    const [first] = this.line;
    if (!first) return null;
    const actions = this.actions;
    this.drop();
    return { ...first, id: actions.join(" > "), actions };
  }

  /** Changes that can be made of a move before it: each die is tried, and what could be used then is offered at once. */
  async change(): Promise<boolean> {
    const dice = (this.source.open?.options ?? []).filter(({ group }) => group === "dice");
    const trials = await Promise.all(dice.map(({ action }) => this.ask([...this.actions, action])));
    const found = trials.flatMap((tried, index) =>
      choicesOf(tried.prompt)
        .filter((choice) => choice.beside && changes(choice))
        .map((choice): Choice => {
          const die = dice[index]!;
          return {
            ...choice,
            id: `${die.action} > ${choice.id}`,
            actions: [die.action, ...choice.actions],
            elements: [...new Set([...choice.elements, ...die.elements])],
            steps: [...choice.steps.slice(0, 1), ...die.elements, ...choice.steps.slice(1)],
          };
        }),
    );
    this.stage.extra = found;
    return found.length > 0;
  }
}

const KEY = Symbol("what if");

export function provideWhatIf(whatIf: WhatIf): WhatIf {
  setContext(KEY, whatIf);
  return whatIf;
}

/** The trials of this table; away from tables there are none. */
export function useWhatIf(): WhatIf | undefined {
  return getContext<WhatIf | undefined>(KEY);
}
