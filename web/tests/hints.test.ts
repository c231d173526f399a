// Hints and the log that explains: what is asked and when, what is marked, and what is forgotten.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Explainer, type Source } from "../src/lib/explainer.svelte";
import { language } from "../src/lib/i18n.svelte";
import { keysFor } from "../src/lib/keys";
import { Refusal } from "../src/lib/problem";
import { readSettings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage.svelte";
import { isDecision, latestTurn } from "../src/table/teaching";
import Why from "../src/table/Why.svelte";
import type { LogLine, Option, Prompt, Reasons } from "../src/wire";

beforeEach(() => language.use("en"));
afterEach(cleanup);

function option(action: string, ...elements: string[]): Option {
  const rest = {
    leads: [],
    points: 0,
    effects: [],
    secret: false,
    beside: false,
    group: "choice" as const,
    ends_turn: false,
    fact: "",
    delta: null,
    steps: [],
  };
  return { action, kind: action, label: action, elements, ...rest };
}
function line(at: number, by: string | null, kind = "moved", seat: string | null = by): LogLine {
  return {
    at,
    by,
    kind,
    seat,
    text: `line ${at}`,
    rule: "",
    elements: [],
    points: 0,
    part: "",
    begins: false,
  };
}

describe("decisions in the log", () => {
  const log = [
    line(1, null, "round", null),
    line(1, null, "turn", "blue"),
    line(2, "blue", "die"),
    line(3, "blue"),
    line(3, "blue", "claimed"),
    line(4, null, "display", null),
    line(5, "blue", "turn", "yellow"),
    line(6, "yellow", "completed"),
    line(7, "yellow", "die"),
    line(8, "yellow", "evicted", "red"),
    line(9, "yellow", "turn", "red"),
    line(10, "red", "die"),
  ];

  test("are the first lines of what players did, whomever they are about", () => {
    const found = log.filter((one, index) => isDecision(one, log[index - 1]));
    expect(found.map((one) => one.at)).toEqual([2, 3, 6, 7, 8, 10]);
  });
  test("of the last turn of another are explained by themselves", () => {
    expect(latestTurn(log, "red")).toEqual([6, 7, 8]);
    expect(latestTurn(log, null)).toEqual([10]);
    expect(latestTurn(log.slice(0, 6), "red")).toEqual([2, 3]);
    expect(latestTurn(log.slice(0, 2), "red")).toEqual([]);
  });
});

class FakeSource implements Source {
  open: Prompt | null = {
    seat: "red",
    asked: "turn",
    text: "?",
    rule: "",
    options: [option("die 4"), option("die 5")],
    cautions: [],
    remarks: [],
  };
  at = 12;
  asked: string[] = [];
  private answers: { found: (reasons: Reasons) => void; refused: (error: Error) => void }[] = [];
  explain: Source["explain"] = (question) => {
    this.asked.push(`${question.type} ${question.at}`);
    return new Promise((found, refused) => this.answers.push({ found, refused }));
  };
  async answer(action = "die 5", choice = true) {
    const lines = [`about ${this.asked.at(-1)}`];
    this.answers.shift()!.found({ type: "reasons", id: 1, at: this.at, action, lines, choice });
    await vi.waitFor(() => undefined);
  }
  async refuse(error: Error) {
    this.answers.shift()!.refused(error);
    await vi.waitFor(() => undefined);
  }
}

describe("the explainer", () => {
  test("asks one question at a time, a hint before the others", async () => {
    const source = new FakeSource();
    const explainer = new Explainer(source);
    explainer.why(3);
    explainer.why(4);
    explainer.why(3);
    const advice = explainer.advise();
    expect(explainer.thinking).toBe(true);
    expect(source.asked).toEqual(["why 3"]);
    await source.answer();
    expect(source.asked).toEqual(["why 3", "hint 12"]);
    await source.answer();
    expect((await advice)?.action).toBe("die 5");
    expect([explainer.hint?.action, explainer.thinking]).toEqual(["die 5", false]);
    await source.answer();
    expect(source.asked).toEqual(["why 3", "hint 12", "why 4"]);
    expect(explainer.known.get(4)).toEqual({ state: "told", lines: ["about why 4"], choice: true });
  });

  test("forgets a hint when the position changes, also one that is still thought about", async () => {
    const source = new FakeSource();
    const explainer = new Explainer(source);
    const advice = explainer.advise();
    explainer.forget();
    expect(explainer.thinking).toBe(false);
    await source.answer();
    expect([await advice, explainer.hint]).toEqual([null, null]);
    void explainer.advise();
    await source.answer();
    expect(explainer.hint).not.toBeNull();
    explainer.forget();
    expect(explainer.hint).toBeNull();
  });

  test("asks for no hint where there is nothing to choose", async () => {
    const source = new FakeSource();
    const explainer = new Explainer(source);
    source.open = { ...source.open!, options: [option("end turn")] };
    expect(await explainer.advise()).toBeNull();
    source.open = null;
    expect(await explainer.advise()).toBeNull();
    expect(source.asked).toEqual([]);
  });

  test("tells a refusal, asks again only if wished, and goes on", async () => {
    const source = new FakeSource();
    const explainer = new Explainer(source);
    explainer.why(3);
    await source.refuse(new Refusal("no-answer"));
    expect(explainer.known.get(3)).toEqual({ state: "failed", words: "There is no answer to that." });
    explainer.why(3);
    expect(explainer.known.get(3)).toEqual({ state: "asked" });
    await source.answer();
    const advice = explainer.advise();
    const refused = expect(advice).rejects.toThrow("no-hints");
    await source.refuse(new Refusal("no-hints"));
    await refused;
    expect(explainer.thinking).toBe(false);
    const stale = explainer.advise();
    await source.refuse(new Refusal("stale"));
    expect(await stale).toBeNull();
  });

  test("knows nothing any more after other eyes or another language", async () => {
    const source = new FakeSource();
    const explainer = new Explainer(source);
    explainer.why(3);
    explainer.why(4);
    explainer.renew();
    await source.answer();
    expect(source.asked).toEqual(["why 3"]);
    expect(explainer.known.size).toBe(0);
  });
});

describe("what is recommended", () => {
  const build = option("build B4", "cell:B4", "good:material:blue");
  const other = option("build C2", "cell:C2", "good:material:blue");
  const pass = option("forfeit");

  test("is marked on the board by what belongs to it alone", () => {
    const stage = new Stage();
    stage.prompt = {
      seat: "red",
      asked: "",
      text: "",
      rule: "",
      options: [build, other, pass],
      cautions: [],
      remarks: [],
    };
    expect([...stage.hinted]).toEqual([]);
    stage.advised = build;
    expect([...stage.hinted]).toEqual(["cell:B4"]);
    const shared = option("build B4 grey", "cell:B4");
    stage.prompt = { ...stage.prompt, options: [shared, option("build B4 blue", "cell:B4")] };
    stage.advised = shared;
    expect([...stage.hinted]).toEqual(["cell:B4"]);
    stage.advised = pass;
    expect([...stage.hinted]).toEqual([]);
  });
  test("has a key that no option has", () => expect(keysFor(60)).not.toContain("h"));
});

describe("reasons at an entry", () => {
  const about = "Blue builds a manor.";
  test("are a button, then lines; a failure can be tried again", () => {
    const ask = vi.fn();
    render(Why, { told: undefined, about, ask });
    screen.getByRole("button", { name: `Why: ${about}` }).click();
    expect(ask).toHaveBeenCalledOnce();
    cleanup();
    render(Why, {
      told: { state: "told", lines: ["Seen from here:", "It is good."], choice: true },
      about,
      ask,
    });
    expect(screen.getByRole("note", { name: `Why: ${about}` }).textContent).toContain("It is good.");
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    render(Why, { told: { state: "failed", words: "There is no answer." }, about, ask });
    screen.getByRole("button").click();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

test("the log explains nothing before it is wished", () => {
  expect(readSettings(null).explain).toBe(false);
  expect(readSettings('{"explain": true}').explain).toBe(true);
  expect(readSettings('{"explain": 1}').explain).toBe(false);
});
