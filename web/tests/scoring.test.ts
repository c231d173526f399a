// A scoring in the prompt's place: step by step, at one's own pace, nothing before it is told.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import ScoringBox from "../src/table/scoring/ScoringBox.svelte";
import { Teller } from "../src/table/scoring/teller.svelte";
import type { Scoring, ScoringStep } from "../src/wire";

const place = { elements: ["cell:A1"], counts: [1, 1], tied: true, grail: null, number: 1, of: 2 };
const steps: ScoringStep[] = [
  { ...place, category: "traitors", title: "Traitors", text: "Ann −3", points: [-3, 0], counts: [], of: 1 },
  { ...place, category: "environs", title: "lake, 5 tiles", text: "tie, +2 each", points: [2, 2] },
  { ...place, category: "environs", title: "wood, 3 tiles", text: "Bea +3", points: [0, 3], number: 2 },
];
const scoring: Scoring = {
  title: "Scoring after round 4",
  final: false,
  before: [20, 10],
  categories: [
    { reason: "traitors", title: "Traitors", rule: "BASE-70" },
    { reason: "environs", title: "Environs", rule: "BASE-73" },
  ],
  steps,
};

beforeEach(async () => {
  await language.use("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a teller", () => {
  test("knows only what is told", () => {
    const teller = new Teller(scoring);
    expect(teller.points).toEqual([17, 10]);
    expect(teller.cell("environs", 1)).toBeNull();
    expect(teller.next).toBe("Environs");
    teller.advance();
    expect([teller.cell("environs", 1), teller.gain("environs", 1), teller.next]).toEqual([2, 2, null]);
    teller.advance();
    expect([teller.cell("environs", 0), teller.cell("environs", 1)]).toEqual([2, 5]);
    teller.advance();
    expect([teller.done, teller.step]).toEqual([true, null]);
    expect(teller.points).toEqual([19, 15]);
  });
  test("goes to the totals at once", () => {
    const teller = new Teller(scoring);
    teller.skip();
    expect(teller.points).toEqual([19, 15]);
    teller.advance();
    expect(teller.at).toBe(3);
  });
});

describe("the box", () => {
  const cells = () => screen.getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  function shown(close = vi.fn()) {
    const teller = new Teller(scoring);
    render(ScoringBox, { teller, seats: ["red", "yellow"], names: ["Ann", "Bea"], viewer: "red", close });
    return { teller, close };
  }
  test("fills its table cell by cell, by the button, and ends with the totals", async () => {
    const { close } = shown();
    expect(screen.getByRole("heading").textContent).toBe("Scoring after round 4");
    expect(cells()[1]).toContain("−3");
    expect(cells()[1]).not.toContain("+2");
    await fireEvent.click(screen.getByRole("button", { name: /Next: Environs/ }));
    expect(cells()[1]).toContain("+2");
    await fireEvent.click(screen.getByRole("button", { name: /^Next/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Next/ }));
    expect(cells()[2]).toContain("15");
    expect(close).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: /Continue|Go on/ }));
    expect(close).toHaveBeenCalledOnce();
  });
  test("goes on by itself", async () => {
    const { teller, close } = shown();
    for (let second = 0; second < 4; second++) await vi.advanceTimersByTimeAsync(3000);
    expect(teller.done).toBe(true);
    expect(close).toHaveBeenCalled();
  });
  test("Escape goes to the totals", async () => {
    const { teller } = shown();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(teller.done).toBe(true);
  });
});
