// The rulebook: what of a section stands together, so that no page tears it.

import { describe, expect, test } from "vitest";
import { type Block, blocksOf } from "../src/rulebook/blocks";
import type { RulebookSection } from "../src/wire";

const LONG = "x".repeat(400);
const rule = (id: string, text = LONG) => ({ id, title: id, text });
const picture = (name: string, part: string, after: string) => ({ name, part, after });
const section = (rules: object[], pictures: object[] = []) =>
  ({ rules, pictures }) as unknown as RulebookSection;
const names = (blocks: readonly Block[]) =>
  blocks.map(({ wide, ...block }) =>
    wide ? wide.name : "items" in block ? block.items.map(({ rule: one }) => one?.id ?? null) : [],
  );

describe("blocks", () => {
  test("have all rules once and in their order, two or more in each", () => {
    const ids = ["A-1", "A-2", "A-3", "A-4", "A-5"];
    const found = names(blocksOf(section(ids.map((id) => rule(id)))));
    expect(found).toEqual([
      ["A-1", "A-2"],
      ["A-3", "A-4", "A-5"],
    ]);
  });
  test("keep an example with its rule", () => {
    const rules = [rule("A-1"), rule("A-2"), rule("A-X1"), rule("A-3"), rule("A-4")];
    expect(names(blocksOf(section(rules)))).toEqual([
      ["A-1", "A-2", "A-X1"],
      ["A-3", "A-4"],
    ]);
  });
  test("end at a wide picture, which stands by itself", () => {
    const pictures = [
      picture("first", "pieces", ""),
      picture("ring", "ring", "A-1"),
      picture("all", "wheel", "A-1"),
    ];
    const found = blocksOf(section([rule("A-1"), rule("A-2")], pictures));
    expect(names(found)).toEqual(["first", ["A-1"], "all", ["A-2"]]);
    const [, block] = found;
    expect(block && !block.wide && block.items[0]!.pictures.map(({ name }) => name)).toEqual(["ring"]);
  });
  test("hold a picture before the first rule", () => {
    expect(names(blocksOf(section([rule("A-1")], [picture("map", "map", "")])))).toEqual([[null, "A-1"]]);
  });
});
