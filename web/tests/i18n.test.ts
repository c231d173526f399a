// Which language is chosen, and how words, numbers and times are written.

import { beforeEach, describe, expect, test } from "vitest";
import { ago, firstLanguage, language, number, t } from "../src/lib/i18n.svelte";
import { Refusal, wordsOf } from "../src/lib/problem";
import { readSettings } from "../src/lib/settings.svelte";

beforeEach(() => language.use("en"));

describe("the first language", () => {
  test("is the one chosen before", () => expect(firstLanguage("pt", ["de-AT"])).toBe("pt"));
  test("else the first of the browser's that there is", () =>
    expect(firstLanguage(null, ["fr", "de-CH", "en"])).toBe("de"));
  test("else English", () => expect(firstLanguage("xx", ["fr"])).toBe("en"));
});

describe("words", () => {
  test("follow the language", async () => {
    expect(t("general-rule", { rule: "BASE-1" })).toBe("Rule BASE-1");
    await language.use("de");
    expect(t("general-rule", { rule: "BASE-1" })).toBe("Regel BASE-1");
    expect(document.documentElement.lang).toBe("de");
    await language.use("pt");
    expect(document.documentElement.lang).toBe("pt-BR");
  });
  test("nothing is counted in the plural in Portuguese", async () => {
    await language.use("pt");
    expect(t("final-you-won", { points: 0 })).toContain("0 pontos");
    expect(t("final-you-won", { points: 1 })).toContain("1 ponto!");
  });
  test("a missing message shows its id", () => expect(t("no-such-message")).toBe("no-such-message"));
  test("tell why something was refused", () => {
    expect(wordsOf(new Refusal("not-your-turn"))).toBe("It is not your turn.");
    expect(wordsOf(new TypeError("network"))).toBe("The server cannot be reached.");
  });
});

test("numbers are written as in the language", async () => {
  await language.use("de");
  expect(number(1234.5, 1)).toBe("1.234,5");
});

test.each([
  [5, "5 seconds ago"],
  [130, "2 minutes ago"],
  [7300, "2 hours ago"],
  [200_000, "2 days ago"],
  [-50, "now"],
])("%s seconds are “%s”", (passed, words) => {
  expect(ago(1_000_000 - passed, 1_000_000)).toBe(words);
});

test("settings that are not understood are as at the first visit", () => {
  const first = readSettings(null);
  expect(readSettings('{"theme":"pink","speed":3,"sound":"no"}')).toEqual(first);
  expect(readSettings("not json")).toEqual(first);
  expect(readSettings('{"theme":"dark","sound":false}')).toEqual({ ...first, theme: "dark", sound: false });
});
