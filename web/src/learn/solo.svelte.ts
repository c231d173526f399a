// A table at which one sits alone: its connection, and the points that fly up there.

import { announcer } from "../lib/announcer.svelte";
import { type Line, TableConnection } from "../lib/connection.svelte";
import { follow } from "../lib/motion";
import { play, soundOf } from "../lib/sounds";
import { aloud } from "../table/entries";
import type { Gain } from "../table/gains";
import type { StepMessage } from "../wire";

const MOST_GAINS = 12;

export class Solo {
  readonly connection: TableConnection;
  gains = $state.raw<readonly Gain[]>([]);
  private next = 0;

  constructor(name: string, dial: () => Line) {
    this.connection = new TableConnection(name, { step: (step) => this.heard(step) }, dial);
  }

  readonly gone = (key: number) => (this.gains = this.gains.filter((gain) => gain.key !== key));

  private heard(step: StepMessage): void {
    if (!step.scoring) follow(step, this.connection.viewer);
    const points = step.scoring ? [] : step.lines.filter((line) => line.points !== 0 && line.seat !== null);
    const more = points.map((line) => ({ key: this.next++, seat: line.seat!, points: line.points }));
    this.gains = [...this.gains, ...more].slice(-MOST_GAINS);
    const sound = soundOf(step.lines.map((line) => line.kind));
    if (sound) play(sound);
    announcer.say(aloud(step.lines));
  }
}
