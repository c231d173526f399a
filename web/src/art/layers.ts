// What pictures in layers are made of, on a field of 100 × 100.

/** A shape in the colour of a token, or a line if it has a width. */
export type Layer = readonly [token: string, path: string, width?: number];

/** What stands on a space: a picture and perhaps a badge that says what happens with it. */
export type SpaceSign = readonly [picture: string, badge?: string];

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
