// The layouts and their measures, at the sizes that are drawn.

import { describe, expect, it } from "vitest";
import { layoutOf, measure } from "../src/lib/screen.svelte";

describe("the layout of a window", () => {
  it.each([
    [360, 740, "phone"],
    [740, 360, "lying"],
    [768, 1024, "upright"],
    [1280, 800, "table"],
    [1366, 650, "table"],
    [1920, 1080, "grand"],
    [2560, 1440, "grand"],
  ])("%d × %d is a %s", (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });

  it.each([
    [1280, 800, 60, 800, 246, 548],
    [1366, 650, 56, 744, 207, 434],
    [1920, 1080, 74, 1150, 359, 748],
  ])("%d × %d stands as drawn", (width, height, strip, left, radius, high) => {
    const found = measure(width, height);
    expect(found.strip).toBe(strip);
    expect(Math.abs(found.left - left)).toBeLessThan(30);
    expect(Math.abs(found.wheel.radius - radius)).toBeLessThan(20);
    expect(Math.abs(found.wheel.height - high)).toBeLessThan(30);
  });
});
