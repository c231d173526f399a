// What is read aloud. App.svelte holds the two live regions that show these words to screen readers.

import { untrack } from "svelte";

/** The same words twice are still said twice. */
const again = (before: string, words: string) => (before === words ? `${words}\u00a0` : words);

class Announcer {
  polite = $state("");
  assertive = $state("");
  private fresh = false;

  /** Words said after whatever is being read now. What is said in one go is read as one: a move, then the question. */
  say(words: string): void {
    if (!words) return;
    // Who says something does not depend on what was said.
    const before = untrack(() => this.polite);
    this.polite = again(before, this.fresh ? `${before} ${words}` : words);
    this.fresh = true;
    setTimeout(() => (this.fresh = false));
  }

  /** Words that interrupt: errors and "your move". */
  shout(words: string): void {
    if (words) untrack(() => (this.assertive = again(this.assertive, words)));
  }
}

export const announcer = new Announcer();
