// What the modules show of stored moments of games: every panel, and every element that a choice can refer to.

import { cleanup, render } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES } from "../src/lib/i18n.svelte";
import { Stage } from "../src/lib/stage.svelte";
import { homes, stacks } from "../src/modules/decrees/known";
import { diceByFace } from "../src/modules/morgana/counting";
import { MODULES, slice } from "../src/modules/scene";
import { reward } from "../src/modules/treasures/rewards";
import type { Guide, Option, Prompt, View } from "../src/wire";
import ModulesAtTable from "./ModulesAtTable.svelte";

// A whole table is drawn for each: a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

interface Moment {
  guide: Guide;
  view: View;
  prompt: Prompt | null;
  viewer: string | null;
  names: string[];
}

const files = import.meta.glob<unknown>("./fixtures/*.json", { eager: true, import: "default" });
const moments = Object.entries(files).flatMap(([path, content]) =>
  typeof content === "object" && content !== null && "view" in content && "guide" in content
    ? [[path.replace(/^.*\/|\.json$/g, ""), content as Moment] as const]
    : [],
);
const moment = (name: string): Moment => moments.find(([known]) => known === name)![1];

function stageOf(shown: Moment): Stage {
  const stage = new Stage((option) => chosen.push(option));
  return Object.assign(stage, shown);
}
let chosen: Option[] = [];

/** The elements that the modules draw; all others are the board's. */
const OURS =
  /^(seal|ring|gold|mistletoe|horn|poison|die:arthur|(favor|pict|ally|market|held|district|cauldron|hut|decrees?|die:morgana):.+)$/;

function show(shown: Moment) {
  cleanup();
  const stage = stageOf(shown);
  const { container } = render(ModulesAtTable, { props: { stage } });
  return { stage, container };
}
const ids = (container: Element) =>
  [...container.querySelectorAll("[data-el]")].map((element) => element.getAttribute("data-el")!);

beforeAll(async () => {
  await language.use("en");
});
beforeEach(() => {
  chosen = [];
  localStorage.clear();
});

test("there are moments of every module and of all together", () => {
  const played = new Set(moments.flatMap(([, { guide }]) => guide.modules_in_play));
  expect([...played].sort()).toEqual([...MODULES].sort());
  expect(moments.some(([, { guide }]) => guide.modules_in_play.length === MODULES.length)).toBe(true);
});

// Moments without modules show nothing here: one of them is enough.
const telling = moments.filter(([name, { guide }]) => name === "base-4" || guide.modules_in_play.length);

describe.each(telling)("%s", (_, shown) => {
  let container: Element;
  beforeAll(() => {
    container = show(shown).container;
  });
  afterAll(cleanup);

  test("has a panel for each module in play and no other", () => {
    const panels = [...container.querySelectorAll("details[data-module]")].map((panel) =>
      panel.getAttribute("data-module"),
    );
    expect(panels.sort()).toEqual(Object.keys(shown.view.modules).sort());
  });

  test("names no element twice", () => {
    const found = ids(container);
    expect(found.filter((id, index) => found.indexOf(id) !== index)).toEqual([]);
  });

  test("has every element of the modules that a choice refers to, and it can be chosen", () => {
    for (const option of shown.prompt?.options ?? []) {
      for (const id of option.elements.filter((element) => OURS.test(element))) {
        const element = container.querySelector(`[data-el="${id}"]`);
        expect(element, id).not.toBeNull();
        if (!id.startsWith("hut:")) expect(element!.getAttribute("role"), id).toBe("button");
      }
    }
  });

  test("lets nothing glow that no choice refers to", () => {
    const offered = new Set((shown.prompt?.options ?? []).flatMap((option) => option.elements));
    for (const element of container.querySelectorAll(".el.glows"))
      expect(offered.has(element.getAttribute("data-el")!)).toBe(true);
  });

  test("says everything aloud, without a message that is missing", () => {
    for (const element of container.querySelectorAll(".el"))
      expect(element.getAttribute("aria-label")?.trim(), element.getAttribute("data-el")!).toBeTruthy();
    expect(container.textContent).not.toMatch(/modules-|undefined|NaN/);
    for (const element of container.querySelectorAll("[aria-label]"))
      expect(element.getAttribute("aria-label")).not.toMatch(/modules-|undefined|NaN|\[object/);
  });
});

test("a click on a ware of the market chooses it", () => {
  const { container } = show(moment("market"));
  container.querySelector<HTMLElement>('[data-el="market:plus"]')!.click();
  expect(chosen.map(({ kind }) => kind)).toEqual(["buy plus"]);
});

test("allies to choose from stand in the panel while they are drafted", () => {
  const { container } = show(moment("all-4-start"));
  const offered = [...container.querySelectorAll('.panel [data-el^="ally:"].glows')];
  expect(offered).toHaveLength(moment("all-4-start").prompt!.options.length);
});

test("a panel that was closed stays closed", async () => {
  const first = show(moment("gold")).container.querySelector<HTMLDetailsElement>("details")!;
  expect(first.open).toBe(true);
  first.open = false;
  first.dispatchEvent(new Event("toggle"));
  cleanup();
  const again = show(moment("gold")).container.querySelector<HTMLDetailsElement>("details")!;
  expect(again.open).toBe(false);
});

test.each(LANGUAGES)("all messages are there in %s", async (lang) => {
  await language.use(lang);
  const { container } = show(moment("all-4-late"));
  expect(container.innerHTML).not.toMatch(/>modules-|"modules-/);
  await language.use("en");
});

test("equal Morgana dice are one choice", () => {
  expect(diceByFace([5, 2, 5])).toEqual([
    { face: 2, count: 1 },
    { face: 5, count: 2 },
  ]);
});

test("a decree that is known in two stacks can be chosen in the first", () => {
  const stage = stageOf(moment("all-4-late"));
  const seen = slice(stage, "decrees")!;
  const name = stage.guide.colours.map((colour) => colour.name);
  const twice = {
    ...seen,
    stacks: {
      [name[0]!]: { decrees: [null, "points-2"], looked: [] },
      [name[1]!]: { decrees: ["points-2", "points-2"], looked: [0] },
    },
  };
  const found = stacks(stage, twice);
  expect(found.map(({ size, known }) => [size, known.map(({ count }) => count)])).toEqual([
    [2, [1]],
    [2, [2]],
  ]);
  expect(homes(found).get("points-2")).toBe(name[0]);
});

test("treasures are told in pictures, plain tiles and towers have none", () => {
  expect(reward("wood-discard-material-influence")).toEqual({
    pictures: ["material", "marker"],
    sign: "minus",
  });
  expect(reward("lake-point-and-apple")).toEqual({ pictures: ["star", "apple"], sign: null });
  expect(reward("lake-tower")).toBeNull();
  expect(reward("lake")).toBeNull();
});
