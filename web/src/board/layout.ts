// Where things lie: pure geometry of circles and of the hexes of the environs; rings.ts has the spaces.

export interface Point {
  x: number;
  y: number;
}

/** A place on the round table: degrees clockwise from the top, and the distance from the middle. */
export interface Polar {
  angle: number;
  radius: number;
}

export function pointAt({ angle, radius }: Polar): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

const digits = (value: number) => Math.round(value * 100) / 100;
/** A point as a path writes it. */
export const written = (point: Point) => `${digits(point.x)} ${digits(point.y)}`;

/** A segment of a ring between two angles and two radii. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  const at = (angle: number, radius: number) => written(pointAt({ angle, radius }));
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
  );
}

/** The turn from one angle to another by the shorter way, between -180 and 180. */
export function shortest(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** How long a figure is on its way: longer ways take longer, but never long. */
export function travelTime(degrees: number): number {
  return Math.round(Math.min(500, 150 + (Math.abs(degrees) / 15) * 35));
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
