// The stall of the market.

import { beforeAll, expect, test } from "vitest";
import { language } from "../../src/lib/i18n.svelte";
import { moment, show } from "./table";

beforeAll(() => language.use("en"));

test("a click on a ware of the market chooses it", () => {
  const { container, chosen } = show(moment("market"));
  container.querySelector<HTMLElement>('[data-el="market:plus"]')!.click();
  expect(chosen.map(({ kind }) => kind)).toEqual(["buy plus"]);
});
