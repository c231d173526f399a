// The prompt and the planning of tables: what is offered, in which steps, by which keys.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keysFor, typedKey } from "../src/lib/keys";
import { language } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { firstPlan, needing, toggled, wish, withNeeds, withPlayers } from "../src/pages/plan";
import { autoplayed, single } from "../src/table/autoplay";
import { clockWords } from "../src/table/clock";
import { type Choice, choicesOf, helpOf, stepsOf } from "../src/lib/choices";
import { Stage } from "../src/lib/stage.svelte";
import { endingFor, lastOf } from "../src/table/prompt/ending";
import { fit, MOST, shapes } from "../src/table/prompt/fit";
import { commonStart, deltaOf, factOf, titles } from "../src/table/prompt/words";
import type { Guide, Option, Prompt, SetupInfo, TableInfo, View } from "../src/wire";
import ElsAtTable from "./ElsAtTable.svelte";
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
  return { seat: "red", asked: "turn", text: "?", rule: "BASE-12", options, cautions: [], remarks: [] };
}

describe("keys", () => {
  test("are digits, then letters that mean nothing else", () => {
    expect(keysFor(12)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "a", "b"]);
    for (const taken of "chlmrtuy") expect(keysFor(29)).not.toContain(taken);
    expect(keysFor(3, "letters")).toEqual(["a", "b", "d"]);
  });
  test.each([1, 9, 29, 30, 60, 120])(
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

const way = (space: number, then: string[], direction: string | null = null) => ({
  space,
  path: [space],
  figure: "knight",
  direction,
  gain: null,
  closed: false,
  fact: "",
  delta: null,
  then,
});
const build = (cell: string, colour: string) =>
  option("build", {
    action: `build ${cell} ${colour}`,
    elements: [`cell:${cell}`, `good:material:${colour}`],
    steps: [`good:material:${colour}`, `cell:${cell}`],
  });
const tiles = ["A1", "A2", "A3", "B1", "B2", "B3"].flatMap((cell) =>
  ["grey", "blue"].map((colour) => build(cell, colour)),
);

describe("choices", () => {
  test("are one for each way that an option leads, and a space means the die and the move", () => {
    const merlin = option("merlin", {
      action: "merlin 3",
      group: "dice",
      elements: ["die:merlin"],
      leads: [way(4, ["move cw"], "clockwise"), way(22, ["move ccw"], "counter-clockwise")],
    });
    const found = choicesOf(prompt(merlin, option("pass")));
    expect(found.map(({ actions }) => actions)).toEqual([
      ["merlin 3", "move cw"],
      ["merlin 3", "move ccw"],
      ["pass"],
    ]);
    expect(found[0]!.elements).toEqual(["space:4", "die:merlin"]);
  });
  test("are found by the first step in which they differ", () => {
    const found = stepsOf(choicesOf(prompt(...tiles, option("forfeit"))));
    expect(found.map(({ element, choices }) => [element, choices.length])).toEqual([
      ["good:material:grey", 6],
      ["good:material:blue", 6],
      [null, 1],
    ]);
  });
  test("of one kind of help stand together, each flag for itself", () => {
    const kinds = ["buy", "buy plus", "flag turn", "flag plus"];
    expect(choicesOf(prompt(...kinds.map((kind) => option(kind)))).map(helpOf)).toEqual([
      "buy",
      "buy",
      "flag turn",
      "flag plus",
    ]);
  });
});

describe("the stage", () => {
  function staged(...options: Option[]) {
    const chosen: string[] = [];
    const stage = new Stage((choice: Choice) => chosen.push(choice.id));
    stage.prompt = prompt(...options);
    return { stage, chosen };
  }
  test("chooses at one click what is meant by one thing alone", () => {
    const die = option("die", { action: "die 3", elements: ["die:own:3"], leads: [way(7, ["move cw"])] });
    const { stage, chosen } = staged(die, option("pass"));
    expect(stage.marks("space:7")).toContain("glows");
    stage.pick("space:7");
    expect(chosen).toEqual(["die 3 > move cw"]);
  });
  test("asks between two dice that lead to the same space", () => {
    const dice = [3, 4].map((face) =>
      option("die", { action: `die ${face}`, elements: [`die:own:${face}`], leads: [way(7, ["move cw"])] }),
    );
    const { stage, chosen } = staged(...dice);
    stage.pick("space:7");
    expect(chosen).toEqual([]);
    expect(stage.open).toHaveLength(2);
    expect(stage.marks("space:7")).toContain("chosen");
    stage.pick("die:own:4");
    expect(chosen).toEqual(["die 4 > move cw"]);
  });
  test("goes from the material to the tile, or from the tile to the material, and back", () => {
    const { stage, chosen } = staged(...tiles);
    stage.pick("good:material:grey");
    expect(stage.open).toHaveLength(6);
    expect(stage.marks("good:material:grey")).toContain("chosen");
    // Another material takes its place.
    stage.pick("good:material:blue");
    expect(stage.picked).toEqual(["good:material:blue"]);
    stage.pick("cell:B2");
    expect(chosen).toEqual(["build B2 blue"]);
    // The steps stay until the next question is there.
    expect(stage.picked).toEqual(["good:material:blue"]);
    stage.forget();
    stage.pick("cell:B2");
    expect(stage.open).toHaveLength(2);
    expect(stage.back()).toBe(true);
    expect(stage.open).toHaveLength(12);
    expect(stage.back()).toBe(false);
  });
  test("marks both ways: a choice its elements, an element its choices", () => {
    const { stage } = staged(...tiles);
    stage.point(stage.choices[0]!);
    expect(stage.marks("cell:A1")).toContain("marked");
    expect(stage.marks("good:material:grey")).toContain("marked");
    stage.point("cell:A1");
    expect(stage.meant.map(({ id }) => id)).toEqual(["build A1 grey", "build A1 blue"]);
    stage.point(null);
    expect(stage.marked.size).toBe(0);
  });
  test("tells each part of the board its states as they change", () => {
    const { stage } = staged(...tiles);
    const { prompt } = stage;
    stage.prompt = null;
    const { container } = render(ElsAtTable, { stage });
    const classes = () => [...container.querySelectorAll(".el")].map((one) => one.className);
    flushSync();
    expect(classes().join(" ")).not.toMatch(/glows|dimmed/);
    stage.prompt = prompt;
    flushSync();
    expect(classes()[0]).toContain("glows");
    expect(classes()[1]).toContain("dimmed");
    stage.point("cell:D6");
    flushSync();
    expect(classes()[1]).toContain("marked");
    stage.point(null);
    stage.prompt = null;
    flushSync();
    expect(classes().join(" ")).not.toMatch(/glows|dimmed|marked/);
  });
  test("still points at its part when another comes under the pointer, not when the pointer moves there", () => {
    const { stage } = staged(...tiles);
    const { container } = render(ElsAtTable, { stage });
    const [one, other] = container.querySelectorAll(".el") as unknown as [Element, Element];
    const send = (name: string, part: Element, clientX: number) =>
      part.dispatchEvent(new PointerEvent(name, { clientX, bubbles: name === "pointermove" }));
    send("pointerenter", one, 5);
    send("pointermove", one, 5);
    stage.ghost = { view: {} as View, differs: new Set() };
    send("pointerleave", one, 5);
    send("pointerenter", other, 5);
    expect(stage.pointed).toBe("cell:A1");
    send("pointerleave", one, 9);
    send("pointerenter", other, 9);
    expect(stage.pointed).toBe("cell:D6");
  });
  test("dims what cannot be chosen where others of its kind can", () => {
    const { stage } = staged(...tiles);
    expect(stage.marks("cell:D6")).toContain("dimmed");
    expect(stage.marks("good:shield:grey")).not.toContain("dimmed");
    expect(stage.marks("space:1")).toBe("");
  });
  test("keeps help apart from the answers until it is armed", () => {
    const apple = [1, 2].map((face) =>
      option("apple", { action: `apple ${face}`, elements: ["apple"], beside: true, group: "extras" }),
    );
    const { stage, chosen } = staged(option("move", { elements: ["space:3"] }), ...apple);
    expect(stage.open.map(({ id }) => id)).toEqual(["move"]);
    expect(stage.marks("apple")).toContain("aside");
    stage.pick("apple");
    expect(stage.open.map(({ id }) => id)).toEqual(["apple 1", "apple 2"]);
    // One click, one step back.
    expect(stage.depth).toBe(1);
    expect(stage.back()).toBe(true);
    expect(stage.depth).toBe(0);
    expect(stage.open.map(({ id }) => id)).toEqual(["move"]);
    stage.arm("apple");
    expect(stage.depth).toBe(1);
    expect(stage.open).toHaveLength(2);
    expect(chosen).toEqual([]);
  });
});

describe("the prompt", () => {
  const laptop = { width: 446, height: 200, coarse: false };
  test("shows what fits, never more than ten, else the next step", () => {
    const few = fit(choicesOf(prompt(...tiles.slice(0, 4))), laptop);
    expect([few.steps.length, few.shape.compact, few.left]).toEqual([4, false, 0]);
    const some = fit(choicesOf(prompt(...tiles.slice(0, 8))), laptop);
    expect([some.steps.length, some.shape.columns, some.shape.compact]).toEqual([8, 2, false]);
    const many = fit(choicesOf(prompt(...tiles)), laptop);
    expect(many.steps.map(({ element }) => element)).toEqual(["good:material:grey", "good:material:blue"]);
    const alone = Array.from({ length: 40 }, (_, n) => option("keep", { action: `keep ${n}` }));
    const most = fit(choicesOf(prompt(...alone)), laptop);
    expect(most.steps).toHaveLength(MOST - 1);
    expect(most.left).toBe(31);
  });
  test("has two columns where there is room, and rows of the height that fingers need", () => {
    expect(shapes({ width: 606, height: 110, coarse: false })[0]).toEqual({
      columns: 2,
      rows: 2,
      compact: false,
    });
    const phone = shapes({ width: 340, height: 150, coarse: true });
    expect(phone.every((shape) => !shape.compact || shape.rows <= 3)).toBe(true);
  });
  test("calls choices by what tells them apart", () => {
    const stage = new Stage();
    stage.guide = guide;
    const found = choicesOf(prompt(...tiles.filter(({ action }) => action.endsWith("grey"))));
    expect([...titles(stage, found).values()]).toEqual(["A1", "A2", "A3", "B1", "B2", "B3"]);
    expect(commonStart(["Buy: a", "Buy: b"])).toBe("Buy: ");
    expect(commonStart(["Buy: a", "Sell: b"])).toBe("");
  });
  test("tells what a choice changes, as far as that is known", () => {
    const [paid, told, none] = choicesOf(
      prompt(
        option("a", { points: 3 }),
        option("b", { delta: { now: 1, scoring: -2, best: [] } }),
        option("c"),
      ),
    );
    expect(deltaOf(paid!)).toEqual({ now: 3, scoring: 0, best: [] });
    expect(deltaOf(told!)).toEqual({ now: 1, scoring: -2, best: [] });
    expect(deltaOf(none!)).toBeNull();
  });

  test("are those of the way, where an option has several", () => {
    const there = {
      ...way(3, ["move cw"], "clockwise"),
      fact: "there",
      delta: { now: 2, scoring: 0, best: [] },
    };
    const back = way(21, ["move ccw"], "counter-clockwise");
    const [one, other] = choicesOf(prompt(option("merlin", { leads: [there, back], fact: "both" })));
    expect([factOf(one!), deltaOf(one!)?.now]).toEqual(["there", 2]);
    expect([factOf(other!), deltaOf(other!)]).toEqual(["both", null]);
  });
});

test("a turn ends by itself alone with bots, not among people, unless that is wished", () => {
  const seats = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind })) }) as unknown as TableInfo;
  expect(endingFor(seats("person", "bot"))).toBe("bar");
  expect(endingFor(seats("person", "person"))).toBe("off");
  expect(endingFor(seats("person", "open"))).toBe("off");
  settings.ending = "once";
  expect(endingFor(seats("person", "person"))).toBe("once");
  settings.ending = "auto";
});

test("a turn ends where only flags are left that bring nothing, and nothing is wasted", () => {
  const end = option("end turn", { ends_turn: true });
  const flag = (scoring: number) =>
    option("flag repel", { group: "flags", delta: { now: 0, scoring, best: [] } });
  const last = (...others: Option[]) => lastOf(choicesOf(prompt(end, ...others)), new Set())?.id ?? null;
  expect(last()).toBe("end turn");
  expect(last(flag(0), flag(-3))).toBe("end turn");
  expect(last(flag(1))).toBeNull();
  expect(last(option("mission", { group: "missions" }))).toBeNull();
  expect(last(option("staff"))).toBeNull();
  expect(lastOf(choicesOf(prompt(end)), new Set(["end turn"]))).toBeNull();
});

describe("a single choice", () => {
  test("is one that neither ends the turn nor shows a card", () => {
    expect(single(prompt(option("move")))?.id).toBe("move");
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

test("clocks show hours only where there are some", () => {
  expect(clockWords(3909)).toBe("1:05:09");
  expect(clockWords(309.2)).toBe("5:10");
  expect(clockWords(-4)).toBe("0:00");
});

describe("a plan for a table", () => {
  test("begins as the address says", () => {
    const plan = firstPlan(setup, "?players=3&modules=market,nonsense");
    expect(plan.seats).toEqual(["me", "bot:knight", "bot:knight"]);
    expect(plan.modules).toEqual(["gold", "market"]);
    const bots = firstPlan(setup, "?players=4&bots=merlin,nobody,page").seats;
    expect(bots).toEqual(["me", "bot:merlin", "bot:knight", "bot:page"]);
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
