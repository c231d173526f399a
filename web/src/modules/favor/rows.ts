// The rows of the favor board; what the last one teaches is turned down when it is used.

export const ROWS = [1, 2, 3] as const;
export const LAST_ROW = 3;
