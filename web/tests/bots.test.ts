// Bots as they are offered: in which order, with how many pips, by which keys, and who sits at a quick table.

import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Portrait from "../src/art/Portrait.svelte";
import { modelOf, PORTRAITS } from "../src/art/portraits";
import { grouped, lineOf, moved, OPPONENTS, opponents, pips, STRENGTHS } from "../src/bots/bots";
import Slower from "../src/bots/Slower.svelte";
import { readSettings } from "../src/lib/settings.svelte";
import { firstPlan, withBot } from "../src/pages/plan";
import type { SetupInfo } from "../src/wire";
import { fixture } from "./fixture";

const setup = fixture<SetupInfo>("setup");
const named = (bots: readonly { name: string }[]) => bots.map((bot) => bot.name);

test("levels come first, from weak to strong, then the temperaments", () => {
  const groups = grouped([...setup.bots].reverse());
  expect(groups.map((group) => group.temperament)).toEqual([false, true]);
  expect(named(groups[0]!.bots)).toEqual([
    "random",
    "page",
    "minstrel",
    "falconer",
    "squire",
    "herald",
    "knight",
    "lancelot",
    "viviane",
    "merlin",
  ]);
  expect(named(groups[1]!.bots).sort()).toEqual(["builder", "courtier", "defender"]);
});

test("a group without anybody is left out", () => {
  const levels = setup.bots.filter((bot) => !bot.temperament);
  expect(grouped(levels)).toHaveLength(1);
  expect(grouped([])).toEqual([]);
});

test("there is a pip for each level, filled up to the bot's own", () => {
  expect(pips(setup.bots, 0)).toEqual(Array(9).fill(false));
  expect(pips(setup.bots, 3)).toEqual([true, true, true, false, false, false, false, false, false]);
  expect(pips(setup.bots, 9)).not.toContain(false);
});

describe("a key leads", () => {
  const titles = ["Jester", "Page", "Squire", "Page again"];
  test("to the neighbours, and around at the ends", () => {
    expect(moved(titles, 1, "ArrowDown")).toBe(2);
    expect(moved(titles, 3, "ArrowRight")).toBe(0);
    expect(moved(titles, 0, "ArrowUp")).toBe(3);
    expect(moved(titles, 2, "ArrowLeft")).toBe(1);
    expect(moved(titles, 2, "Home")).toBe(0);
    expect(moved(titles, 0, "End")).toBe(3);
  });
  test("to the next title that begins with a letter", () => {
    expect(moved(titles, 0, "p")).toBe(1);
    expect(moved(titles, 1, "P")).toBe(3);
    expect(moved(titles, 3, "p")).toBe(1);
    expect(moved(titles, 0, "x")).toBeNull();
  });
  test("nowhere, when it chooses or goes on", () => {
    for (const key of ["Enter", " ", "Tab", "Escape"]) expect(moved(titles, 0, key)).toBeNull();
  });
});

test("the bots of a quick table are there, and stronger with each choice", () => {
  const strength = (name: string) => setup.bots.find((bot) => bot.name === name)!.level;
  const sums = STRENGTHS.map((wanted) => {
    expect(opponents(setup, wanted)).toEqual(OPPONENTS[wanted]);
    return opponents(setup, wanted).reduce((sum, name) => sum + strength(name), 0);
  });
  expect(sums).toEqual([...sums].sort((a, b) => a - b));
  expect(new Set(sums).size).toBe(sums.length);
});

test("a server that lacks such a bot seats its usual one", () => {
  const fewer = { ...setup, bots: setup.bots.filter((bot) => bot.name !== "merlin") };
  expect(opponents(fewer, "strong")).toEqual(["viviane", "knight", "lancelot"]);
});

test("the strength of a quick table is kept; what is not understood is as at first", () => {
  expect(readSettings('{"opponents":"strong"}').opponents).toBe("strong");
  expect(readSettings('{"opponents":"unbeatable"}').opponents).toBe("gentle");
  expect(readSettings(null).opponents).toBe("gentle");
});

test("a bot is seated at one place, or at all places of bots", () => {
  const plan = firstPlan(setup, "?players=3");
  expect(withBot(plan, 2, "merlin").seats).toEqual(["me", "bot:knight", "bot:merlin"]);
  expect(withBot(plan, null, "page").seats).toEqual(["me", "bot:page", "bot:page"]);
});

test("every bot has a face of its own, and a stranger wears a hood", () => {
  const drawings = setup.bots.map((bot) => JSON.stringify(PORTRAITS[modelOf(bot.name)]));
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(new Set(setup.bots.map((bot) => modelOf(bot.name))).size);
  expect(setup.bots.map((bot) => lineOf(bot.name))).not.toContain("");
  const { container } = render(Portrait, { bot: "mybot.py:MyBot" });
  expect(container.querySelector("[data-face=stranger] use")).not.toBeNull();
});

describe("until the engine is compiled", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("a line says that bots think slower, and goes when it is", async () => {
    vi.useFakeTimers();
    let compiling = true;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ compiling }))));
    const { container } = render(Slower);
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelector("p[role=status]")?.textContent).toBe("bots-slower");
    compiling = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(container.querySelector("[role=status]")).toBeNull();
    compiling = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(container.querySelector("[role=status]")).toBeNull();
  });

  test("a server that cannot tell is not taken for slow", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    const { container } = render(Slower);
    await new Promise((done) => setTimeout(done));
    expect(container.querySelector("[role=status]")).toBeNull();
  });
});
