// What is read aloud. App.svelte holds the two live regions that show these words to screen readers.

class Announcer {
  polite = $state("");
  assertive = $state("");
  private turn = false;

  /** Words said after whatever is being read now. The same words twice are still said twice. */
  say(words: string): void {
    if (words) this.polite = this.mark(words);
  }

  /** Words that interrupt: errors and "your move". */
  shout(words: string): void {
    if (words) this.assertive = this.mark(words);
  }

  private mark(words: string): string {
    this.turn = !this.turn;
    return this.turn ? words : `${words}\u00a0`;
  }
}

export const announcer = new Announcer();
