import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { apart, scaled, steps } from "../src/lib/charts/lines";
import { mainSources, niceStep, stacked } from "../src/lib/charts/stacks";
import StackedBars from "../src/lib/charts/StackedBars.svelte";
import { language } from "../src/lib/i18n.svelte";

const source = (key: string, ...points: number[]) => ({ key, title: key, points });

describe("main sources", () => {
  it("keeps the largest ones in their order and puts the rest together", () => {
    const all = [source("a", 1, 0), source("b", 9, 9), source("c", 2, 0), source("d", 5, -6)];
    const found = mainSources(all, 3, "rest");
    expect(found.map((one) => one.title)).toEqual(["b", "d", "rest"]);
    expect(found[2]!.points).toEqual([3, 0]);
  });
  it("leaves out what brought nobody a point", () => {
    expect(mainSources([source("a", 0, 0), source("b", 1, 0)], 8, "rest").map((one) => one.key)).toEqual([
      "b",
    ]);
  });
});

describe("stacked bars", () => {
  it("puts parts one after the other, and losses left of zero", () => {
    const { bars, zero } = stacked([source("a", 6, 2), source("b", -2, 2), source("c", 4, 0)], 2, 120);
    expect(zero).toBeCloseTo(20);
    const first = bars[0]!;
    expect(first.total).toBe(8);
    expect(first.segments.map((part) => [part.source.key, part.x, part.width])).toEqual([
      ["a", 20, 60],
      ["b", 0, 20],
      ["c", 80, 40],
    ]);
    expect(first.end).toBeCloseTo(120);
    expect(bars[1]!.segments).toHaveLength(2);
  });
  it("survives a game without points", () => {
    const { bars } = stacked([], 3, 100);
    expect(bars.map((bar) => bar.total)).toEqual([0, 0, 0]);
  });
  it("chooses round steps for its ticks", () => {
    expect(niceStep(90, 5)).toBe(20);
    expect(niceStep(7, 10)).toBe(1);
    expect(niceStep(480, 5)).toBe(100);
  });
});

describe("lines over time", () => {
  it("draws only the corners of a line of steps", () => {
    const scale = scaled([[0, 0, 5, 5, 10]], 40, 100);
    expect(steps([0, 0, 5, 5, 10], scale)).toBe("M0 100H20V50H40V0H40");
  });
  it("makes room below zero", () => {
    const scale = scaled([[0, -5, 5]], 10, 100);
    expect(scale.y(-5)).toBe(100);
    expect(scale.y(0)).toBe(50);
  });
  it("moves labels apart within their bounds", () => {
    const found = apart([10, 11, 95, 96], 20, 8, 96);
    const sorted = [...found].sort((a, b) => a - b);
    for (let n = 1; n < sorted.length; n++) expect(sorted[n]! - sorted[n - 1]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...found)).toBeLessThanOrEqual(96);
    expect(found[0]).toBeLessThan(found[1]!);
  });
});

describe("the chart on the page", () => {
  beforeAll(() => language.use("en"));
  it("has every number in a table as well", () => {
    render(StackedBars, {
      title: "Points",
      seats: ["red", "yellow"],
      names: ["Ana", "Bruno"],
      sources: [source("Missions", 12, 3), source("Traitors", -3, 0)],
    });
    const cells = screen.getAllByRole("cell", { hidden: true }).map((cell) => cell.textContent);
    expect(cells).toEqual(["12", "3", "-3", "0"]);
    expect(screen.getByRole("img", { name: "Points" })).toBeTruthy();
  });
});
