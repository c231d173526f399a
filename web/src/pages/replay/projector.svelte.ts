// What moves through a replay: the moment that is shown, stepping, and playing at a speed.

import type { View } from "../../wire";
import { type Film, indexAt, turnAfter, turnBefore } from "./film";

/** How long a moment stands at normal speed; a moment without words passes quickly. */
const LOOK = 1400;
const GLANCE = 350;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];

export class Projector {
  film = $state.raw<Film | null>(null);
  index = $state(0);
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly last: number = $derived(Math.max(0, (this.film?.moments.length ?? 1) - 1));
  readonly moment = $derived(this.film?.moments[this.index] ?? null);
  readonly view: View | null = $derived(this.film?.views[this.index] ?? null);
  /** How many records have been played at the moment shown. */
  readonly at: number = $derived(this.moment?.at ?? 0);

  /** Shows another film (another viewpoint or language) at the moment with as many records; null means the start. */
  load(film: Film, at: number | null): void {
    this.film = film;
    this.index = at === null ? 0 : indexAt(film.moments, at);
    if (this.index >= this.last) this.pause();
  }

  /** To a moment, by hand: whatever plays stops. */
  show(index: number): void {
    this.pause();
    this.index = Math.max(0, Math.min(this.last, Math.round(index)));
  }
  step(by: number): void {
    this.show(this.index + by);
  }
  previousTurn(): void {
    this.show(turnBefore(this.film?.turns ?? [], this.index));
  }
  nextTurn(): void {
    this.show(turnAfter(this.film?.turns ?? [], this.index, this.last));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  play(): void {
    if (!this.film || this.last === 0) return;
    // At the end, playing means seeing it again.
    if (this.index >= this.last) this.index = 0;
    this.playing = true;
    this.#wait();
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const long = this.moment?.lines.length || this.moment?.seat ? LOOK : GLANCE;
    this.#timer = setTimeout(() => this.#next(), long / this.speed);
  }
  #next(): void {
    this.index = Math.min(this.last, this.index + 1);
    if (this.index >= this.last) this.pause();
    else this.#wait();
  }
}

/** What a key does in a replay; true when it was one of its keys. */
export function steer(projector: Projector, key: string, shift: boolean): boolean {
  const moves: Record<string, () => void> = {
    ArrowLeft: () => (shift ? projector.previousTurn() : projector.step(-1)),
    ArrowRight: () => (shift ? projector.nextTurn() : projector.step(1)),
    ArrowDown: () => projector.step(-1),
    ArrowUp: () => projector.step(1),
    PageUp: () => projector.previousTurn(),
    PageDown: () => projector.nextTurn(),
    Home: () => projector.show(0),
    End: () => projector.show(projector.last),
    " ": () => projector.toggle(),
  };
  const move = moves[key];
  move?.();
  return move !== undefined;
}
