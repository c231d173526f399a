// The coach's remarks: each once, one a turn, never those that were silenced; and which module is played next.

import { mount, tick, unmount } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { COACH, coached } from "../src/lib/coach";
import ModuleCards from "../src/learn/ModuleCards.svelte";
import { keepPlayed, minutesOf, nextModule } from "../src/learn/modules";
import { beginFirstGame, dismiss, memory, readMemory, remarkFor, silence, wish } from "../src/learn/remarks";
import type { Plan } from "../src/pages/plan";
import type { ModuleInfo, Remark } from "../src/wire";

const remark = (id: string): Remark => ({ id, text: `about ${id}`, elements: [] });
const [one, two] = [remark("one"), remark("two")];
let table = 0;
/** A table that no other test speaks of. */
const fresh = () => `table-${++table}`;

beforeEach(() => localStorage.clear());

describe("when the coach speaks", () => {
  test("never without a first game or the switch", () => {
    expect(coached("any")).toBe(false);
    localStorage.setItem(COACH, "not json");
    expect(coached("any")).toBe(false);
  });
  test("in the first game and in the next one, and no longer", () => {
    beginFirstGame("first");
    expect(coached("first")).toBe(true);
    expect(coached("second")).toBe(true);
    expect(remarkFor([one], "first", 1)?.id).toBe("one");
    expect(remarkFor([two], "second", 1)?.id).toBe("two");
    expect(coached("second")).toBe(true);
    expect(coached("third")).toBe(false);
  });
  test("as the switch says, which outlasts another first game", () => {
    beginFirstGame("first");
    wish(false);
    expect(coached("first")).toBe(false);
    beginFirstGame("again");
    expect(coached("again")).toBe(false);
    wish(true);
    expect(coached("any")).toBe(true);
  });
});

describe("what he says", () => {
  test("the first that was not told, one in a turn, as long as it is true", () => {
    const here = fresh();
    beginFirstGame(here);
    expect(remarkFor([one, two], here, 5)).toEqual(one);
    expect(remarkFor([two, one], here, 5)).toEqual(one);
    expect(remarkFor([two], here, 5)).toBeNull();
    expect(remarkFor([one, two], here, 9)).toEqual(two);
    expect(remarkFor([one, two], here, 12)).toBeNull();
    expect(memory().told).toEqual(["one", "two"]);
  });
  test("nothing more in a turn in which it was dismissed", () => {
    const here = fresh();
    beginFirstGame(here);
    expect(remarkFor([one], here, 5)).toEqual(one);
    dismiss();
    expect(remarkFor([one, two], here, 5)).toBeNull();
  });
  test("what was silenced stays so when everything is told once more", () => {
    const here = fresh();
    beginFirstGame(here);
    remarkFor([one], here, 1);
    silence("one");
    wish(true);
    expect(memory()).toMatchObject({ on: true, told: [], silent: ["one"] });
    expect(remarkFor([one, two], here, 2)).toEqual(two);
  });
  test("what is not understood is not there", () => {
    expect(readMemory("[").on).toBe(false);
    expect(readMemory('{"on":"yes","games":3,"told":[1]}')).toEqual({
      on: null,
      first: null,
      games: [],
      told: ["1"],
      silent: [],
    });
  });
});

function module(name: string, place: number, more: Partial<ModuleInfo> = {}): ModuleInfo {
  const plain = {
    about: `${name} about`,
    needs: [],
    variants: [],
    why: `${name} why`,
    weight: 1,
    lesson: name,
  };
  return {
    name,
    title: name.toUpperCase(),
    ...plain,
    rule: `${name}-1`,
    place,
    choices: 20,
    minutes: 3,
    ...more,
  };
}
const modules = [
  module("market", 2, { needs: ["gold"], minutes: -2, choices: -14, weight: 2 }),
  module("gold", 1, { minutes: 6 }),
  module("treasures", 0),
];

describe("modules", () => {
  test("the total is the base game and the switched ones", () => {
    expect(minutesOf(modules, [], 50)).toBe(50);
    expect(minutesOf(modules, ["gold", "market"], 50)).toBe(54);
  });
  test("the next is the lightest that was not played and whose needs are known", () => {
    expect(nextModule(modules, [])?.name).toBe("treasures");
    expect(nextModule(modules, keepPlayed(["treasures"]))?.name).toBe("gold");
    expect(nextModule(modules, keepPlayed(["gold"]))?.name).toBe("market");
    expect(nextModule(modules, keepPlayed(["market"]))).toBeNull();
    expect(nextModule([module("market", 0, { needs: ["gold"] })], [])).toBeNull();
  });
  test("a card says what it needs, and that it came along", async () => {
    const plan = { modules: [] as string[], variants: [] as string[], seats: [0, 1] } as unknown as Plan;
    let changed: Plan | null = null;
    const target = document.body.appendChild(document.createElement("div"));
    const cards = mount(ModuleCards, {
      target,
      props: { modules, minutes: 50, plan, change: (next: Plan) => (changed = next) },
    });
    await tick();
    const card = target.querySelector("[data-module=market]")!;
    expect(card.textContent).toContain("market why");
    expect([...card.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/learn/market",
      "/rules/market-1",
    ]);
    expect(target.querySelector(".total")!.getAttribute("data-minutes")).toBe("50");
    card.querySelector("input")!.click();
    await tick();
    expect(changed!.modules).toEqual(["market", "gold"]);
    expect(target.querySelector(".came")).not.toBeNull();
    void unmount(cards);
  });
});
