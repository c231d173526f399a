// The allies while they are chosen.

import { beforeAll, expect, test } from "vitest";
import { language } from "../../src/lib/i18n.svelte";
import { moment, show } from "./table";

beforeAll(() => language.use("en"));

test("allies to choose from stand side by side while they are drafted", () => {
  const { container } = show(moment("all-4-start"));
  const offered = [...container.querySelectorAll('.board .m-card[data-el^="ally:"].glows')];
  expect(offered).toHaveLength(moment("all-4-start").prompt!.options.length);
});
