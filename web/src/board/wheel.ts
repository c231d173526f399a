// Where the six lands lie around the round table: a wedge each, cut at 0°, 60° …, and the box of what stands in it.

import { pointAt, written } from "./layout";

/** The place for rondel and lands, in pixels; the scale is how much larger lands are than on a laptop. */
export interface Room {
  width: number;
  height: number;
  radius: number;
  scale: number;
}

export interface LandPlace {
  side: "left" | "right";
  row: "top" | "middle" | "bottom";
  /** The wedge from the rim of the rondel to the edge. */
  shape: string;
  /** Where the middle of its space is, in degrees. */
  angle: number;
  /** The box of what stands in the land. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** How much larger than on a laptop. */
  scale: number;
}

const EDGE = 6;
const GAP = 4;
/** At the edges the lands at the sides take 32 % of the height. */
const UPPER = 0.34;
const LOWER = 0.66;
/** Width and height of a land's box at scale 1, its distance from the edge, and how much larger the corners' are. */
const BOX = { width: 126, height: 128, more: 26, margin: 14, corner: 1.14 };
/** Between the rim of the rondel and a land. */
const RIM = 5;
const GATE = 16;

const limited = (degrees: number) => ((Math.round(degrees) % 360) + 360) % 360;

/** The land whose space lies at this angle; what modules add to it makes it higher. */
export function landPlace(angle: number, { width, height, radius, scale }: Room, more = false): LandPlace {
  const turn = limited(angle);
  const side = turn < 180 ? "right" : "left";
  const fromTop = side === "right" ? turn : 360 - turn;
  const row = fromTop < 60 ? "top" : fromTop < 120 ? "middle" : "bottom";
  const upper = height * UPPER;
  const lower = height * LOWER;
  const { corner } = BOX;
  const room = {
    top: upper - EDGE - 12,
    middle: lower - upper - 2 * GAP,
    bottom: height - lower - EDGE - 12,
  }[row];
  const high = BOX.height + (more ? BOX.more : 0);
  const beside = width / 2 - radius - GATE - BOX.margin + 4;
  const large = Math.min(
    scale * (row === "middle" ? 1 : corner),
    room / high,
    beside / BOX.width + (row === "middle" ? 0 : 0.3),
  );
  const [w, h] = [BOX.width * large, high * large];
  return {
    side,
    row,
    angle,
    shape: wedgeOf(side, row, { width, height, radius, scale }),
    left: side === "left" ? BOX.margin : width - BOX.margin - w,
    top: row === "top" ? EDGE + 6 : row === "middle" ? (upper + lower - h) / 2 : height - EDGE - 6 - h,
    width: w,
    height: h,
    scale: large,
  };
}

function wedgeOf(side: LandPlace["side"], row: LandPlace["row"], { width, height, radius }: Room): string {
  const around = radius + RIM;
  const sign = side === "right" ? 1 : -1;
  const [cx, cy] = [width / 2, height / 2];
  const edge = side === "right" ? width - EDGE : EDGE;
  const rim = (degrees: number) => {
    const { x, y } = pointAt({ angle: degrees * sign, radius: around });
    return written({ x: cx + x, y: cy + y });
  };
  const arc = (from: number, to: number) =>
    `${rim(from)}A${around} ${around} 0 0 ${sign > 0 ? 1 : 0} ${rim(to)}`;
  const [upper, lower] = [height * UPPER, height * LOWER];
  if (row === "top")
    return `M${edge} ${EDGE}L${cx + sign * GAP} ${EDGE}L${arc(1, 59.5)}L${edge} ${upper - GAP / 2}Z`;
  if (row === "middle") return `M${edge} ${upper + GAP / 2}L${arc(60.5, 119.5)}L${edge} ${lower - GAP / 2}Z`;
  return `M${edge} ${lower + GAP / 2}L${arc(120.5, 179)}L${cx + sign * GAP} ${height - EDGE}L${edge} ${height - EDGE}Z`;
}
