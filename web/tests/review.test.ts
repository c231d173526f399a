// The review: its headline in three languages, the curve, the ghosts of a line, and the closer look.

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { addWords, language } from "../src/lib/i18n.svelte";
import { Asking } from "../src/review/asking.svelte";
import { curveOf } from "../src/review/curve";
import { reelOf } from "../src/review/reel";
import { headline, measured, result, signed } from "../src/review/words";
import type { Lang, ReviewSeat, ReviewState, ReviewTold } from "../src/wire";

const files = import.meta.glob<string>("../src/locale/review.*.ftl", { query: "?raw", import: "default" });
beforeAll(() => addWords((lang) => files[`../src/locale/review.${lang}.ftl`]!()));
afterEach(() => vi.unstubAllGlobals());

const SEATS = ["red", "yellow", "blue", "green"];
const NAMES = ["Ann", "Sagramore", "Enid", "Owain"];

function told(points: number[], winners: string[], more: Partial<ReviewTold> = {}): ReviewTold {
  const seats = points.map((found, index) => ({
    seat: SEATS[index]!,
    name: NAMES[index]!,
    points: found,
    turning: [],
    account: [],
  }));
  return {
    level: "quick",
    seats: seats as unknown as ReviewSeat[],
    winners,
    modules: [],
    scorings: [2, 4, 6],
    curve: [],
    ...more,
  } as unknown as ReviewTold;
}

async function heads(review: ReviewTold, own: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const lang of ["en", "de", "pt"] as Lang[]) {
    await language.use(lang);
    found.push(headline(review, own));
  }
  await language.use("en");
  return found;
}

describe("the headline", () => {
  test("says by how much one won", async () => {
    expect(await heads(told([82, 75, 71, 63], ["red"]), ["red"])).toEqual([
      "You won by seven",
      "Gewonnen mit sieben Punkten Vorsprung",
      "Você venceu por sete pontos",
    ]);
    expect((await heads(told([76, 75], ["red"]), ["red"]))[1]).toBe("Gewonnen mit einem Punkt Vorsprung");
    expect((await heads(told([99, 75], ["red"]), ["red"]))[2]).toBe("Você venceu por 24 pontos");
  });
  test("says who won instead, and which place is one's own", async () => {
    expect(await heads(told([60, 75, 72], ["yellow"]), ["red"])).toEqual([
      "Sagramore won by three, you were third",
      "Sagramore gewinnt mit drei Punkten Vorsprung, du landest auf Platz drei",
      "Sagramore venceu por três pontos; você ficou em terceiro lugar",
    ]);
    // With two there is only one other place.
    expect((await heads(told([60, 62], ["yellow"]), ["red"]))[0]).toBe("Sagramore won by two");
  });
  test("tells a shared victory, and a spectator", async () => {
    const shared = told([70, 70, 60], ["red", "yellow"]);
    expect((await heads(shared, ["red"]))[0]).toBe("You share the victory with Sagramore");
    expect((await heads(shared, ["blue"]))[0]).toBe("Ann and Sagramore share the victory, you were third");
    expect((await heads(shared, []))[0]).toBe("Ann and Sagramore share the victory");
    expect((await heads(told([70, 60], ["red"]), []))[0]).toBe("Ann won by ten");
  });
  test("is followed by points, players, modules and minutes as far as they are known", () => {
    const review = told([63, 82, 71], ["yellow"]);
    expect(result(review, 38)).toBe("82 : 71 : 63 · 3 players, base game · 38 minutes");
    expect(result(review, null)).toBe("82 : 71 : 63 · 3 players, base game");
    const modules = ["Arthur", "Gold"].map((label) => ({ name: label, label, points: [], luck: [] }));
    expect(result({ ...review, modules }, 1)).toContain("3 players, Arthur, Gold · one minute");
    expect(result({ ...review, modules: [...modules, ...modules] }, 1)).toContain("4 modules");
  });
});

test("numbers are written as the language writes them", async () => {
  expect(signed(-2.04)).toBe("−2.0");
  await language.use("de");
  expect(signed(1.25)).toBe("+1,3");
  expect(signed(0)).toBe("0");
  await language.use("en");
});

test("what is measured says how exactly, and what is counted does not", async () => {
  await language.use("en");
  const account = [
    { name: "luck", label: "luck", points: 7.44, error: 2.5 },
    { name: "margin", label: "margin", points: -3, error: 0 },
  ];
  const seat = { account } as unknown as ReviewSeat;
  expect(measured(seat, "luck")).toBe("+7.4 ± 2.5");
  expect(measured(seat, "margin")).toBe(signed(-3));
  expect(measured(seat, "rest")).toBe("0");
});

describe("the curve", () => {
  const curve = [1, 1, 2, 2].map((round, index) => ({
    at: 10 * (index + 1),
    round,
    seat: "red",
    value: [index, -index],
    lucky: [-index, index],
  }));
  const turning = [
    { at: 15, points: -3 },
    { at: 16, points: 2 },
  ];
  const review = told([1, 2], ["yellow"], { curve: curve as ReviewTold["curve"] });
  (review.seats[0] as { turning: unknown }).turning = turning;

  test("fits the room that there is, and marks rounds and scorings", () => {
    for (const width of [300, 800]) {
      const found = curveOf(review, 0, width, 200);
      const xs = [...found.value.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x));
      expect(Math.max(...xs)).toBeLessThan(width);
      expect(found.rounds.map(({ round, scoring }) => [round, scoring])).toEqual([
        [1, false],
        [2, true],
      ]);
      expect(found.ends.value).toBe(3);
      expect(found.ends.lucky).toBe(-3);
    }
  });
  test("keeps the numbers of turning points apart", () => {
    const [one, two] = curveOf(review, 0, 500, 200).marks;
    expect([one!.good, two!.good]).toEqual([false, true]);
    expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThanOrEqual(24);
  });
});

test("a line becomes ghosts, each with all that differs so far", () => {
  const steps = [
    { text: "one", elements: ["figure:merlin", "space:3"], changes: { round: 3 } },
    { text: "two", elements: ["slot:builder:blue"], changes: { current: "blue" } },
  ];
  const { view, ghosts } = reelOf({ round: 2, current: "red" } as never, steps as never);
  expect(view).toMatchObject({ round: 2, current: "red" });
  expect(ghosts.map((ghost) => ghost.view)).toMatchObject([
    { round: 3, current: "red" },
    { round: 3, current: "blue" },
  ]);
  expect(ghosts.map((ghost) => [...ghost.differs])).toEqual([
    ["figure:merlin"],
    ["figure:merlin", "slot:builder:blue"],
  ]);
});

test("a review is asked for until it is there, and the closer look replaces it", async () => {
  vi.useFakeTimers();
  const answers: Partial<ReviewState>[] = [
    { done: 0.2, review: null, closer: null },
    { done: 1, review: told([1, 2], ["yellow"]), closer: null },
    { done: 0.5, review: null, closer: 0.5 },
    { done: 1, review: told([1, 2], ["yellow"], { level: "full" }), closer: null },
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
  const asking = new Asking("abc");
  const stop = asking.follow();
  await vi.advanceTimersByTimeAsync(100);
  expect([asking.done, asking.review]).toEqual([0.2, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asking.review?.level).toBe("quick");
  asking.look();
  await vi.advanceTimersByTimeAsync(100);
  expect([asking.closer, asking.review?.level]).toEqual([0.5, "quick"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([asking.closer, asking.review?.level]).toEqual([null, "full"]);
  expect(asked.map((path) => path.split("level=")[1])).toEqual(["quick", "quick", "full", "full"]);
  stop();
  vi.useRealTimers();
});
