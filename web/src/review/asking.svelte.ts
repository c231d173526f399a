// A review as it comes: how far it is, then the quick one, and the full one once somebody wants to look closer.

import { language } from "../lib/i18n.svelte";
import { wordsOf } from "../lib/problem";
import type { ReviewState, ReviewTold } from "../wire";
import { reviews } from "./api";

const EVERY = 1000;
const wait = () => new Promise((then) => setTimeout(then, EVERY));

export class Asking {
  state = $state.raw<ReviewState | null>(null);
  review = $state.raw<ReviewTold | null>(null);
  /** Which share of the first review is done. */
  done = $state(0);
  /** Which share of the closer look is done; null if there is none. */
  closer = $state<number | null>(null);
  problem = $state("");
  /** Counts questions: what was asked before another one is not heard any more. */
  private wish = 0;

  constructor(private readonly table: string) {}

  /** For an effect: asks in the language of the page until it is there. */
  follow(): () => void {
    const wish = ++this.wish;
    const lang = language.current;
    this.problem = "";
    void this.first(lang, wish).catch((error: unknown) => this.fail(wish, error));
    return () => void this.wish++;
  }

  /** Looks closer. */
  look(): void {
    const wish = ++this.wish;
    this.closer = 0;
    void this.full(language.current, wish).catch((error: unknown) => this.fail(wish, error));
  }

  private async first(lang: typeof language.current, wish: number): Promise<void> {
    for (;;) {
      const found = await reviews.of(this.table, lang, "quick");
      if (wish !== this.wish) return;
      this.done = found.done;
      if (found.review) {
        this.take(found);
        if (found.closer !== null) await this.full(lang, wish);
        return;
      }
      await wait();
      if (wish !== this.wish) return;
    }
  }

  private async full(lang: typeof language.current, wish: number): Promise<void> {
    for (;;) {
      const found = await reviews.of(this.table, lang, "full");
      if (wish !== this.wish) return;
      if (found.review) return this.take(found);
      this.closer = found.done;
      await wait();
      if (wish !== this.wish) return;
    }
  }

  private take(found: ReviewState): void {
    [this.state, this.review, this.closer] = [found, found.review, found.closer];
  }

  private fail(wish: number, error: unknown): void {
    if (wish !== this.wish) return;
    this.closer = null;
    this.problem = wordsOf(error);
  }
}
