// Short words that appear for a while: what was refused, what was copied.

import { announcer } from "./announcer.svelte";
import { wordsOf } from "./problem";

export interface Notice {
  key: number;
  words: string;
  bad: boolean;
}

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  private next = 1;

  show(words: string, bad = false): void {
    const notice = { key: this.next++, words, bad };
    this.shown = [...this.shown.slice(-2), notice];
    if (bad) announcer.shout(words);
    else announcer.say(words);
    setTimeout(() => this.hide(notice.key), bad ? 7000 : 4000);
  }

  /** Tell about an error; the game goes on. */
  fail(error: unknown): void {
    this.show(wordsOf(error), true);
  }

  hide(key: number): void {
    this.shown = this.shown.filter((notice) => notice.key !== key);
  }
}

export const notices = new Notices();
