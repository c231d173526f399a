// Where things lie: pure geometry of the two rings, the figures on them and the hexes of the environs.

export interface Point {
  x: number;
  y: number;
}

/** A place on the round table: degrees clockwise from the top, and the distance from the middle. */
export interface Polar {
  angle: number;
  radius: number;
}

export const OUTER = 24;
export const INNER = 13;
/** The Dragon's space stands at the upper left, so that three principalities lie on each side of the table. */
export const FIRST_ANGLE = -30;

/** Radii of a ring: where its seats begin and end, and where the signs and the figures stand. */
export interface Ring {
  from: number;
  to: number;
  sign: number;
  stand: number;
}
export const OUTER_RING: Ring = { from: 312, to: 474, sign: 427, stand: 356 };
export const INNER_RING: Ring = { from: 182, to: 300, sign: 264, stand: 212 };

export function isInner(position: number): boolean {
  return position >= OUTER;
}

export function ringOf(position: number): Ring {
  return isInner(position) ? INNER_RING : OUTER_RING;
}

/** How wide a seat is, in degrees. */
export function seatAngle(position: number): number {
  return 360 / (isInner(position) ? INNER : OUTER);
}

/** The middle of a space, in degrees clockwise from the top. */
export function angleOf(position: number): number {
  const place = isInner(position) ? position - OUTER : position;
  return FIRST_ANGLE + place * seatAngle(position);
}

export function pointAt({ angle, radius }: Polar): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

const digits = (value: number) => Math.round(value * 100) / 100;
const written = (point: Point) => `${digits(point.x)} ${digits(point.y)}`;

/** A segment of a ring between two angles and two radii. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  const at = (angle: number, radius: number) => written(pointAt({ angle, radius }));
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
  );
}

/** The seat of a space, as much smaller on all sides as the gap says. */
export function seatPath(position: number, gap = 1.5): string {
  const ring = ringOf(position);
  const half = seatAngle(position) / 2;
  const middle = angleOf(position);
  const slack = (gap / ((ring.from + ring.to) / 2)) * (180 / Math.PI);
  return wedge(middle - half + slack, middle + half - slack, ring.from + gap, ring.to - gap);
}

/** The turn from one angle to another by the shorter way, between -180 and 180. */
export function shortest(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Where the nth of several figures on a space stands: beside each other, and in two rows from the fourth on. */
export function stand(position: number, index: number, count: number): Polar {
  const ring = ringOf(position);
  const middle = angleOf(position);
  if (count <= 1) return { angle: middle, radius: ring.stand };
  const perRow = count <= 3 ? count : Math.ceil(count / 2);
  const row = Math.floor(index / perRow);
  const inRow = row === 0 ? perRow : count - perRow;
  const place = (index % perRow) - (inRow - 1) / 2;
  const radius = count <= 3 ? ring.stand : ring.stand + (row === 0 ? 30 : -26);
  const step = Math.min(38, 80 / Math.max(1, inRow - 1));
  return { angle: middle + ((place * step) / radius) * (180 / Math.PI), radius };
}

/** How long a figure is on its way: longer ways take longer, but never long. */
export function travelTime(degrees: number): number {
  return Math.round(Math.min(400, 150 + Math.abs(degrees) * 2.6));
}

/** The line of a path along a ring, from where the figure stands over the spaces on the way. */
export function pathLine(from: number, spaces: readonly number[]): string {
  const last = spaces.at(-1);
  if (last === undefined) return "";
  const ring = ringOf(last);
  const radius = (ring.sign + ring.stand) / 2;
  if (isInner(from) !== isInner(last)) return "";
  let angle = angleOf(from);
  let line = `M${written(pointAt({ angle, radius }))}`;
  for (const space of spaces) {
    const turn = shortest(angle, angleOf(space));
    angle += turn;
    line += `A${radius} ${radius} 0 0 ${turn >= 0 ? 1 : 0} ${written(pointAt({ angle, radius }))}`;
  }
  return line;
}

// --- environs ---------------------------------------------------------------------------------------------------

export const HEX_WIDTH = 100;
export const HEX_HEIGHT = 86.6;
export const COLUMNS = 6;
/** Space above and below the hexes for the icons of the frame. */
export const FRAME = 40;

/** The upper left corner of a hex: columns 1, 3 and 5 lie half a tile lower. */
export function hexAt(row: number, column: number): Point {
  return { x: column * HEX_WIDTH * 0.75, y: FRAME + (row + (column % 2) / 2) * HEX_HEIGHT };
}

/** The size of the whole environs with its frame. */
export function environsSize(rows: number): { width: number; height: number } {
  return { width: HEX_WIDTH * (0.75 * (COLUMNS - 1) + 1), height: (rows + 0.5) * HEX_HEIGHT + 2 * FRAME };
}

/** Where the icon of the frame above or below a column lies (its middle). */
export function frameIcon(column: number, rows: number, below: boolean): Point {
  const { x, y } = hexAt(below ? rows : 0, column);
  return { x: x + HEX_WIDTH / 2, y: below ? y + 19 : y - 19 };
}

// The corners of a hex clockwise from the upper left, and the neighbour across each side from there on.
const CORNERS: readonly Point[] = [
  { x: 25, y: 0 },
  { x: 75, y: 0 },
  { x: 100, y: 43.3 },
  { x: 75, y: 86.6 },
  { x: 25, y: 86.6 },
  { x: 0, y: 43.3 },
];

/** The neighbours of a hex in the order of its sides: N, NE, SE, S, SW, NW. */
export function neighbours(row: number, column: number): [row: number, column: number][] {
  const low = column % 2;
  return [
    [row - 1, column],
    [row - 1 + low, column + 1],
    [row + low, column + 1],
    [row + 1, column],
    [row + low, column - 1],
    [row - 1 + low, column - 1],
  ];
}

/** The outlines of all territories: the sides on whose other side lies no tile of the same terrain. */
export function outlines(tiles: readonly { row: number; column: number; terrain: string }[]): string {
  const terrain = new Map(tiles.map((tile) => [`${tile.row} ${tile.column}`, tile.terrain]));
  let path = "";
  for (const { row, column, terrain: own } of tiles) {
    const corner = hexAt(row, column);
    neighbours(row, column).forEach(([r, c], side) => {
      if (terrain.get(`${r} ${c}`) === own) return;
      const a = CORNERS[side]!;
      const b = CORNERS[(side + 1) % 6]!;
      path += `M${written({ x: corner.x + a.x, y: corner.y + a.y })}L${written({ x: corner.x + b.x, y: corner.y + b.y })}`;
    });
  }
  return path;
}
