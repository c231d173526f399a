// What travels when something happens: from where to where, and whose it is.

import { describe, expect, test } from "vitest";
import { soundOf } from "../src/lib/sounds";
import { tripsOf } from "../src/lib/trips";
import type { LogLine } from "../src/wire";

function line(kind: string, seat: string, ...elements: string[]): LogLine {
  return { at: 1, kind, seat, text: "", rule: "", elements, points: 0, by: seat, part: "", begins: false };
}

describe("trips", () => {
  test("a good goes from its land into the castle and back", () => {
    const [claimed] = tripsOf(
      line("claimed", "red", "stock:flag:black", "good:flag:black", "castle:red"),
      "red",
    );
    expect(claimed).toMatchObject({ from: ["stock:flag:black"], to: ["good:flag:black", "castle:red"] });
    const [returned] = tripsOf(line("returned", "blue", "stock:flag:black", "castle:blue"), "red");
    expect(returned!.to).toEqual(["stock:flag:black"]);
    expect(returned!.from.at(-1)).toBe("castle:blue");
  });
  test("one's own vassal leaves the castle, another's comes from the plate of its player", () => {
    const deployed = line("deployed", "red", "slot:builder:black", "principality:black");
    expect(tripsOf(deployed, "red")[0]!.from[0]).toBe("vassal:builder");
    expect(tripsOf(deployed, "blue")[0]).toMatchObject({ from: ["castle:red"], to: ["slot:builder:black"] });
  });
  test("pieces of modules go to castles and back", () => {
    const [taken] = tripsOf(line("pict-taken", "blue", "pict:9", "castle:blue"), "red");
    expect(taken).toMatchObject({ from: ["pict:9"], to: ["castle:blue"] });
    const [back] = tripsOf(line("market-tile-back", "red", "market:shield:blue", "castle:red"), "red");
    expect(back).toMatchObject({ from: ["castle:red"], to: ["market:shield:blue"] });
    // Coins in a castle lie there already.
    expect(tripsOf(line("gold-taken", "red", "gold", "castle:red"), "red")).toEqual([]);
  });
  test("what is not known does not travel", () => {
    expect(tripsOf(line("performs", "red", "space:1"), "red")).toEqual([]);
  });
});

test("the greatest moment of a step is heard", () => {
  expect(soundOf(["die", "moved", "points"])).toBe("points");
  expect(soundOf(["built", "returned"])).toBe("build");
  expect(soundOf(["something"])).toBe("step");
  expect(soundOf([])).toBeNull();
});
