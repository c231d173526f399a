// What the server tells about lessons. A lesson has parts, each with a position of its own; the last one is its challenge.

import type { StepMessage, TableMessage } from "../wire";

/** GET /api/lessons?lang=: one lesson, in the order in which they are played. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
  /** The module it teaches; null for the ten of the base game. */
  module: string | null;
  weight: number;
}

/** What the coach says about a choice that is not the one of the step; without an action, about all others. */
export interface LessonHint {
  action: string | null;
  text: string;
}

/** One sentence of the coach, and what the learner does then. */
export interface LessonStep {
  kind: "next" | "do" | "tap" | "guess";
  say: string;
  /** Elements of the board that are lit. */
  lit: string[];
  /** Accepted actions, each line in its order, perhaps over several questions. */
  lines: string[][];
  tap: string | null;
  guesses: string[];
  /** The place of the right guess; -1 where each is. */
  right: number;
  hints: LessonHint[];
}

export interface Challenge {
  goal: string;
  hint: string;
  solution: string[];
}

export interface LessonPart {
  steps: LessonStep[];
  challenge: Challenge | null;
}

/** GET /api/lessons/{id}?lang= */
export interface Lesson {
  id: string;
  title: string;
  goal: string;
  /** What the learner can do now. */
  done: string;
  module: string | null;
  players: number;
  modules: string[];
  parts: LessonPart[];
}

/** POST /api/lessons/{id}/play: the table after these actions, the last of them as a step, and whether that is enough. */
export interface LessonMoment {
  table: TableMessage;
  steps: StepMessage[];
  solved: boolean;
  results: string[];
}
