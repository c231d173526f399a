import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import Final from "../src/table/Final.svelte";
import { hex, sha256, unhex } from "../src/lib/sha256";
import { joined, standings } from "../src/table/finish";
import { fits } from "../src/table/proof";
import { plain, signed, totals } from "../src/table/sheet";
import Sheet from "../src/table/Sheet.svelte";
import type { Sheet as Points } from "../src/wire";

const SHEET: Points = {
  lines: [
    { reason: "missions", title: "Mission cards", rule: "BASE-50", points: [12, 9] },
    { reason: "traitors", title: "Traitors", rule: "BASE-70", points: [-3, 0] },
  ],
  forecast: [{ reason: "vassals", title: "Vassals", rule: "BASE-76", points: [1, 4] }],
};
const NAMES = ["Ana", "Bruno"];
const SEED = "00".repeat(32);
const HASH = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

beforeAll(() => language.use("en"));
afterEach(cleanup);

function rowOf(title: string): string[] {
  const row = screen.getByText(title).closest("tr")!;
  return within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent ?? "");
}

describe("sums", () => {
  it("adds what each player has, losses too", () => {
    expect(totals(SHEET.lines, 2)).toEqual([9, 9]);
  });
  it("shows signs with a real minus", () => {
    expect([signed(4), signed(-2), signed(0)]).toEqual(["+4", "−2", "0"]);
    expect([plain(4), plain(-2), plain(0)]).toEqual(["4", "−2", "–"]);
  });
});

describe("the score sheet", () => {
  it("keeps what is scored apart from what would be", () => {
    render(Sheet, { sheet: SHEET, names: NAMES });
    expect(rowOf("Total")).toEqual(["9", "9"]);
    expect(rowOf("Vassals")).toEqual(["+1", "+4"]);
    expect(rowOf("Total then")).toEqual(["10", "13"]);
    expect(screen.getByText("Vassals").closest("tbody")).not.toBe(
      screen.getByText("Mission cards").closest("tbody"),
    );
  });
  it("foresees nothing after the end", () => {
    render(Sheet, { sheet: SHEET, names: NAMES, over: true });
    expect(screen.queryByText("Vassals")).toBeNull();
  });
  it("links every reason to its rule", () => {
    render(Sheet, { sheet: SHEET, names: NAMES });
    expect(document.querySelector('a[href="/rules/BASE-70"]')).not.toBeNull();
  });
});

describe("the end", () => {
  it("lets winners share the first place", () => {
    const places = standings(SHEET, NAMES, ["red", "yellow"]);
    expect(places.map((place) => [place.name, place.place, place.winner])).toEqual([
      ["Ana", 1, true],
      ["Bruno", 1, true],
    ]);
  });
  it("puts the others behind the winner in the order of their points", () => {
    const sheet = { ...SHEET, lines: [{ ...SHEET.lines[0]!, points: [5, 20, 7, 7] }] };
    const places = standings(sheet, ["A", "B", "C", "D"], ["yellow"]);
    expect(places.map((place) => `${place.place}${place.name}`)).toEqual(["1B", "2C", "2D", "4A"]);
  });
  it("joins names as the language does", () => {
    expect(joined(["A", "B", "C"], "de")).toBe("A, B und C");
  });
  it("says who won, to the winner too, and calls back for a rematch", () => {
    const onrematch = vi.fn();
    const props = { sheet: SHEET, names: NAMES, commitment: HASH, seed: SEED, onrematch };
    const { unmount } = render(Final, { ...props, winners: ["red"], viewer: "red" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You win with 9 points!");
    screen.getByRole("button", { name: "Play again" }).click();
    expect(onrematch).toHaveBeenCalledOnce();
    unmount();
    render(Final, { ...props, winners: ["red", "yellow"], viewer: "red" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Ana and Bruno share the victory with 9 points each",
    );
  });
});

describe("the proof of the dice", () => {
  it("accepts the seed with the fingerprint and no other", () => {
    expect(fits(SEED, HASH)).toBe(true);
    expect(fits("01".repeat(32), HASH)).toBe(false);
    expect(fits("not a seed", HASH)).toBe(false);
  });
  it("computes what the browser's own SHA-256 does, for every length of the last block", async () => {
    for (const length of [0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      const known = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(hex(sha256(bytes))).toBe(hex(known));
    }
    expect(unhex("00ff")).toEqual(new Uint8Array([0, 255]));
    expect(unhex("0g")).toBeNull();
  });
});
