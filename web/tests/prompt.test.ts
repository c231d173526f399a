// The prompt bar and the planning of tables: what is offered, in which order, by which keys.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keysFor, typedKey } from "../src/lib/keys";
import { language } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { scoringLines } from "../src/lib/telling";
import { firstPlan, needing, toggled, wish, withNeeds, withPlayers } from "../src/pages/plan";
import { autoplayed, single } from "../src/table/autoplay";
import { clockWords } from "../src/table/clock";
import { groups } from "../src/table/groups";
import OptionButton from "../src/table/OptionButton.svelte";
import { beside } from "../src/table/place";
import type { Guide, LogLine, Option, Prompt, SetupInfo } from "../src/wire";
import { fixture } from "./fixture";

const { guide } = fixture<{ guide: Guide }>("base-4");
const setup = fixture<SetupInfo>("setup");

beforeEach(() => language.use("en"));
afterEach(cleanup);

function option(kind: string, more: Partial<Option> = {}): Option {
  const first = {
    action: kind,
    kind,
    label: kind,
    elements: [],
    leads: [],
    points: 0,
    effects: [],
    secret: false,
    beside: false,
    group: "choice" as const,
    ends_turn: false,
    fact: "",
    delta: null,
    steps: [],
  };
  return { ...first, ...more };
}
function prompt(...options: Option[]): Prompt {
  return { seat: "red", asked: "turn", text: "?", rule: "BASE-12", options, cautions: [] };
}

describe("keys", () => {
  test("are digits, then letters that mean nothing else", () => {
    expect(keysFor(11)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b"]);
    expect(keysFor(33)).not.toContain("u");
    expect(keysFor(33)).not.toContain("l");
  });
  test.each([1, 9, 33, 34, 60, 120])(
    "%i options have different keys, none the beginning of another",
    (count) => {
      const keys = keysFor(count);
      expect(new Set(keys).size).toBe(count);
      const clash = keys.filter((key) => keys.some((other) => other !== key && other.startsWith(key)));
      expect(clash).toEqual([]);
    },
  );
  test("two of them are typed one after the other", () => {
    const keys = keysFor(40);
    const last = keys.at(-1)!;
    expect(last).toHaveLength(2);
    expect(typedKey(keys, "", last[0]!)).toEqual({ typed: last[0] });
    expect(typedKey(keys, last[0]!, last[1]!)).toEqual({ found: 39 });
    expect(typedKey(keys, last[0]!, "1")).toEqual({ found: keys.indexOf(`${last[0]}1`) });
    expect(typedKey(keys, "", "u")).toBeNull();
  });
});

describe("groups", () => {
  test("keep the server's order inside and lose nothing", () => {
    const told = [
      ["apple", "extras"],
      ["die", "dice"],
      ["flag turn", "flags"],
      ["perform", "choice"],
      ["merlin", "dice"],
      ["mission", "missions"],
    ] as const;
    const options = told.map(([kind, group]) => option(kind, { group }));
    const found = groups(options);
    expect(found.map((group) => group.name)).toEqual(["dice", "choice", "missions", "flags", "extras"]);
    expect(found.find((group) => group.name === "dice")!.options.map((one) => one.kind)).toEqual([
      "die",
      "merlin",
    ]);
    expect(found.flatMap((group) => group.options)).toHaveLength(options.length);
  });
});

test("with many options, what stands beside the main choice is folded away, but never everything", () => {
  const buy = Array.from({ length: 12 }, (_, index) =>
    option("buy", { label: `Buy: tile ${index}`, action: `buy ${index}`, beside: true, group: "extras" }),
  );
  expect(groups([option("die"), ...buy]).map((group) => group.folded)).toEqual([false, true]);
  expect(groups([option("die"), ...buy.slice(0, 4)]).some((group) => group.folded)).toBe(false);
  expect(groups(buy).some((group) => group.folded)).toBe(false);
});

test("options that begin alike stand under what they begin with", () => {
  const labels = ["Buy: a shield", "Perform", "Buy: a tile", "Buy: a token", "Stay: here"];
  const found = groups(labels.map((label, index) => option("buy", { label, action: String(index) })));
  expect(found.map((group) => [group.prefix, group.options.length])).toEqual([
    ["", 2],
    ["Buy: ", 3],
  ]);
});

describe("a single choice", () => {
  test("is one that neither ends the turn nor shows a card", () => {
    expect(single(prompt(option("move")))?.kind).toBe("move");
    expect(single(prompt(option("move"), option("apple")))).toBeNull();
    expect(single(prompt(option("end turn", { ends_turn: true })))).toBeNull();
    expect(single(prompt(option("mission", { secret: true })))).toBeNull();
    expect(single(null)).toBeNull();
  });
  test("plays itself after a beat, unless that is not wished", () => {
    vi.useFakeTimers();
    const act = vi.fn();
    settings.autoplay = true;
    expect(autoplayed(prompt(option("move")), true, act)).toBeUndefined();
    const stop = autoplayed(prompt(option("move")), false, act);
    stop!();
    vi.advanceTimersByTime(1000);
    expect(act).not.toHaveBeenCalled();
    autoplayed(prompt(option("move")), false, act);
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledOnce();
    settings.autoplay = false;
    expect(autoplayed(prompt(option("move")), false, act)).toBeUndefined();
    vi.useRealTimers();
  });
});

describe("a button", () => {
  test("says what the option brings and where it leads", async () => {
    const choose = vi.fn();
    const lead = {
      space: 1,
      path: [0, 1],
      figure: "knight",
      direction: null,
      gain: 2,
      closed: false,
      then: [],
    };
    const shown = option("die", { label: "Die 1", points: -3, effects: ["More."], leads: [lead] });
    render(OptionButton, { option: shown, key: "1", spaces: guide, choose, consider: () => {} });
    const button = screen.getByRole("button");
    expect(button.textContent).toContain("Build a manor +2");
    expect(button.textContent).toContain("−3");
    expect(button.textContent).toContain("More.");
    await fireEvent.click(button);
    expect(choose).toHaveBeenCalledOnce();
  });
});

test("a box beside something is whole inside the window", () => {
  const room = { width: 360, height: 740 };
  const box = { width: 200, height: 100 };
  const corners = [
    { left: 0, top: 0, width: 10, height: 10 },
    { left: 350, top: 0, width: 10, height: 10 },
    { left: 350, top: 730, width: 10, height: 10 },
    { left: 0, top: 300, width: 360, height: 440 },
  ];
  for (const corner of corners) {
    const { left, top } = beside(corner, box, room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + box.width).toBeLessThanOrEqual(room.width);
    expect(top + box.height).toBeLessThanOrEqual(room.height);
  }
});

test("clocks show hours only where there are some", () => {
  expect(clockWords(3909)).toBe("1:05:09");
  expect(clockWords(309.2)).toBe("5:10");
  expect(clockWords(-4)).toBe("0:00");
});

test("a scoring is complete with the next round, also over several moves", () => {
  const lines = (...kinds: string[]) => kinds.map((kind) => ({ kind }) as LogLine);
  const first = scoringLines(lines("moved", "scoring", "repelled"), null);
  expect(first.done).toEqual([]);
  expect(first.going?.map((line) => line.kind)).toEqual(["scoring", "repelled"]);
  const second = scoringLines(lines("principality", "points", "round", "rolled"), first.going);
  expect(second.done.map((line) => line.kind)).toEqual(["scoring", "repelled", "principality", "points"]);
  expect(second.going).toBeNull();
  const last = scoringLines(lines("scoring", "points", "final", "points", "over"), null);
  expect(last.done).toHaveLength(4);
});

describe("a plan for a table", () => {
  test("begins as the address says", () => {
    const plan = firstPlan(setup, "?players=3&modules=market,nonsense");
    expect(plan.seats).toEqual(["me", "bot:knight", "bot:knight"]);
    expect(plan.modules).toEqual(["gold", "market"]);
    expect(firstPlan(setup, "?players=9").seats).toHaveLength(4);
    expect(firstPlan(setup, "?players=x").seats).toHaveLength(4);
  });
  test("adds what a module needs and removes what needs it", () => {
    const plan = toggled(setup.modules, firstPlan(setup, ""), "morgana");
    expect(plan.modules).toEqual(["gold", "morgana"]);
    expect(needing(setup.modules, plan.modules, "gold").map((one) => one.name)).toEqual(["morgana"]);
    expect(toggled(setup.modules, plan, "gold").modules).toEqual([]);
    expect(withNeeds(setup.modules, ["caerleon"])).toEqual(["gold", "caerleon"]);
  });
  test("forgets the variants of a module that goes", () => {
    const plan = { ...toggled(setup.modules, firstPlan(setup, ""), "knights"), variants: ["random-allies"] };
    expect(toggled(setup.modules, plan, "knights").variants).toEqual([]);
  });
  test("becomes a wish that the server understands", () => {
    const plan = withPlayers(firstPlan(setup, "?players=2"), 4, "random");
    plan.seats[1] = "here";
    plan.seats[2] = "open";
    plan.names[1] = " Ana ";
    expect(wish(plan).seats).toEqual([
      { kind: "me" },
      { kind: "me", name: "Ana" },
      { kind: "open" },
      { kind: "bot", bot: "random" },
    ]);
  });
});
