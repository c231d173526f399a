import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import Rules from "../src/pages/Rules.svelte";
import { chapters, matches, pieces, queryWords, withLinks } from "../src/pages/rules/search";
import { sectionOf, sections } from "../src/pages/rules/sections";
import type { RuleInfo } from "../src/wire";

const RULES: RuleInfo[] = [
  { id: "BASE-1", title: "Players", text: "Two to four of you.", chapter: "The base game" },
  {
    id: "BASE-45",
    title: "Tower tile",
    text: "After building see BASE-1. A maçã is an apple.",
    chapter: "The base game",
  },
  { id: "BASE-X1", title: "Example", text: "A tower.", chapter: "The base game" },
  { id: "GOLD-2", title: "Gold", text: "Thirty coins.", chapter: "Gold" },
];

describe("searching", () => {
  it("does not mind accents, capitals, curly quotes and sharp s", () => {
    expect(matches(RULES[1]!, queryWords("MACA"))).toBe(true);
    expect(matches({ ...RULES[0]!, text: "Die größte Straße" }, queryWords("strasse grosste"))).toBe(true);
    expect(matches({ ...RULES[0]!, text: "Merlin’s staff" }, queryWords("merlin's"))).toBe(true);
  });
  it("needs every word, anywhere in id, title and text", () => {
    expect(matches(RULES[1]!, queryWords("base-45 tower apple"))).toBe(true);
    expect(matches(RULES[1]!, queryWords("tower coins"))).toBe(false);
  });
  it("marks what it found in the text as it was written", () => {
    expect(pieces("Eine maçã für Straßen", queryWords("MACA strasse"))).toEqual([
      { text: "Eine ", found: false },
      { text: "maçã", found: true },
      { text: " für ", found: false },
      { text: "Straße", found: true },
      { text: "n", found: false },
    ]);
  });
  it("never loses or doubles a letter", () => {
    const text = "Äpfel, áäã ß ’ und e\u0301 – 🐉 Türme";
    for (const query of ["a", "e", "s", "ss", "turm", "pfel und", "🐉"])
      expect(
        pieces(text, queryWords(query))
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
  });
});

describe("the book", () => {
  it("has chapters in their order, and sections inside the long one", () => {
    expect(chapters(RULES).map((chapter) => [chapter.name, chapter.rules.length])).toEqual([
      ["The base game", 3],
      ["Gold", 1],
    ]);
    expect(sections(RULES.slice(0, 3)).map((section) => section.name)).toEqual([
      "setup",
      "spaces",
      "examples",
    ]);
    expect(["BASE-9", "BASE-10", "BASE-66", "BASE-81", "GOLD-2", "GOLD-X1"].map(sectionOf)).toEqual([
      "setup",
      "turns",
      "flags",
      "end",
      "",
      "examples",
    ]);
  });
  it("makes links of the rules it knows, and of no others", () => {
    const parts = withLinks("See BASE-1 and UTF-8.", new Set(["BASE-1"]));
    expect(parts.map((part) => part.rule).filter(Boolean)).toEqual(["BASE-1"]);
    expect(parts.map((part) => part.text).join("")).toBe("See BASE-1 and UTF-8.");
  });
});

describe("the reader", () => {
  beforeEach(async () => {
    await language.use("en");
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify(RULES)))),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("shows only what was looked for and says how much that is", async () => {
    render(Rules);
    await screen.findByText("Thirty coins.");
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "tówer" } });
    expect(screen.queryByText("Thirty coins.")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("2 rules found");
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toContain("Tower");
  });
  it("focuses the rule of its address and offers the neighbours", async () => {
    render(Rules, { id: "base-45" });
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("rule-BASE-45"));
    expect(document.querySelector('a[rel="prev"]')?.getAttribute("href")).toBe("/rules/BASE-1");
    expect(document.querySelector('a[rel="next"]')?.getAttribute("href")).toBe("/rules/BASE-X1");
  });
  it("says so when there is no such rule", async () => {
    render(Rules, { id: "BASE-999" });
    expect((await screen.findByRole("alert")).textContent).toContain("BASE-999");
  });
});
