// Points that were just gained or lost, shown beside the score for a moment.

export interface Gain {
  key: number;
  seat: string;
  points: number;
}
