// Teaching mode: what is asked before a choice is sent, and that nothing is sent unless it is meant.

import { describe, expect, it, vi } from "vitest";
import { meant, PATIENCE, type Weighing } from "../src/teach";
import type { Prompt, Weighed } from "../src/wire";

const prompt = { seat: "red", options: [{}, {}] } as unknown as Prompt;
const weighed = (loss: number): Weighed => ({ type: "weighed", id: 1, at: 7, loss, lines: ["Better."] });

function table(answer: Promise<Weighed>, asking: Prompt | null = prompt) {
  return { asking, weigh: vi.fn(() => answer) } as Weighing & { asking: Prompt | null };
}
const no = vi.fn(() => Promise.resolve(false));
const yes = vi.fn(() => Promise.resolve(true));

describe("before a choice is sent", () => {
  it("nothing is asked where little is lost", async () => {
    expect(await meant(table(Promise.resolve(weighed(1.9))), ["a"], 2, no)).toBe(true);
    expect(no).not.toHaveBeenCalled();
  });
  it("a mistake is sent only when it is meant", async () => {
    expect(await meant(table(Promise.resolve(weighed(2))), ["a"], 2, no)).toBe(false);
    expect(await meant(table(Promise.resolve(weighed(2))), ["a"], 2, yes)).toBe(true);
  });
  it("what cannot be judged is played", async () => {
    expect(await meant(table(Promise.reject(new Error("refused"))), ["a"], 2, no)).toBe(true);
  });
  it("what is judged too late is played", async () => {
    vi.useFakeTimers();
    const found = meant(table(new Promise(() => {})), ["a"], 2, no);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await found).toBe(true);
    vi.useRealTimers();
  });
  it("a single option is not judged", async () => {
    const alone = table(Promise.resolve(weighed(9)), { ...prompt, options: prompt.options.slice(1) });
    expect(await meant(alone, ["a"], 1, no)).toBe(true);
    expect(alone.weigh).not.toHaveBeenCalled();
  });
  it("a second click while the first is judged does nothing, and an answer to another question neither", async () => {
    const one = table(Promise.resolve(weighed(0)));
    const first = meant(one, ["a"], 1, no);
    expect(await meant(one, ["b"], 1, no)).toBe(false);
    one.asking = { ...prompt };
    expect(await first).toBe(false);
    expect(one.weigh).toHaveBeenCalledTimes(1);
  });
});
