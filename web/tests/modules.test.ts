// What the modules show of stored moments of games: every shelf, and every element that a choice can refer to.

import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES } from "../src/lib/i18n.svelte";
import type { Stage } from "../src/lib/stage.svelte";
import { PAGES } from "../src/modules/registry";
import { shelfAsked, shelfOf, shelvesInPlay } from "../src/modules/shelves.svelte";
import { moment, moments, show } from "./modules/table";

// A whole table is drawn for each: a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** The elements that the board itself draws; all others are the modules'. */
const BOARD =
  /^(die:(own:.|merlin)|(space|principality|marker|traitor|stock|good|vassal|slot|cell|card|figure|castle|seat):.+|pile|apple|staff|grail|excalibur)$/;

const ids = (container: Element) =>
  [...container.querySelectorAll("[data-el]")].map((element) => element.getAttribute("data-el")!);

beforeAll(async () => {
  await language.use("en");
});
beforeEach(() => localStorage.clear());

test("there are moments of every module and of all together", () => {
  const played = new Set(moments.flatMap(([, { guide }]) => guide.modules_in_play));
  for (const name of PAGES.keys()) expect(played).toContain(name);
  expect(moments.some(([, { guide }]) => guide.modules_in_play.length === played.size)).toBe(true);
});

// Moments without modules show nothing here: one of them is enough.
const telling = moments.filter(([name, { guide }]) => name === "base-4" || guide.modules_in_play.length);

describe.each(telling)("%s", (_, shown) => {
  let container: Element;
  let stage: Stage;
  beforeAll(() => {
    ({ container, stage } = show(shown));
  });
  afterAll(cleanup);

  test("has a shelf for each module in play that has something to show, and no other", () => {
    const shelves = [...container.querySelectorAll("[data-module]")].map((shelf) =>
      shelf.getAttribute("data-module"),
    );
    expect(shelves).toEqual(shelvesInPlay(stage).map(({ name }) => name));
    expect(container.querySelectorAll("[data-module].open").length).toBeLessThanOrEqual(1);
  });

  test("names no element twice", () => {
    const found = ids(container);
    expect(found.filter((id, index) => found.indexOf(id) !== index)).toEqual([]);
  });

  test("has every element of the modules that a choice refers to, and it can be chosen", () => {
    for (const option of shown.prompt?.options ?? []) {
      for (const id of option.elements.filter((element) => !BOARD.test(element))) {
        // A closed shelf opens for what is pointed at.
        flushSync(() => (stage.pointed = id));
        const element = container.querySelector(`[data-el="${id}"]`);
        expect(element, id).not.toBeNull();
        // What is only drawn over a tile is chosen by the tile.
        if (element!.classList.contains("el")) expect(element!.getAttribute("role"), id).toBe("button");
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

const openShelf = (container: Element) => container.querySelector(".shelf.open")?.getAttribute("data-module");

test("the shelf that a question is about is open, the others are one line", () => {
  const { container, stage } = show(moment("all-4-start"));
  const asked = shelfAsked(stage, shelvesInPlay(stage));
  expect(asked).toBeDefined();
  expect(openShelf(container)).toBe(asked);
  expect(container.querySelectorAll(".shelf .board")).toHaveLength(1);
});

test("a shelf opens for what is pointed at, and another by hand until something else is pointed at", () => {
  const { container, stage } = show(moment("all-4"));
  const buttons = () => [...container.querySelectorAll<HTMLButtonElement>(".shelf button")];
  const names = shelvesInPlay(stage).map(({ name }) => name);
  const held = [...stage.offered.keys()].find((id) => shelfOf(stage, id));
  if (held) {
    flushSync(() => (stage.pointed = held));
    expect(openShelf(container)).toBe(shelfOf(stage, held));
  }
  const closed = buttons().find((button) => button.getAttribute("aria-expanded") === "false")!;
  flushSync(() => closed.click());
  expect(closed.getAttribute("aria-expanded")).toBe("true");
  const opened = openShelf(container);
  expect(names).toContain(opened);
  flushSync(() => (stage.pointed = "castle:nobody"));
  expect(openShelf(container)).toBe(opened);
  flushSync(() => closed.click());
  expect(openShelf(container)).toBeUndefined();
});

test("a choice that leads to a space of a module opens its shelf", () => {
  const { container, stage } = show(moment("arthur-3"));
  const ring = [...stage.guide.outer, ...stage.guide.inner];
  const kinds = new Map(ring.map(({ position, kind }) => [position, kind]));
  const [shelf] = shelvesInPlay(stage);
  const leading = { ...stage.choices[0]!, elements: [] as string[] };
  const space = [...kinds].find(([, kind]) => shelf!.spaces?.includes(kind))![0];
  const closed = container.querySelector<HTMLButtonElement>(".shelf.open button");
  if (closed) flushSync(() => closed.click());
  const lead = {
    space,
    path: [],
    figure: "",
    direction: null,
    gain: null,
    closed: false,
    then: [],
    fact: "",
    delta: null,
  };
  flushSync(() => (stage.pointed = { ...leading, lead }));
  expect(openShelf(container)).toBe(shelf!.name);
});

test.each(LANGUAGES)("all messages are there in %s", async (lang) => {
  await language.use(lang);
  const { container } = show(moment("all-4-late"));
  for (const button of container.querySelectorAll<HTMLButtonElement>(".shelf:not(.open) button")) {
    flushSync(() => button.click());
    expect(container.innerHTML).not.toMatch(/>modules-|"modules-/);
  }
  expect(container.innerHTML).not.toMatch(/>modules-|"modules-/);
  await language.use("en");
});
