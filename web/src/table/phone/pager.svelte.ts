// Which pane of the stage is shown: the one that a new prompt is about, until the player turns to another.

import { counted, fullest, type Pane, PANES } from "./panes";

export class Pager {
  shown = $state<Pane>("rondel");
  /** Whose castle the castle's pane shows; null for the own one. */
  guest = $state<string | null>(null);
  /** The panes that hold something to choose. */
  dotted = $state.raw<ReadonlySet<Pane>>(new Set());
  /** From which side the shown pane came. */
  side = $state<-1 | 0 | 1>(0);
  private turned = false;
  private question = "";

  constructor(readonly panes: () => readonly Pane[]) {}

  /** Something is asked: mark the panes that hold targets, and turn to the fullest if the question is a new one. */
  asked(
    question: string,
    main: ReadonlySet<string>,
    all: ReadonlySet<string>,
    held: ReadonlyMap<Pane, ReadonlySet<string>>,
  ): void {
    this.dotted = new Set(counted(held, all).keys());
    if (question !== this.question) this.turned = false;
    this.question = question;
    if (this.turned) return;
    const best = fullest(counted(held, main), this.shown);
    if (best) this.go(best);
    if (best === "castle") this.guest = null;
  }

  /** The player wants to see this one. */
  turn(pane: Pane, guest: string | null = null): void {
    this.turned = true;
    this.guest = guest;
    this.go(pane);
  }

  /** The next one, or the one before. */
  swipe(by: -1 | 0 | 1): void {
    const panes = this.panes();
    const next = panes[panes.indexOf(this.shown) + by];
    if (by && next) this.turn(next);
  }

  private go(pane: Pane): void {
    if (pane === this.shown) return;
    this.side = PANES.indexOf(pane) > PANES.indexOf(this.shown) ? 1 : -1;
    this.shown = pane;
  }
}
