// The tokens: pairs of text and ground can be read by day and by night, outlines can be seen.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/lib/tokens.css", "utf8");

/** The colour of a token by day and by night. */
function colours(token: string): [string, string] {
  const found = new RegExp(`--${token}:\\s*(?:light-dark\\((#\\w+),\\s*(#\\w+)\\)|(#\\w+))`).exec(css);
  if (!found) throw new Error(`no colour ${token}`);
  const [, day, night, both] = found;
  return [(day ?? both)!, (night ?? both)!];
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join("") : colour.slice(1);
  const [r, g, b] = [0, 2, 4]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(["day", "night"] as const)("by %s", (time) => {
  const at = (token: string) => colours(token)[time === "day" ? 0 : 1];

  it.each([
    ["ink", "sheet"],
    ["ink", "sheet-2"],
    ["ink-2", "sheet"],
    ["ink-2", "sheet-2"],
    ["on-oak", "oak"],
    ["on-oak-2", "oak"],
    ["on-fact", "fact"],
    ["good", "good-bg"],
    ["good", "sheet"],
    ["bad", "bad-bg"],
    ["bad", "sheet"],
    ["gold", "sheet"],
    ["gold", "sheet-2"],
    ["accent", "sheet"],
    ["accent", "sheet-2"],
    ["on-primary", "primary"],
    ["on-accent", "accent"],
    ["hint", "sheet"],
    ["focus", "sheet"],
  ])("%s is read on %s", (text, ground) => {
    expect(contrast(at(text), at(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ["glow", "glow-edge"],
    ["focus", "sheet-2"],
    ["hint", "sheet-2"],
    ...["black", "grey", "blue", "purple", "orange", "brown"].map((colour) => [`on-${colour}`, colour]),
    ...["red", "yellow", "blue", "green"].map((seat) => [`on-seat-${seat}`, `seat-${seat}`]),
  ])("%s is seen on %s", (outline, ground) => {
    expect(contrast(at(outline!), at(ground!))).toBeGreaterThanOrEqual(3);
  });
});

it("no type is smaller than the label", () => {
  const sizes = [...css.matchAll(/--f(\d+): calc\((\d+)px/g)];
  expect(sizes.length).toBe(7);
  for (const [, name, size] of sizes) {
    expect(name).toBe(size);
    expect(Number(size)).toBeGreaterThanOrEqual(11);
  }
});
