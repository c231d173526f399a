// Somebody's way through a mistake that is tried again: what was chosen, and what Merlin says of the whole turn. It knows
// no rules, and no answer: the server says when a turn is finished and whether it is right.

import type { Lit } from "../learn/light";
import { type Listener, shown, SoloLine, type Source, type Table } from "../learn/line";
import type { Choice } from "../lib/choices";
import type { Line } from "../lib/connection.svelte";
import { language } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";
import type { Prompt, ReviewTrial, ReviewVerdict } from "../wire";
import { reviews } from "./api";

export const NOTHING: Lit = { elements: [], rows: null };

export class Trial implements Listener<ReviewTrial> {
  /** What was done since the position. */
  actions = $state.raw<readonly string[]>([]);
  /** What was said of the turn that was played to its end. */
  verdict = $state.raw<ReviewVerdict | null>(null);
  busy = $state(false);
  tries = $state(0);

  private line: SoloLine<ReviewTrial> | null = null;
  private table: Table | null = null;
  /** What was done before each choice. */
  private starts: (readonly string[])[] = [];
  /** Counts what is under way: what was begun before another one does not go on. */
  private way = 0;

  constructor(
    private readonly id: string,
    private readonly at: number,
  ) {}

  readonly first: boolean = $derived(this.actions.length === 0 && !this.verdict);

  private readonly source: Source<ReviewTrial> = {
    play: (actions) => reviews.play(this.id, this.at, language.current, actions),
    ask: (actions, ask) => reviews.ask(this.id, this.at, language.current, actions, ask),
  };

  dial(): Line {
    return (this.line = new SoloLine(this.source, this.actions, this));
  }

  sit(table: Table): void {
    this.table = table;
  }

  shape(prompt: Prompt | null): Prompt | null {
    return prompt;
  }

  heard({ verdict }: ReviewTrial, actions: readonly string[]): void {
    this.actions = actions;
    if (verdict && !this.verdict) this.tries++;
    this.verdict = verdict;
  }

  lost(): Source<ReviewTrial> {
    this.actions = [];
    return this.source;
  }

  async act({ actions }: Pick<Choice, "actions">): Promise<void> {
    if (this.busy || this.verdict || !this.table) return;
    const before = this.actions;
    const way = ++this.way;
    this.busy = true;
    try {
      await shown(this.table, actions, () => way === this.way);
      if (way === this.way && this.actions !== before) this.starts.push(before);
    } finally {
      if (way === this.way) this.busy = false;
    }
  }

  /** The last choice is taken back. */
  back(): void {
    const before = this.starts.pop();
    if (before) void this.go(before);
  }

  /** The position from its beginning. */
  again(): void {
    this.starts = [];
    void this.go([]);
  }

  private async go(actions: readonly string[]): Promise<void> {
    const way = ++this.way;
    [this.actions, this.verdict, this.busy] = [actions, null, true];
    try {
      await this.line?.go(this.source, actions);
    } catch (error) {
      notices.fail(error);
    } finally {
      if (way === this.way) this.busy = false;
    }
  }
}
