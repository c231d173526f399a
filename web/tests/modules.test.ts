// What the modules show of stored moments of games: every panel, and every element that a choice can refer to.

import { cleanup } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES } from "../src/lib/i18n.svelte";
import { PAGES } from "../src/modules/registry";
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
  beforeAll(() => {
    container = show(shown).container;
  });
  afterAll(cleanup);

  test("has a panel for each module in play that hands over one, and no other", () => {
    const panels = [...container.querySelectorAll("details[data-module]")].map((panel) =>
      panel.getAttribute("data-module"),
    );
    const expected = Object.keys(shown.view.modules).filter((name) => PAGES.get(name)?.panel);
    expect(panels.sort()).toEqual(expected.sort());
  });

  test("names no element twice", () => {
    const found = ids(container);
    expect(found.filter((id, index) => found.indexOf(id) !== index)).toEqual([]);
  });

  test("has every element of the modules that a choice refers to, and it can be chosen", () => {
    for (const option of shown.prompt?.options ?? []) {
      for (const id of option.elements.filter((element) => !BOARD.test(element))) {
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

test("a panel that was closed stays closed", async () => {
  const first = show(moment("all-4")).container.querySelector<HTMLDetailsElement>("details")!;
  expect(first.open).toBe(true);
  first.open = false;
  first.dispatchEvent(new Event("toggle"));
  cleanup();
  const again = show(moment("all-4")).container.querySelector<HTMLDetailsElement>("details")!;
  expect(again.open).toBe(false);
});

test.each(LANGUAGES)("all messages are there in %s", async (lang) => {
  await language.use(lang);
  const { container } = show(moment("all-4-late"));
  expect(container.innerHTML).not.toMatch(/>modules-|"modules-/);
  await language.use("en");
});
