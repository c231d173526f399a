import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import { Edition } from "../src/pages/edition";
import { countLevels, parts, placeOf, remaining } from "../src/pages/edition/facts";
import { word } from "../src/pages/edition/words";
import type { EditionFact } from "../src/wire";

const FACTS: EditionFact[] = [
  { place: "colours", level: "seen", note: "", value: { order: ["black", "grey"] } },
  { place: "rondel", level: "reconstructed", note: "A note.", value: { base: ["build"], merlin_start: 0 } },
  { place: "rondel.merlin_start", level: "text", note: "A note.", value: 0 },
  { place: "missions[17]", level: "seen", note: "", value: { id: 17, points: 2 } },
];

describe("facts", () => {
  it("know their part, their key and their number", () => {
    expect(placeOf("rondel.merlin_start")).toEqual({ part: "rondel", key: "merlin_start", entry: null });
    expect(placeOf("missions[17]")).toEqual({ part: "missions", key: "", entry: 17 });
  });
  it("are counted by level and put together by part, with one note a part", () => {
    expect(countLevels(FACTS)).toEqual({ text: 1, seen: 2, reconstructed: 1 });
    expect(parts(FACTS).map((part) => [part.name, part.note, part.facts.length])).toEqual([
      ["colours", "", 1],
      ["rondel", "A note.", 2],
      ["missions", "", 1],
    ]);
  });
  it("of a whole part leave out what has a level of its own", () => {
    expect(remaining(FACTS[1]!, FACTS)).toEqual({ base: ["build"] });
  });
});

describe("the page", () => {
  beforeEach(async () => {
    await language.use("de");
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify(FACTS)))),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  it("shows words instead of names, and a name nobody knows as it is", () => {
    expect(word("vp_shield")).toBe("Punkte: Schilde");
    expect(word("some_thing")).toBe("some thing");
  });
  it("shows the facts of one level when asked to", async () => {
    render(Edition);
    await screen.findByText("Die sechs Grafschaften");
    await fireEvent.click(screen.getByRole("radio", { name: /Beschrieben/ }));
    expect(screen.queryByText("Die sechs Grafschaften")).toBeNull();
    expect(screen.getByText("Das Aktionsrondell")).toBeTruthy();
  });
});
