// Where the parts of the shared screen stand.

import { describe, expect, test } from "vitest";
import { sharedMeasure } from "../src/table/screen/measure";

describe.each([
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
])("on %i × %i", (width, height) => {
  const { size, head, side, gap, wheel } = sharedMeasure(width, height);

  test("wheel and side fill the window", () => {
    expect(wheel.width + side + 3 * gap).toBe(width);
    expect(wheel.height + head + 2 * gap).toBe(height);
  });
  test("the rondel fits between its lands and grows with the window", () => {
    expect(2 * wheel.radius).toBeLessThanOrEqual(wheel.height);
    expect(2 * (wheel.radius + 126 * wheel.scale)).toBeLessThan(wheel.width);
    expect(wheel.radius / size).toBeGreaterThan(330);
  });
});
