// The server's answers about lessons.

import { call } from "../lib/api";
import type {
  AskFacts,
  FactsTold,
  Lang,
  Lesson,
  LessonInfo,
  LessonMoment,
  Tried,
  Try,
  WhyNot,
  WhyNotTold,
} from "../wire";

export type Asked = Try | WhyNot | AskFacts;
export type Told = Tried | WhyNotTold | FactsTold;

export const lessons = {
  all: (lang: Lang) => call<LessonInfo[]>("GET", `/api/lessons?lang=${lang}`),
  one: (id: string, lang: Lang) => call<Lesson>("GET", `/api/lessons/${id}?lang=${lang}`),
  play: (id: string, lang: Lang, part: number, actions: readonly string[]) =>
    call<LessonMoment>("POST", `/api/lessons/${id}/play`, { lang, part, actions }),
  ask: (id: string, lang: Lang, part: number, actions: readonly string[], ask: Asked) =>
    call<Told>("POST", `/api/lessons/${id}/ask`, { lang, part, actions, ask }),
};
