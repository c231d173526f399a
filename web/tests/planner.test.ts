// A kept plan in the browser: it is read back, checked after a move, mended, and dropped with its round.
import { beforeEach, expect, test } from "vitest";
import { keepsPlan } from "../src/lib/plans";
import { keepPlan, readPlan } from "../src/planner/keeping";
import { RoundPlan, type Source } from "../src/planner/plan.svelte";
import type { PlanChecked, Planned, PlannedRow, PlannedStep } from "../src/wire";

const step = (actions: string[], now = 1): PlannedStep => ({
  die: "die:own:4",
  face: 4,
  figure: "knight",
  direction: null,
  space: 3,
  path: [1, 2, 3],
  title: "Missions",
  changed: [],
  does: [],
  actions,
  route: 2,
  now,
  scoring: 2,
  missions: [],
  shields: [],
  depends: false,
  new: false,
});
const row = (...steps: PlannedStep[]): PlannedRow => ({
  steps,
  now: steps.reduce((sum, each) => sum + each.now, 0),
  scoring: 2 * steps.length,
  worth: 1.5,
  exact: true,
  folded: 0,
});
const first = step(["die 4", "move cw", "end turn"]);
const second = step(["die 5", "move cw", "end turn"], 4);

function source(answers: (Planned | PlanChecked)[], round = 2): Source & { played: string[][] } {
  const played: string[][] = [];
  return {
    id: "abc",
    viewer: "red",
    at: 7,
    status: "open",
    waiting: 0,
    pending: null,
    asking: {} as Source["asking"],
    view: { round } as Source["view"],
    plan: async (question, hear) => {
      const wanted = question.type === "plan" ? "planned" : "plan-checked";
      const found = answers.filter(({ type }) => type === wanted);
      found.forEach((answer) => hear(answer));
      return found.at(-1)!;
    },
    act: async (action, then = []) => void played.push([action, ...then]),
    played,
  };
}
const tree = (complete: boolean, ...rows: PlannedRow[]): Planned => ({
  type: "planned",
  id: 1,
  at: 7,
  complete,
  exact: complete,
  orders: rows.length,
  rows,
});
const checked = (...status: ("holds" | "broken" | "played")[]): PlanChecked => ({
  type: "plan-checked",
  id: 2,
  at: 7,
  steps: status.map((each) => ({
    status: each,
    cause: each === "broken" ? "elsewhere" : "",
    label: "",
    space: 4,
    title: "Exchange",
    step: each === "holds" ? first : null,
  })),
  row: row(first),
  play: ["die 4", "move cw"],
  changed: status.includes("broken") ? status.indexOf("broken") : null,
  changes: status.includes("broken") ? [{ label: "apple", row: row(second) }] : [],
});

beforeEach(() => localStorage.clear());

test("the tree comes twice, and the row that is looked at stays", async () => {
  const plan = new RoundPlan(
    source([tree(false, row(first), row(second)), tree(true, row(second), row(first))]),
  );
  await plan.renew(true);
  expect(plan.tree?.complete).toBe(true);
  expect(plan.row?.steps[0]).toEqual(second);
});

test("a plan is kept by table and seat, and read back", async () => {
  const plan = new RoundPlan(source([tree(true, row(first, second)), checked("holds", "holds")]));
  await plan.renew(true);
  plan.keep();
  expect(keepsPlan("abc", "red")).toBe(true);
  expect(keepsPlan("abc", "blue")).toBe(false);
  expect(readPlan("abc", "red")?.steps).toHaveLength(2);
  expect(new RoundPlan(source([])).kept?.sum).toBe(9);
});

test("a broken step is mended, and the plan is played up to what is new", async () => {
  keepPlan("abc", "red", { round: 2, sum: 9, steps: [first, second], held: 3 });
  const table = source([checked("holds", "broken")]);
  const plan = new RoundPlan(table);
  await plan.renew(false);
  expect(plan.broken).toBe(1);
  expect(plan.kept?.held).toBe(3);
  plan.mend(plan.checked!.changes[0]!);
  expect(readPlan("abc", "red")?.steps[1]).toEqual(second);
  await plan.play();
  expect(table.played).toEqual([["die 4", "move cw"]]);
});

test("a plan ends with its round, and with its last step", async () => {
  keepPlan("abc", "red", { round: 1, sum: 3, steps: [first], held: 3 });
  const later = new RoundPlan(source([checked("holds")]));
  await later.renew(false);
  expect(readPlan("abc", "red")).toBeNull();
  keepPlan("abc", "red", { round: 2, sum: 3, steps: [first], held: 3 });
  const done = new RoundPlan(source([checked("played")]));
  await done.renew(false);
  expect(done.kept).toBeNull();
});

test("what is not understood is not there", () => {
  localStorage.setItem("merlin-plans", '{"abc red": {"steps": 3}}');
  expect(readPlan("abc", "red")).toBeNull();
  localStorage.setItem("merlin-plans", "nonsense");
  expect(readPlan("abc", "red")).toBeNull();
});
