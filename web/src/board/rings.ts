// The spaces of the round table: where the seats of its two rings lie, and how figures stand and go there.

import type { Guide } from "../wire";
import { pointAt, type Polar, shortest, wedge, written } from "./layout";

/** The Dragon's space stands at the upper left, so that three principalities lie on each side of the table. */
const FIRST_ANGLE = -30;

/** Radii of a ring: where its seats begin and end, and where the signs and the figures stand. */
export interface Ring {
  from: number;
  to: number;
  sign: number;
  stand: number;
}
/** The drawing reaches so far from the middle of the table, which has room for words. */
export const EXTENT = 508;
export const MIDDLE = { small: 176, large: 302 };
const OUTER: Ring = { from: 312, to: 474, sign: 428, stand: 352 };
const INNER: Ring = { from: 182, to: 300, sign: 262, stand: 214 };

/** Two rings of as many spaces as there are; those of the outer one are counted first. */
export class Rings {
  constructor(
    readonly outer: number,
    readonly inner: number,
  ) {}

  static of(guide: Guide): Rings {
    return new Rings(guide.outer.length, guide.inner.length);
  }

  /** How much of the drawing's radius the middle takes. */
  get middle(): number {
    return (this.inner ? MIDDLE.small : MIDDLE.large) / EXTENT;
  }

  isInner(position: number): boolean {
    return position >= this.outer;
  }

  ring(position: number): Ring {
    return this.isInner(position) ? INNER : OUTER;
  }

  /** How wide a seat is, in degrees. */
  seatAngle(position: number): number {
    return 360 / (this.isInner(position) ? this.inner : this.outer);
  }

  /** The middle of a space, in degrees clockwise from the top. */
  angle(position: number): number {
    const place = this.isInner(position) ? position - this.outer : position;
    return FIRST_ANGLE + place * this.seatAngle(position);
  }

  /** The seat of a space, as much smaller on all sides as the gap says. */
  seatPath(position: number, gap = 1.5): string {
    const ring = this.ring(position);
    const half = this.seatAngle(position) / 2;
    const middle = this.angle(position);
    const slack = (gap / ((ring.from + ring.to) / 2)) * (180 / Math.PI);
    return wedge(middle - half + slack, middle + half - slack, ring.from + gap, ring.to - gap);
  }

  /** Where the nth of several figures on a space stands: they fan towards the middle, every other one a step inward. */
  stand(position: number, index: number, count: number): Polar {
    const ring = this.ring(position);
    const middle = this.angle(position);
    if (count <= 1) return { angle: middle, radius: ring.stand };
    const radius = ring.stand + (index % 2 ? -26 : 8);
    const step = Math.min(this.isInner(position) ? 36 : 42, 92 / (count - 1));
    const aside = (index - (count - 1) / 2) * step;
    return { angle: middle + (aside / radius) * (180 / Math.PI), radius };
  }

  /** The line of a path along a ring, from where the figure stands over the spaces on the way. */
  pathLine(from: number, spaces: readonly number[]): string {
    const last = spaces.at(-1);
    if (last === undefined) return "";
    const ring = this.ring(last);
    const radius = (ring.sign + ring.stand) / 2;
    if (this.isInner(from) !== this.isInner(last)) return "";
    let angle = this.angle(from);
    let line = `M${written(pointAt({ angle, radius }))}`;
    for (const space of spaces) {
      const turn = shortest(angle, this.angle(space));
      angle += turn;
      line += `A${radius} ${radius} 0 0 ${turn >= 0 ? 1 : 0} ${written(pointAt({ angle, radius }))}`;
    }
    return line;
  }
}
