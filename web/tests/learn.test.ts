// Lessons: which choices a step accepts, what is answered otherwise, how far one has come, and the line to a lesson.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableConnection } from "../src/lib/connection.svelte";
import { PROGRESS } from "../src/lib/lessons";
import { settings } from "../src/lib/settings.svelte";
import { Course } from "../src/learn/course.svelte";
import { rulesFor } from "../src/learn/light";
import { accepted, complete, ended, hintFor, litNow, rests, right, shaped } from "../src/learn/matching";
import { keepDone, keepPlace, nextOf, progress, readProgress } from "../src/learn/progress";
import type {
  Lead,
  Lesson,
  LessonMoment,
  LessonStep,
  Option,
  Prompt,
  StepMessage,
  TableMessage,
} from "../src/wire";

const lead = (space: number, then: string[]): Lead => ({
  space,
  path: [space],
  figure: "knight:red",
  direction: null,
  gain: null,
  closed: false,
  then,
  fact: "",
  delta: null,
});

function option(action: string, elements: string[] = [], leads: Lead[] = []): Option {
  return {
    action,
    kind: action.split(" ")[0]!,
    label: action,
    elements,
    leads,
    points: 0,
    effects: [],
    secret: false,
    beside: false,
    group: "choice",
    ends_turn: action === "end turn",
    fact: "",
    delta: null,
    steps: [],
  };
}

const ask = (...options: Option[]): Prompt => ({
  seat: "red",
  asked: "turn",
  text: "Choose.",
  rule: "BASE-12",
  options,
  cautions: [],
  remarks: [],
});

function step(kind: LessonStep["kind"], more: Partial<LessonStep> = {}): LessonStep {
  const empty = { lit: [], lines: [], tap: null, guesses: [], right: -1, hints: [] };
  return { kind, say: `say ${kind}`, ...empty, ...more };
}

describe("the accepted lines of a step", () => {
  const lines = [
    ["die 4", "move cw", "deploy builder orange", "end turn", "die 4", "move cw", "deploy flag_bearer brown"],
    ["die 4", "move cw", "deploy flag_bearer orange", "end turn", "die 4", "move cw", "deploy builder brown"],
  ];

  test("a choice may be several of its actions", () => {
    expect(accepted(lines, [], ["die 4", "move cw"])).toEqual(["die 4", "move cw"]);
  });
  test("both orders are open until one of them is taken", () => {
    const done = ["die 4", "move cw"];
    expect(accepted(lines, done, ["deploy flag_bearer orange"])).toHaveLength(1);
    expect(
      accepted(lines, [...done, "deploy builder orange", "end turn", ...done], ["deploy builder brown"]),
    ).toEqual([]);
  });
  test("what is not in them is not accepted", () => {
    expect(accepted(lines, [], ["die 2", "move cw"])).toEqual([]);
    expect(accepted(lines, ["die 4", "move cw"], ["deploy lady orange"])).toEqual([]);
  });
  test("of a choice that goes further than the step, or another way, its beginning is accepted", () => {
    expect(accepted([["merlin 2"]], [], ["merlin 2", "move ccw"])).toEqual(["merlin 2"]);
    expect(accepted([["die 2", "apple 3", "move cw"]], [], ["die 2", "move cw"])).toEqual(["die 2"]);
  });
  test("the end of a turn comes by itself where nothing else is accepted", () => {
    expect(ended(lines, lines[0]!.slice(0, 3))).toEqual(["end turn"]);
    expect(ended(lines, [])).toEqual([]);
    expect(ended([["end turn"], ["mission 3"]], [])).toEqual([]);
  });
  test("a line is complete with its last action", () => {
    expect(complete(lines, lines[1]!.slice(0, 6))).toBe(false);
    expect(complete(lines, lines[1]!)).toBe(true);
    expect(rests(lines, ["die 3"])).toEqual([]);
  });
});

describe("what a step offers", () => {
  const die = option("die 2", ["die:own:2"], [lead(6, ["move cw"])]);
  const merlin = option("merlin 2", ["die:merlin:2"], [lead(3, ["move cw"]), lead(20, ["move ccw"])]);

  test("a die alone, where something comes before the way", () => {
    const found = shaped(ask(die, merlin), [["die 2", "apple 3", "move cw"]], []);
    expect(found!.options[0]!.leads[0]!.then).toEqual([]);
    expect(found!.options[1]).toBe(merlin);
  });
  test("a die with its way, where that is what comes next", () => {
    expect(shaped(ask(die), [["die 2", "move cw", "perform"]], [])!.options[0]).toBe(die);
  });
  test("the parts of the board that mean it are lit, those of the storyboard first", () => {
    const lines = [["merlin 2", "move cw"]];
    const choices = right(shaped(ask(die, merlin), lines, []), lines, []);
    expect(choices.map(({ id }) => id)).toEqual(["merlin 2 > move cw"]);
    expect(litNow(step("do", { lit: ["die:merlin:2", "good:shield:black"] }), choices)).toEqual([
      "die:merlin:2",
    ]);
    expect(litNow(step("do", { lit: ["round"] }), choices)).toEqual(["die:merlin:2", "space:3"]);
  });
  test("nothing is dimmed where nothing is to be chosen", () => {
    expect(rulesFor(["card:39"], null)).not.toContain("dimmed");
    expect(rulesFor(["card:39"], ["mission 39"])).toContain("dimmed");
    expect(rulesFor([], null)).toBe("");
  });
});

test("a hint is that of the choice's last action that has one, else the general one", () => {
  const hints = [
    { action: "move ccw", text: "Other way." },
    { action: null, text: "Look again." },
  ];
  expect(hintFor(step("do", { hints }), ["merlin 2", "move ccw"])).toBe("Other way.");
  expect(hintFor(step("do", { hints }), ["die 3"])).toBe("Look again.");
  expect(hintFor(step("do"), ["die 3"])).toBe("");
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());

  test("is kept after every step and taken up there", () => {
    keepPlace("vassals", { part: 1, step: 2, actions: ["die 4"] });
    expect(progress().at["vassals"]).toEqual({ part: 1, step: 2, actions: ["die 4"] });
    keepDone("vassals");
    expect(progress()).toEqual({ done: ["vassals"], at: {} });
    keepDone("vassals");
    expect(progress().done).toEqual(["vassals"]);
  });
  test.each([null, "", "[]", "nonsense", '{"done": 3, "at": {"a": {"part": "x"}}}', "null"])(
    "%s is none",
    (text) => {
      expect(readProgress(text)).toEqual({ done: [], at: {} });
    },
  );
  test("the next lesson is one of the base game as long as there is one", () => {
    const all = [
      { id: "a", module: null },
      { id: "b", module: null },
      { id: "m", module: "gold" },
    ];
    expect(nextOf(all, ["a"])!.id).toBe("b");
    expect(nextOf(all, ["a", "b"])!.id).toBe("m");
    expect(nextOf(all, ["a", "b", "m"])).toBeNull();
  });
});

// --- a lesson that is played -----------------------------------------------------------------------------------------

const POSITION: Record<string, Option[]> = {
  "": [
    option("die 2", ["die:own:2"], [lead(2, ["move cw"])]),
    option("die 4", ["die:own:4"], [lead(4, ["move cw"])]),
  ],
  "die 2 > move cw": [option("perform", ["space:2"])],
  "die 2 > move cw > perform": [option("end turn")],
  "die 2 > move cw > perform > end turn": [option("die 4", ["die:own:4"], [lead(6, ["move cw"])])],
};

const LESSON: Lesson = {
  shows: [],
  id: "first-points",
  title: "First points",
  goal: "Score.",
  done: "You can take a turn.",
  module: null,
  players: 3,
  modules: [],
  parts: [
    {
      challenge: null,
      steps: [
        step("next", { lit: ["round"] }),
        step("do", {
          lines: [["die 2", "move cw"]],
          lit: ["die:own:2"],
          hints: [
            { action: "die 4", text: "Four leads to grey." },
            { action: null, text: "Points lie two steps away." },
          ],
        }),
        step("do", { lines: [["perform", "end turn"]] }),
        step("tap", { tap: "cell:B5", hints: [{ action: null, text: "Start with the lit one." }] }),
        step("guess", { guesses: ["0", "−3", "−9"], right: 1 }),
      ],
    },
    { challenge: { goal: "Score 3.", hint: "Two.", solution: ["die 2", "move cw", "perform"] }, steps: [] },
  ],
};

const table = (actions: string[], round = 1): TableMessage =>
  ({
    type: "table",
    info: { seats: [{ seat: "red", kind: "person", bot: null, yours: true }], status: "playing" },
    viewer: "red",
    at: actions.length,
    changes: { round, players: [], figures: [] },
    prompt: ask(...(POSITION[actions.join(" > ")] ?? [])),
    can_undo: true,
    sheet: null,
    log: [],
    recap: 3,
    chat: [],
    note: "",
  }) as unknown as TableMessage;

function moment(actions: string[]): LessonMoment {
  const whole = table(actions, actions.filter((action) => action === "die 4").length ? 2 : 1);
  const move: StepMessage = {
    type: "step",
    before: actions.length - 1,
    at: actions.length,
    seat: "red",
    label: "",
    lines: [],
    changes: { round: whole.changes["round"] },
    prompt: whole.prompt,
    can_undo: true,
    sheet: { lines: [], forecast: [] },
    undone: false,
    kept: 0,
    scoring: null,
  };
  return {
    table: whole,
    steps: actions.length ? [move] : [],
    solved: actions.at(-1) === "perform",
    results: [],
    ways: [],
  };
}

interface Sent {
  lang: string;
  part: number;
  actions: string[];
  ask?: { id: number; type: string };
}
let sent: { path: string; body: Sent }[] = [];
let refuses = (_: Sent) => false;

function answer(path: string, body: Sent): unknown {
  if (path.endsWith("/play")) return moment(body.actions);
  return {
    type: body.ask!.type === "facts" ? "facts-told" : "tried",
    id: body.ask!.id,
    at: 0,
    facts: { a: "b" },
  };
}

beforeEach(() => {
  localStorage.clear();
  settings.speed = "instant";
  sent = [];
  refuses = () => false;
  vi.stubGlobal("fetch", (path: string, request: { body: string }) => {
    const body = JSON.parse(request.body) as Sent;
    sent.push({ path, body });
    const bad = refuses(body);
    const words = bad ? { reason: "not-offered", detail: "" } : answer(path, body);
    return Promise.resolve({ ok: !bad, json: () => Promise.resolve(words) });
  });
});

const soon = async (so: () => unknown) =>
  vi.waitFor(() => expect(so()).toBeTruthy(), { timeout: 2000, interval: 5 });

async function begin(): Promise<[Course, TableConnection]> {
  const course = new Course(LESSON);
  const connection = new TableConnection("lesson-x", {}, () => course.dial());
  course.sit(connection);
  connection.start();
  await soon(() => connection.view);
  course.begun();
  return [course, connection];
}
const choose = (...actions: string[]) => ({ actions });

describe("the line to a lesson", () => {
  test("answers hello with the whole table, without anything to undo or to catch up with", async () => {
    const [, connection] = await begin();
    expect(sent[0]).toEqual({
      path: "/api/lessons/first-points/play",
      body: { lang: "en", part: 0, actions: [] },
    });
    expect(connection.canUndo).toBe(false);
    expect(connection.recap).toEqual([]);
    expect(connection.own).toBeNull();
  });
  test("plays the actions of a decision one after the other, and tells them together", async () => {
    const [course, connection] = await begin();
    course.next();
    await connection.act("die 2", ["move cw"]);
    expect(sent.slice(1).map(({ body }) => body.actions)).toEqual([["die 2"], ["die 2", "move cw"]]);
    expect(connection.at).toBe(2);
  });
  test("asks what is asked about the position as it is", async () => {
    const [course, connection] = await begin();
    course.next();
    expect(await connection.facts()).toEqual({ a: "b" });
    expect((await connection.tryOut(["die 2"])).type).toBe("tried");
    expect(sent.at(-1)!.path).toBe("/api/lessons/first-points/ask");
    expect(sent.at(-1)!.body).toMatchObject({
      part: 0,
      actions: [],
      ask: { type: "try", actions: ["die 2"] },
    });
  });
  test("refuses what is no lesson's, and what the server refuses", async () => {
    const [course, connection] = await begin();
    await expect(connection.ask({ type: "rematch" })).rejects.toMatchObject({ why: "not-now" });
    course.next();
    refuses = () => true;
    await expect(connection.act("die 2")).rejects.toMatchObject({ why: "not-offered" });
    expect(course.actions).toEqual([]);
  });
  test("a kept position that is none any more begins anew", async () => {
    keepPlace("first-points", { part: 0, step: 2, actions: ["die 9"] });
    refuses = ({ actions }) => actions.includes("die 9");
    const [course] = await begin();
    expect([course.part, course.step, course.actions]).toEqual([0, 0, []]);
  });
});

describe("a lesson", () => {
  test("goes on with Next, an accepted choice, a tap and a guess, up to its challenge", async () => {
    const [course, connection] = await begin();
    expect(course.waits).toBe(true);
    course.next();
    expect(connection.own).not.toBeNull();
    await course.act(choose("die 2", "move cw"));
    expect(course.step).toBe(2);
    // The turn ends by itself.
    await course.act(choose("perform"));
    expect(course.actions).toEqual(["die 2", "move cw", "perform", "end turn"]);
    expect(course.step).toBe(3);
    expect(connection.own).toBeNull();
    course.tap(["cell:B5"]);
    expect(course.now!.kind).toBe("guess");
    expect(course.waits).toBe(false);
    course.guess(2);
    expect(course.hint).toContain("learn-wrong");
    course.next();
    expect(course.challenge!.goal).toBe("Score 3.");
    await soon(() => connection.own);
    await course.act(choose("die 2", "move cw"));
    expect(course.solved).toBe(false);
    await course.act(choose("perform"));
    expect(course.solved).toBe(true);
    expect(course.say).toBe(LESSON.done);
    expect(progress().done).toEqual(["first-points"]);
  });
  test("answers any other choice without playing it; an arrow and Show me follow", async () => {
    const [course, connection] = await begin();
    course.next();
    await course.act(choose("die 4", "move cw"));
    expect(course.hint).toBe("Four leads to grey.");
    expect(course.actions).toEqual([]);
    expect(course.offersToShow).toBe(false);
    await course.act(choose("perform"));
    expect(course.hint).toBe("Points lie two steps away.");
    expect(course.misses).toBe(2);
    await course.act(choose("die 4", "move cw"));
    expect(course.offersToShow).toBe(true);
    expect(sent).toHaveLength(1);
    await course.showMe();
    expect(course.step).toBe(2);
    expect(connection.at).toBe(2);
    expect(course.misses).toBe(0);
  });
  test("a wrong tap is a miss", async () => {
    keepPlace("first-points", { part: 0, step: 3, actions: POSITION_AFTER });
    const [course] = await begin();
    course.tap(["cell:A1"]);
    expect([course.misses, course.hint]).toEqual([1, "Start with the lit one."]);
    course.tap([]);
    expect(course.misses).toBe(1);
  });
  test("Back is the step before with the table as it was, Again the position, Skip the challenge", async () => {
    const [course, connection] = await begin();
    course.next();
    await course.act(choose("die 2", "move cw"));
    course.back();
    expect([course.step, course.actions]).toEqual([1, []]);
    await soon(() => connection.at === 0 && connection.own);
    await course.act(choose("die 2", "move cw"));
    course.again();
    expect(course.step).toBe(0);
    course.skip();
    expect(course.challenge).not.toBeNull();
    course.back();
    expect([course.part, course.step]).toEqual([0, 4]);
    expect(course.actions).toEqual(POSITION_AFTER);
  });
  test("is taken up where it was left", async () => {
    const [course] = await begin();
    course.next();
    await course.act(choose("die 2", "move cw"));
    expect(JSON.parse(localStorage.getItem(PROGRESS)!)).toMatchObject({
      at: { "first-points": { step: 2 } },
    });
    const again = new Course(LESSON);
    expect([again.step, again.actions]).toEqual([2, ["die 2", "move cw"]]);
  });
  test("a challenge that ends unsolved shows its hint, and its solution if wanted", async () => {
    const [course, connection] = await begin();
    course.skip();
    await soon(() => connection.own);
    await course.act(choose("die 4", "move cw"));
    expect(course.failed).toBe(true);
    expect(course.hint).toBe("Two.");
    course.again();
    expect(course.failed).toBe(false);
    expect(course.missed).toBe(true);
    await soon(() => connection.own);
    await course.solve();
    expect(course.solved).toBe(true);
    expect(course.given).toBe(true);
  });
  test("in the lesson on missions one ends one's turn oneself", async () => {
    const course = new Course({ ...LESSON, id: "missions" });
    const connection = new TableConnection("lesson-x", {}, () => course.dial());
    course.sit(connection);
    connection.start();
    await soon(() => connection.view);
    course.next();
    await course.act(choose("die 2", "move cw"));
    await course.act(choose("perform"));
    expect(course.step).toBe(2);
    await course.act(choose("end turn"));
    expect(course.step).toBe(3);
  });
});

const POSITION_AFTER = ["die 2", "move cw", "perform", "end turn"];
