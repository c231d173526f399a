// The curve of a review: the expected margin after each turn, what luck alone made of it, and the marks of the turning
// points. It is drawn in the pixels that there are, so that its words stay readable on a phone.

import type { ReviewMoment, ReviewTold } from "../wire";

const LEFT = 40;
const RIGHT = 14;
const TOP = 34;
const BOTTOM = 28;
const LEAST = 5;
/** Room that a mark needs, in pixels. */
const APART = 24;

export interface Curve {
  /** The path of the expected margin, the ground below it, and the path of luck alone. */
  value: string;
  area: string;
  lucky: string;
  zero: number;
  ticks: { value: number; y: number }[];
  rounds: { round: number; end: number; middle: number; scoring: boolean }[];
  marks: { number: number; x: number; y: number; good: boolean }[];
  /** Where both lines end, and at how much. */
  ends: { x: number; y: number; luckyY: number; value: number; lucky: number };
}

/** The curve of a seat, by its place at the table. */
export function curveOf(review: ReviewTold, seat: number, width: number, height: number): Curve {
  const moments = review.curve;
  const values = moments.flatMap((moment) => [moment.value[seat] ?? 0, moment.lucky[seat] ?? 0]);
  const most = Math.max(LEAST, ...values.map(Math.abs));
  const step = most > 40 ? 20 : most > 20 ? 10 : 5;
  const reach = Math.ceil(most / step) * step;
  const last = Math.max(1, moments.length - 1);
  const x = (index: number) => LEFT + ((width - LEFT - RIGHT) * index) / last;
  const y = (value: number) => TOP + ((height - TOP - BOTTOM) * (reach - value)) / (2 * reach);
  const path = (of: (moment: ReviewMoment) => number) =>
    moments
      .map((moment, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(of(moment)).toFixed(1)}`)
      .join("");
  const ticks: Curve["ticks"] = [];
  for (let value = -reach; value <= reach; value += step) ticks.push({ value, y: y(value) });

  const numbers = [...new Set(moments.map((moment) => moment.round))].sort((one, other) => one - other);
  let begins = LEFT;
  const rounds = numbers.map((round) => {
    const end = x(
      Math.max(
        0,
        moments.findLastIndex((moment) => moment.round === round),
      ),
    );
    const found = { round, end, middle: (begins + end) / 2, scoring: review.scorings.includes(round) };
    begins = end;
    return found;
  });

  const marks = (review.seats[seat]?.turning ?? []).map((turning, index) => {
    const found = moments.findIndex((moment) => moment.at > turning.at);
    const at = found < 0 ? last : found;
    return { number: index + 1, x: x(at), y: y(moments[at]?.value[seat] ?? 0), good: turning.points > 0 };
  });
  // Two turns that follow one another would cover each other's numbers.
  marks.forEach((mark, index) => {
    const near = marks.slice(0, index).find((one) => Math.hypot(one.x - mark.x, one.y - mark.y) < APART);
    if (near) mark.y = near.y + (near.y > height / 2 ? -APART : APART);
  });

  const end = moments.at(-1);
  const [value, lucky] = [end?.value[seat] ?? 0, end?.lucky[seat] ?? 0];
  const line = path((moment) => moment.value[seat] ?? 0);
  return {
    value: line,
    area: `${line}L${x(last).toFixed(1)} ${y(0).toFixed(1)}L${x(0).toFixed(1)} ${y(0).toFixed(1)}Z`,
    lucky: path((moment) => moment.lucky[seat] ?? 0),
    zero: y(0),
    ticks,
    rounds,
    marks,
    ends: { x: x(last), y: y(value), luckyY: y(lucky), value, lucky },
  };
}
