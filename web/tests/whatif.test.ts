// What if: trials of choices and of whole turns, of which the table sees nothing.

import { describe, expect, test } from "vitest";
import { type Choice, choicesOf } from "../src/lib/choices";
import { Stage } from "../src/lib/stage.svelte";
import { type Trials, WhatIf } from "../src/lib/whatif.svelte";
import type { Option, Prompt, Tried, View } from "../src/wire";

function option(action: string, more: Partial<Option> = {}): Option {
  const rest = {
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
  return { action, kind: action.split(" ")[0]!, label: action, elements: [], ...rest, ...more };
}
function prompt(...options: Option[]): Prompt {
  return { seat: "red", asked: "turn", text: "?", rule: "", options, cautions: [], remarks: [] };
}
const lead = {
  space: 7,
  path: [7],
  figure: "knight",
  direction: null,
  gain: null,
  closed: false,
  fact: "",
  delta: null,
  then: ["move cw"],
};
const dice = [3, 4].map((face) =>
  option(`die ${face}`, { group: "dice", elements: [`die:own:${face}`], leads: [lead] }),
);

class FakeTable implements Trials {
  at = 10;
  view = { round: 1, players: [] } as unknown as View;
  open: Prompt | null = prompt(...dice);
  asked: string[] = [];
  next: Partial<Tried> = {};
  tryOut(actions: string[]): Promise<Tried> {
    this.asked.push(actions.join(" > "));
    const first = { type: "tried" as const, id: 1, at: this.at, changes: { round: 2 } };
    const rest = { prompt: null, lines: [], can_go_on: false, stopped: "others" as const };
    return Promise.resolve({ ...first, ...rest, ...this.next });
  }
}
function table() {
  const source = new FakeTable();
  const chosen: Choice[] = [];
  const stage = new Stage((choice) => chosen.push(choice));
  stage.view = source.view;
  stage.prompt = source.open;
  return { source, stage, chosen, whatIf: new WhatIf(source, stage) };
}

describe("what one points at", () => {
  test("is tried once a position and shown instead of the table until one points elsewhere", async () => {
    const { source, stage, whatIf } = table();
    const choice = stage.choices[0]!;
    stage.point(choice);
    expect(whatIf.considered()).toBe(choice);
    await whatIf.show(choice);
    expect(stage.view.round).toBe(2);
    await whatIf.show(null);
    expect(stage.view.round).toBe(1);
    await whatIf.show(choice);
    expect(source.asked).toEqual(["die 3 > move cw"]);
    source.at = 11;
    await whatIf.show(choice);
    expect(source.asked).toHaveLength(2);
  });
  test("is not shown where it would slip away from under the pointer", () => {
    const { stage, whatIf } = table();
    stage.point("die:own:3");
    expect(stage.meant).toHaveLength(1);
    expect(whatIf.considered()).toBeNull();
  });
});

describe("a trial", () => {
  test("goes on with its own question, and is kept as one decision", async () => {
    const { source, stage, whatIf } = table();
    whatIf.begin();
    source.next = { prompt: prompt(option("perform")), can_go_on: true, stopped: "" };
    await whatIf.add(stage.choices[0]!);
    expect(whatIf.prompt?.options[0]!.action).toBe("perform");
    source.next = {};
    await whatIf.add(choicesOf(whatIf.prompt)[0]!);
    expect(source.asked.at(-1)).toBe("die 3 > move cw > perform");
    expect(whatIf.prompt).toBeNull();
    expect(whatIf.keep()?.actions).toEqual(["die 3", "move cw", "perform"]);
    expect([whatIf.trying, stage.ghost]).toEqual([false, null]);
  });
  test("is taken back step by step, or dropped", async () => {
    const { stage, whatIf } = table();
    whatIf.begin();
    await whatIf.add(stage.choices[0]!);
    await whatIf.back();
    expect([whatIf.line.length, whatIf.trying]).toEqual([0, true]);
    await whatIf.back();
    expect(whatIf.trying).toBe(false);
    expect(stage.view.round).toBe(1);
  });
});

test("changes of a move are offered together with each die", async () => {
  const { source, stage, chosen, whatIf } = table();
  const apple = option("apple 6", { beside: true, group: "extras", elements: ["apple"], leads: [lead] });
  source.next = { prompt: prompt(option("move cw"), apple), can_go_on: true, stopped: "" };
  expect(await whatIf.change()).toBe(true);
  stage.arm("change");
  expect(stage.open.map(({ actions }) => actions)).toEqual([
    ["die 3", "apple 6", "move cw"],
    ["die 4", "apple 6", "move cw"],
  ]);
  stage.pick("die:own:4");
  expect(chosen[0]!.actions).toEqual(["die 4", "apple 6", "move cw"]);
});
