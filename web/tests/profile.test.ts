// One's own games: what is kept of a review, by whom, and what many games come to.

import { afterEach, describe, expect, it, vi } from "vitest";
import {
  add,
  erase,
  exported,
  games,
  imported,
  keep,
  type Kept,
  keptOf,
  MOST,
  ownSeat,
  PROFILE,
  readGame,
} from "../src/profile/profile-keeping";
import { ratio, running } from "../src/profile/sums";
import type { ReviewState, SeatFigures, SeatInfo } from "../src/wire";

const figures: SeatFigures = {
  margin: -3.5,
  luck: 2,
  turns: 24,
  lost: 12,
  band: 0.5,
  kinds: [{ kind: "traitors", count: 2, points: 6 }],
  played: { traitors: 1, completed: 8, held: 2, points: { missions: 12 } },
};
const game = (table: string, on = 1): Kept => ({
  table,
  on,
  modules: [],
  opponents: ["knight"],
  points: 60,
  won: false,
  figures,
  mistakes: [],
});
const seat = (yours: boolean, bot: string | null = null) => ({ yours, bot }) as SeatInfo;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("what is kept", () => {
  it("belongs to one person, and is erased for that person alone", () => {
    add("ann", [game("a")]);
    add("bob", [game("b")]);
    expect(games("ann").map(({ table }) => table)).toEqual(["a"]);
    erase("ann");
    expect(games("ann")).toEqual([]);
    expect(games("bob").map(({ table }) => table)).toEqual(["b"]);
  });
  it("has each game once, in the order of time, and no more than there is room for", () => {
    add("ann", [game("b", 2), game("a", 1)]);
    expect(add("ann", [{ ...game("b", 2), points: 61 }]).map(({ table, points }) => [table, points])).toEqual(
      [
        ["a", 60],
        ["b", 61],
      ],
    );
    const many = Array.from({ length: MOST + 5 }, (_, index) => game(`t${index}`, index));
    expect(add("bob", many)[0]!.table).toBe("t5");
  });
  it("can be taken along; whatever is no game is left out", () => {
    expect(imported(exported([game("a")]))).toEqual([game("a")]);
    expect(imported("{}")).toBeNull();
    expect(imported("no file")).toBeNull();
    expect(imported(exported([{ ...game("a"), points: "many" } as unknown as Kept]))).toEqual([]);
    expect(readGame({ ...game("a"), figures: { ...figures, lost: null } })).toBeNull();
    expect(readGame({ ...game("a"), figures: { ...figures, kinds: [null] } })).toBeNull();
    expect(readGame(null)).toBeNull();
    localStorage.setItem(PROFILE, "broken");
    expect(games("ann")).toEqual([]);
  });
});

describe("a reviewed game", () => {
  const turning = (line: string[]) => ({
    at: 5,
    when: "Round 1",
    title: "x",
    reasons: ["y"],
    better: ["z"],
    points: -2,
    line,
  });
  const state = {
    done: 1,
    review: {
      seats: [{ points: 70 }, { points: 60, turning: [turning(["a"]), turning([])] }],
      figures: [figures, { ...figures, lost: 7 }],
    },
  } as unknown as ReviewState;
  const table = { table: "t", on: 9, modules: ["gold"] };

  it("is told from one's own seat, with the mistakes that have a better line", () => {
    const kept = keptOf({ ...table, seats: [seat(false, "knight"), seat(true)] }, state)!;
    expect([kept.points, kept.won, kept.figures.lost, kept.opponents]).toEqual([60, false, 7, ["knight"]]);
    expect(kept.mistakes).toHaveLength(1);
    expect(readGame(kept)).toEqual(kept);
  });
  it("of several people at one screen, or of others, is not kept", () => {
    expect(ownSeat([seat(true), seat(true)])).toBe(-1);
    expect(ownSeat([seat(false), seat(false)])).toBe(-1);
    expect(keptOf({ ...table, seats: [seat(true), seat(true)] }, state)).toBeNull();
    expect(
      keptOf({ ...table, seats: [seat(true), seat(false)] }, { ...state, done: 0.5, review: null }),
    ).toBeNull();
  });
});

describe("many games", () => {
  it("come to a mean with an interval around it, the same every time", () => {
    const found = ratio([1, 2, 3, 4, 5, 6]);
    expect(found.value).toBe(3.5);
    expect(found.low).toBeLessThan(3.5);
    expect(found.high).toBeGreaterThan(3.5);
    expect(ratio([1, 2, 3, 4, 5, 6])).toEqual(found);
    expect(ratio([12, 0], [24, 24]).value).toBe(0.25);
    expect(ratio([4])).toEqual({ value: 4, low: 4, high: 4 });
    expect(ratio([]).value).toBe(0);
  });
  it("have a running mean", () => {
    expect(running([2, 4, 6], 2)).toEqual([2, 3, 5]);
  });
});

describe("the review of a finished game", () => {
  const table = { id: "t", modules: [], changed: 1, seats: [seat(true), seat(false, "knight")] };
  const answers = (...reviews: (object | Error | number)[]) => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      if (path === "/api/me") return Response.json({ id: "ann", name: "" });
      asked.push(path);
      const next = reviews.shift();
      if (next instanceof Error) throw next;
      if (typeof next === "number") return Response.json({ reason: "not-found" }, { status: next });
      return Response.json(next ?? { review: null });
    });
    return asked;
  };
  it("is asked for again after the connection was lost", async () => {
    const asked = answers(new TypeError("offline"), { review: null }, 404);
    expect(await keep(table, 0)).toBe(false);
    expect(asked).toHaveLength(3);
  });
  it("is not asked for again once it was refused", async () => {
    const asked = answers(404);
    expect(await keep(table, 0)).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
