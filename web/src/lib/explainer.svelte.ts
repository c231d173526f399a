// What bots explain at a table: a hint for the open prompt, and reasons for entries of the log. One question at a time
// is under way, as the server wishes; a hint goes before all others.

import { getContext, setContext } from "svelte";
import type { Prompt, Reasons, Seat } from "../wire";
import { Refusal, wordsOf } from "./problem";

/** The part of the connection that is used; tests bring their own. */
export interface Source {
  readonly open: Prompt | null;
  readonly at: number;
  explain(question: { type: "hint"; at: number; seat: Seat } | { type: "why"; at: number }): Promise<Reasons>;
}

/** What is known of an entry: that it was asked for, the reasons, or why there are none. */
export type Told =
  | { state: "asked" }
  | { state: "told"; lines: readonly string[]; choice: boolean }
  | { state: "failed"; words: string };

interface Job {
  ask: () => Promise<Reasons>;
  done: (reasons: Reasons) => void;
  failed: (error: unknown) => void;
}

export class Explainer {
  hint = $state.raw<Reasons | null>(null);
  /** Whether a hint is being thought about. */
  thinking = $state(false);
  /** The entries by the number of their record. */
  known = $state.raw<ReadonlyMap<number, Told>>(new Map());

  private jobs: Job[] = [];
  private busy = false;
  private moment = 0;
  private table = 0;

  constructor(private readonly source: Source) {}

  /** What would Merlin do now? The promise is kept with the words, or broken with the refusal. */
  advise(): Promise<Reasons | null> {
    const prompt = this.source.open;
    if (!prompt || prompt.options.length < 2 || this.thinking) return Promise.resolve(null);
    const [at, moment] = [this.source.at, this.moment];
    this.thinking = true;
    this.hint = null;
    return new Promise((found, refused) => {
      const current = () => moment === this.moment;
      this.jobs.unshift({
        ask: () =>
          current()
            ? this.source.explain({ type: "hint", at, seat: prompt.seat as Seat })
            : Promise.reject(new Refusal("stale")),
        done: (reasons) => {
          if (current()) [this.hint, this.thinking] = [reasons, false];
          found(current() ? reasons : null);
        },
        failed: (error) => {
          if (current()) this.thinking = false;
          // The position is another one by now: nobody waits for this any more.
          if (!current() || (error instanceof Refusal && error.why === "stale")) found(null);
          else refused(error);
        },
      });
      void this.work();
    });
  }

  /** The position is another one, or the advice was read: it is forgotten. */
  forget(): void {
    this.moment++;
    this.thinking = false;
    this.hint = null;
  }

  /** Why was it decided so? What is known or asked already is not asked again, unless it failed. */
  why(at: number): void {
    const known = this.known.get(at);
    if (known && known.state !== "failed") return;
    this.tell(at, { state: "asked" });
    const table = this.table;
    const say = (told: Told) => {
      if (table === this.table) this.tell(at, told);
    };
    this.jobs.push({
      ask: () => this.source.explain({ type: "why", at }),
      done: ({ lines, choice }) => say({ state: "told", lines, choice }),
      failed: (error) => say({ state: "failed", words: wordsOf(error) }),
    });
    void this.work();
  }

  /** Other eyes or another language: nothing of what is known holds any more. */
  renew(): void {
    this.table++;
    this.jobs = [];
    this.known = new Map();
    this.forget();
  }

  private tell(at: number, told: Told): void {
    this.known = new Map(this.known).set(at, told);
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) {
      try {
        job.done(await job.ask());
      } catch (error) {
        job.failed(error);
      }
    }
    this.busy = false;
  }
}

const KEY = Symbol("explainer");

export function provideExplainer(explainer: Explainer): Explainer {
  setContext(KEY, explainer);
  return explainer;
}

/** The explainer of this table; away from tables there is none. */
export function useExplainer(): Explainer | undefined {
  return getContext<Explainer | undefined>(KEY);
}
