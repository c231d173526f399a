// Somebody's way through a puzzle: what was chosen, what it was worth, hints, and the best turn played out. It knows no
// rules: the server says when a turn is finished and what it is worth.

import { type Choice, choicesOf } from "../lib/choices";
import type { Line } from "../lib/connection.svelte";
import { history, type History, type Kept, UNTRIED } from "../lib/daily";
import { language } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";
import { settings, still } from "../lib/settings.svelte";
import type { Lit } from "../learn/light";
import { type Listener, shown, SoloLine, type Source, type Table, wait } from "../learn/line";
import type { Prompt, Puzzle, PuzzleAnswer, PuzzleMoment, PuzzleVerdict } from "../wire";
import { puzzles } from "./api";
import { note } from "./history";

/** The first hint says what it is about, the second lights how it begins. */
export const HINTS = 2;
/** Milliseconds between two steps that are shown. */
const PAUSE = 900;

export class Attempt implements Listener<PuzzleMoment> {
  puzzle = $state.raw() as Puzzle;
  /** What was done since the position. */
  actions = $state.raw<readonly string[]>([]);
  /** What was said of the last turn that was played to its end. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** The best turn, once it was found or asked for. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** The turn is over, and there is nothing to choose. */
  finished = $state(false);
  hints = $state(0);
  /** Something is being shown or asked for: nothing can be chosen. */
  busy = $state(false);
  showing = $state(false);
  history = $state.raw<History>(history());

  private begins = $state("");
  private line: SoloLine<PuzzleMoment> | null = null;
  private table: Table | null = null;
  /** What was done before each choice. */
  private starts: (readonly string[])[] = [];
  /** Counts what is under way: what was begun before another one does not go on. */
  private way = 0;

  /** Of which day it is the position; null in practice. */
  readonly day: string | null = null;

  constructor(puzzle: Puzzle, day: string | null) {
    [this.puzzle, this.day] = [puzzle, day];
  }

  /** What became of it here. */
  readonly kept: Kept = $derived(
    (this.day ? this.history.days[this.day] : this.history.puzzles[this.puzzle.id]) ?? UNTRIED,
  );
  readonly first: boolean = $derived(this.actions.length === 0 && !this.finished);

  /** How it begins, where that was asked for and nothing was done yet. */
  lit(prompt: Prompt | null): Lit {
    if (!this.begins || !this.first || this.busy) return { elements: [], rows: null };
    const found = choicesOf(prompt).filter(({ actions }) => actions[0] === this.begins);
    const elements = found.flatMap(({ steps }) => steps.slice(0, 1));
    return { elements: [...new Set(elements)], rows: found.map(({ id }) => id) };
  }

  // --- the table ----------------------------------------------------------------------------------------------------

  private readonly source: Source<PuzzleMoment> = {
    play: (actions) => puzzles.play(this.puzzle.id, language.current, actions),
    ask: (actions, ask) => puzzles.ask(this.puzzle.id, language.current, actions, ask),
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

  heard({ verdict }: PuzzleMoment, actions: readonly string[]): void {
    this.actions = actions;
    if (!verdict) return;
    this.finished = true;
    if (this.showing) return;
    this.verdict = verdict;
    this.history = note(this.puzzle.id, this.day, verdict.best ? "solved" : "");
    if (verdict.best) void this.learn();
  }

  lost(): Source<PuzzleMoment> {
    this.actions = [];
    return this.source;
  }

  // --- what one does ------------------------------------------------------------------------------------------------

  async act({ actions }: Pick<Choice, "actions">): Promise<void> {
    if (this.busy || this.finished || !this.table) return;
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

  private async go(actions: readonly string[], showing = false): Promise<boolean> {
    const way = ++this.way;
    this.actions = actions;
    [this.finished, this.showing, this.busy] = [false, showing, true];
    try {
      await this.line?.go(this.source, actions);
    } catch (error) {
      notices.fail(error);
      return false;
    } finally {
      if (way === this.way) this.busy = false;
    }
    return way === this.way;
  }

  async hint(): Promise<void> {
    if (this.hints >= HINTS) return;
    this.hints++;
    if (this.hints < HINTS) return;
    try {
      this.begins = (await puzzles.hint(this.puzzle.id)).action;
    } catch (error) {
      this.hints--;
      notices.fail(error);
    }
  }

  /** The answer in words, again in another language. */
  async learn(): Promise<void> {
    try {
      this.answer = await puzzles.answer(this.puzzle.id, language.current);
    } catch (error) {
      notices.fail(error);
    }
  }

  /** The best turn, step by step. Who has not found it before gives up. */
  async show(): Promise<void> {
    this.busy = true;
    await this.learn();
    this.busy = false;
    if (!this.answer || !this.table) return;
    this.history = note(this.puzzle.id, this.day, "given");
    this.starts = [];
    if (!(await this.go([], true))) return;
    const way = ++this.way;
    const current = () => way === this.way;
    this.busy = true;
    try {
      for (const action of this.answer.best.actions) {
        await wait(this.pause());
        if (!current()) return;
        await shown(this.table, [action], current);
      }
    } catch (error) {
      notices.fail(error);
    } finally {
      if (current()) this.busy = false;
    }
  }

  private pause(): number {
    return settings.speed === "instant" ? 0 : still() ? PAUSE / 2 : PAUSE;
  }
}
