// The phone's stage: which pane a prompt turns to, which are marked, and which lands grow.

import { describe, expect, test } from "vitest";
import { Pager } from "../src/table/phone/pager.svelte";
import { concerned, counted, fullest, type Pane, PANES, swiped, targets } from "../src/table/phone/panes";
import { measure } from "../src/lib/screen.svelte";

const HELD: ReadonlyMap<Pane, ReadonlySet<string>> = new Map([
  ["rondel", new Set(["space:1", "space:2"])],
  ["castle", new Set(["card:7", "vassal:lady"])],
  ["lands", new Set(["slot:lady:blue", "slot:builder:blue", "principality:blue"])],
  ["map", new Set(["cell:A1"])],
] as [Pane, Set<string>][]);
const DIE = new Set(["die:own:3", "space:2"]);
const DEPLOY = targets([
  { elements: ["slot:lady:blue", "vassal:lady"] },
  { elements: ["slot:builder:blue"] },
]);

describe("the panes of a phone", () => {
  test("the fullest pane is shown; of two the one that is shown already", () => {
    expect(fullest(counted(HELD, DEPLOY), "rondel")).toBe("lands");
    expect(
      fullest(
        new Map([
          ["rondel", 1],
          ["map", 1],
        ] as [Pane, number][]),
        "map",
      ),
    ).toBe("map");
    expect(fullest(new Map(), "map")).toBeNull();
  });
  test("a new prompt turns to its pane and marks all that hold something to choose", () => {
    const pager = new Pager(() => PANES);
    pager.asked("1", DEPLOY, DEPLOY, HELD);
    expect(pager.shown).toBe("lands");
    pager.asked("2", DIE, new Set([...DIE, "card:7"]), HELD);
    expect(pager.shown).toBe("rondel");
    expect([...pager.dotted]).toEqual(["rondel", "castle"]);
  });
  test("who turned to another pane stays there until the next prompt", () => {
    const pager = new Pager(() => PANES);
    pager.asked("1", DEPLOY, DEPLOY, HELD);
    pager.turn("map");
    pager.asked("1", DEPLOY, DEPLOY, HELD);
    expect(pager.shown).toBe("map");
    pager.asked("2", DIE, new Set([...DIE, "card:7"]), HELD);
    expect(pager.shown).toBe("rondel");
  });
  test("a finger turns to the next, and not past the last", () => {
    const pager = new Pager(() => ["rondel", "castle"]);
    expect([swiped(-60, 10), swiped(60, 10), swiped(-60, 90), swiped(20, 0)]).toEqual([1, -1, 0, 0]);
    pager.swipe(-1);
    expect(pager.shown).toBe("rondel");
    pager.swipe(1);
    pager.swipe(1);
    expect(pager.shown).toBe("castle");
  });
  test("the lands that a choice names grow, else those of the vassals to be chosen", () => {
    const colours = ["blue", "grey"];
    expect(concerned(DEPLOY, colours, () => "grey")).toEqual(new Set(["blue"]));
    expect(concerned(new Set(["vassal:lady"]), colours, () => "grey")).toEqual(new Set(["grey"]));
    expect(concerned(new Set(["good:flag:blue"]), colours, () => null)).toEqual(new Set());
  });
  test.each([
    [360, 740, 268],
    [360, 600, 232],
    [412, 915, 300],
    [740, 360, 300],
  ])("on %d × %d the prompt has %d pixels", (width, height, prompt) => {
    expect(measure(width, height).phone.prompt).toBe(prompt);
  });
});
