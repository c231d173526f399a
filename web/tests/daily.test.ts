// The daily position: days and streaks, what is kept, what is shared, and an attempt from the first choice to the verdict.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { Attempt } from "../src/daily/attempt.svelte";
import { BACK, monthOf, nextOf, note, noted, open } from "../src/daily/history";
import { shareText } from "../src/daily/share";
import { TableConnection } from "../src/lib/connection.svelte";
import { DAYS, dayOf, history, type Kept, later, readHistory, streak, UNTRIED } from "../src/lib/daily";
import { settings } from "../src/lib/settings.svelte";
import { routeOf } from "../src/lib/router.svelte";
import type { Option, Prompt, Puzzle, PuzzleInfo, PuzzleMoment } from "../src/wire";

const solved = (on: string, tries = 1): Kept => ({ outcome: "solved", tries, on });
const row = (...days: string[]) => ({
  days: Object.fromEntries(days.map((day) => [day, solved(day)])),
  puzzles: {},
});

beforeEach(() => localStorage.clear());

describe("days", () => {
  test("are those of the calendar here, whatever the hour", () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 0, 1))).toBe("2026-11-18");
    expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe("2026-11-18");
    expect(dayOf(new Date(2027, 0, 5))).toBe("2027-01-05");
  });
  test("follow one another over months, years and changes of the clock", () => {
    expect(later("2026-02-28", 1)).toBe("2026-03-01");
    expect(later("2028-02-28", 1)).toBe("2028-02-29");
    expect(later("2026-12-31", 1)).toBe("2027-01-01");
    for (const [day, next] of [
      ["2026-03-28", "2026-03-29"],
      ["2026-03-29", "2026-03-30"],
      ["2026-10-25", "2026-10-26"],
    ] as const)
      expect(later(day, 1)).toBe(next);
    expect(later("2026-03-01", -1)).toBe("2026-02-28");
  });
  test("can be played some weeks back, and never before they come", () => {
    expect(open("2026-11-18", "2026-11-18")).toBe(true);
    expect(open(later("2026-11-18", -BACK), "2026-11-18")).toBe(true);
    expect(open(later("2026-11-18", -BACK - 1), "2026-11-18")).toBe(false);
    expect(open("2026-11-19", "2026-11-18")).toBe(false);
    for (const odd of ["2026-11", "yesterday", "2026-11-1", ""]) expect(open(odd, "2026-11-18")).toBe(false);
  });
  test("stand in a calendar that begins on Monday", () => {
    const month = monthOf("2026-11-18");
    // The first of November 2026 was a Sunday.
    expect(month.slice(0, 8)).toEqual([null, null, null, null, null, null, "2026-11-01", "2026-11-02"]);
    expect(month.at(-1)).toBe("2026-11-30");
    expect(monthOf("2027-02-10")).toHaveLength(28);
  });
  test("have addresses", () => {
    expect(routeOf("/daily")).toEqual({ page: "learn", id: null, book: "daily" });
    expect(routeOf("/daily/2026-11-17")).toEqual({ page: "learn", id: "2026-11-17", book: "daily" });
    expect(routeOf("/puzzles/ef31")).toEqual({ page: "learn", id: "ef31", book: "puzzles" });
  });
});

describe("a streak", () => {
  test("counts days in a row up to today", () => {
    expect(streak(row("2026-11-16", "2026-11-17", "2026-11-18"), "2026-11-18")).toBe(3);
    expect(streak(row("2026-11-14", "2026-11-16", "2026-11-17"), "2026-11-17")).toBe(2);
  });
  test("goes on until tomorrow where today is not solved yet", () => {
    const known = row("2026-11-16", "2026-11-17");
    expect(streak(known, "2026-11-18")).toBe(2);
    expect(streak(known, "2026-11-19")).toBe(0);
  });
  test("does not count what was solved later, looked up, or only tried", () => {
    const days = {
      "2026-11-16": solved("2026-11-18"),
      "2026-11-17": { outcome: "given", tries: 1, on: "2026-11-17" } as const,
      "2026-11-18": { outcome: "", tries: 4, on: "" } as const,
    };
    for (const today of Object.keys(days)) expect(streak({ days, puzzles: {} }, today)).toBe(0);
  });
});

describe("what is kept", () => {
  test.each([null, "", "[]", "nonsense", "null", "7", '{"days": 3}', '{"days": null, "puzzles": "x"}'])(
    "%s is none",
    (text) => {
      expect(streak(readHistory(text), "2026-11-18")).toBe(0);
      expect(Object.values(readHistory(text).days).every(({ outcome }) => !outcome)).toBe(true);
    },
  );
  test("what is broken in it is not there", () => {
    const text = JSON.stringify({
      days: { "2026-11-18": { outcome: "won", tries: "many" }, "2026-11-17": null },
      puzzles: { a: { outcome: "solved", tries: 2, on: "2026-11-17", more: 1 } },
    });
    expect(readHistory(text)).toEqual({
      days: { "2026-11-18": UNTRIED, "2026-11-17": UNTRIED },
      puzzles: { a: solved("2026-11-17", 2) },
    });
  });
  test("counts tries, and what is over stays so", () => {
    const tried = noted(UNTRIED, "", "2026-11-18");
    expect(tried).toEqual({ outcome: "", tries: 1, on: "" });
    const found = noted(tried, "solved", "2026-11-18");
    expect(found).toEqual(solved("2026-11-18", 2));
    expect(noted(found, "given", "2026-11-19")).toBe(found);
    const given = noted(tried, "given", "2026-11-18");
    expect(noted(given, "solved", "2026-11-18")).toBe(given);
  });
  test("belongs to the puzzle, and to its day", () => {
    note("a", "2026-11-18", "");
    note("b", null, "solved");
    const { days, puzzles } = history();
    expect(Object.keys(days)).toEqual(["2026-11-18"]);
    expect([puzzles["a"]!.tries, puzzles["b"]!.outcome]).toEqual([1, "solved"]);
  });
  test("the next position is one that is not over: the ones after this first", () => {
    const all = ["a", "b", "c"].map((id) => ({ id }) as PuzzleInfo);
    const done = { b: solved("2026-11-18"), c: { outcome: "", tries: 3, on: "" } as const };
    expect(nextOf(all, done)!.id).toBe("a");
    expect(nextOf(all, done, "a")!.id).toBe("c");
    expect(nextOf(all, done, "c")!.id).toBe("a");
    expect(nextOf(all, { ...done, a: solved("x"), c: solved("x") }, "a")).toBeNull();
  });
});

test("what is shared tells nothing of the position", () => {
  const known = row("2026-11-17", "2026-11-18");
  expect(shareText("2026-11-18", known, "2026-11-18")).toBe("daily-share-text, daily-share-streak");
  expect(shareText("2026-11-18", row("2026-11-18"), "2026-11-18")).toBe("daily-share-text");
});

// --- an attempt ------------------------------------------------------------------------------------------------------

const PUZZLE: Puzzle = {
  id: "ef31",
  level: "knight",
  kind: "points",
  players: 3,
  modules: [],
  seat: "red",
  round: 2,
  themes: [],
  proved: false,
};
const BEST = ["die 2", "move cw", "perform", "end turn"];

function option(action: string, elements: string[] = []): Option {
  const empty = {
    leads: [],
    points: 0,
    effects: [],
    secret: false,
    beside: false,
    fact: "",
    delta: null,
    steps: [],
  };
  return {
    action,
    kind: action.split(" ")[0]!,
    label: action,
    elements,
    group: "choice",
    ends_turn: action === "end turn",
    ...empty,
  };
}
const ask = (): Prompt => ({
  seat: "red",
  asked: "turn",
  text: "Choose.",
  rule: "BASE-12",
  options: [option("die 2", ["die:own:2"]), option("die 4", ["die:own:4"])],
  cautions: [],
  remarks: [],
});

function moment(actions: string[]): PuzzleMoment {
  const over = actions.at(-1) === "end turn";
  const at = over ? actions.length - 1 : actions.length;
  const table = {
    type: "table",
    info: { seats: [{ seat: "red", kind: "person", bot: null, yours: true }], status: "playing" },
    viewer: "red",
    at,
    changes: { round: 2, players: [] },
    prompt: over ? null : ask(),
    can_undo: false,
    sheet: null,
    log: [],
    recap: 0,
    chat: [],
    note: "",
  };
  const step = {
    type: "step",
    before: at - 1,
    at,
    seat: "red",
    label: "",
    lines: [],
    changes: {},
    prompt: table.prompt,
    can_undo: false,
    sheet: { lines: [], forecast: [] },
    undone: false,
    kept: 0,
    scoring: null,
  };
  const best = actions.join() === BEST.join();
  const plan = { actions, lines: [], points: 2, loss: best ? 0 : 1.5 };
  return {
    table,
    steps: actions.length && !over ? [step] : [],
    verdict: over ? { best, at_least: false, plan } : null,
  } as unknown as PuzzleMoment;
}

let asked: string[] = [];
beforeEach(() => {
  settings.speed = "instant";
  asked = [];
  vi.stubGlobal("fetch", (path: string, request: { body?: string }) => {
    asked.push(path);
    const actions = request.body ? (JSON.parse(request.body) as { actions: string[] }).actions : [];
    const plan = { actions: BEST, lines: [], points: 2, loss: 0 };
    const words = path.includes("/play")
      ? moment(actions)
      : path.endsWith("/hint")
        ? { action: "die 2" }
        : { best: plan, next: null, count: 9 };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(words) });
  });
});

const soon = async (so: () => unknown) =>
  vi.waitFor(() => expect(so()).toBeTruthy(), { timeout: 2000, interval: 5 });
const choose = (...actions: string[]) => ({ actions });

async function begin(day: string | null = dayOf()): Promise<[Attempt, TableConnection]> {
  const attempt = new Attempt(PUZZLE, day);
  const connection = new TableConnection("puzzle-x", {}, () => attempt.dial());
  attempt.sit(connection);
  connection.start();
  await soon(() => connection.view);
  return [attempt, connection];
}

describe("an attempt", () => {
  test("is judged when the turn ends, and the day is solved", async () => {
    const [attempt, connection] = await begin();
    await attempt.act(choose("die 2", "move cw"));
    await attempt.act(choose("perform"));
    expect(attempt.finished).toBe(false);
    await attempt.act(choose("end turn"));
    expect([attempt.finished, attempt.verdict!.best]).toEqual([true, true]);
    expect(connection.own).toBeNull();
    expect(history().days[dayOf()]).toEqual(solved(dayOf()));
    await soon(() => attempt.answer);
    // Nothing more can be chosen.
    await attempt.act(choose("die 4"));
    expect(attempt.actions).toEqual(BEST);
  });
  test("that is not the best may be repeated; the answer is not asked for", async () => {
    const [attempt, connection] = await begin();
    await attempt.act(choose("die 4", "end turn"));
    expect(attempt.verdict!.best).toBe(false);
    expect(history().days[dayOf()]).toEqual({ outcome: "", tries: 1, on: "" });
    expect(asked.some((path) => path.includes("/answer"))).toBe(false);
    attempt.again();
    await soon(() => connection.own && !attempt.busy);
    expect([attempt.actions, attempt.finished]).toEqual([[], false]);
    await attempt.act(choose(...BEST));
    expect(history().days[dayOf()]).toEqual(solved(dayOf(), 2));
  });
  test("goes back choice by choice, also behind the verdict", async () => {
    const [attempt, connection] = await begin();
    await attempt.act(choose("die 4", "move cw"));
    await attempt.act(choose("end turn"));
    attempt.back();
    await soon(() => connection.at === 2 && !attempt.busy);
    expect([attempt.actions, attempt.finished]).toEqual([["die 4", "move cw"], false]);
    attempt.back();
    await soon(() => connection.at === 0 && !attempt.busy);
    expect(attempt.first).toBe(true);
    attempt.back();
    expect(attempt.actions).toEqual([]);
  });
  test("has two hints: what it is about, then how it begins, which is lit", async () => {
    const [attempt, connection] = await begin();
    await attempt.hint();
    expect(asked.some((path) => path.endsWith("/hint"))).toBe(false);
    expect(attempt.lit(connection.prompt)).toEqual({ elements: [], rows: null });
    await attempt.hint();
    expect(attempt.lit(connection.prompt)).toEqual({ elements: ["die:own:2"], rows: ["die 2"] });
    await attempt.act(choose("die 4"));
    expect(attempt.lit(connection.prompt).elements).toEqual([]);
  });
  test("who is shown the best turn has not solved it, and sees it to its end", async () => {
    const [attempt] = await begin();
    await attempt.act(choose("die 4"));
    await attempt.show();
    expect([attempt.finished, attempt.showing, attempt.actions]).toEqual([true, true, BEST]);
    expect(attempt.verdict).toBeNull();
    attempt.again();
    await soon(() => !attempt.busy);
    await attempt.act(choose(...BEST));
    expect(attempt.verdict!.best).toBe(true);
    expect(history().days[dayOf()]!.outcome).toBe("given");
    expect(localStorage.getItem(DAYS)).toContain('"given"');
  });
  test("in practice counts for no day", async () => {
    const [attempt] = await begin(null);
    await attempt.act(choose(...BEST));
    expect(history()).toEqual({ days: {}, puzzles: { ef31: solved(dayOf()) } });
  });
});
