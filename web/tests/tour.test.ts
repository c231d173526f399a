import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import { around, cardPlace, STEPS, tourAgain, tourWanted } from "../src/table/tour";
import Tour from "../src/table/Tour.svelte";

const CARD = { width: 300, height: 200 };
const SCREEN = { width: 1000, height: 800 };

describe("where the card goes", () => {
  it("below its target, above when there is no room, beside when it is tall", () => {
    expect(cardPlace({ left: 400, top: 100, width: 200, height: 50 }, CARD, SCREEN)).toEqual({
      left: 350,
      top: 168,
    });
    expect(cardPlace({ left: 400, top: 700, width: 200, height: 50 }, CARD, SCREEN).top).toBe(482);
    expect(cardPlace({ left: 0, top: 0, width: 500, height: 800 }, CARD, SCREEN).left).toBe(518);
  });
  it("always on the screen", () => {
    for (const left of [-500, 0, 990])
      for (const height of [10, 3000]) {
        const place = cardPlace({ left, top: -40, width: 60, height }, CARD, SCREEN);
        expect(place.left).toBeGreaterThanOrEqual(12);
        expect(place.left + CARD.width).toBeLessThanOrEqual(988);
        expect(place.top).toBeGreaterThanOrEqual(12);
        expect(place.top + CARD.height).toBeLessThanOrEqual(788);
      }
  });
});

describe("the spotlight", () => {
  it("goes around everything a step points to", () => {
    const boxes = [
      { left: 10, top: 20, width: 5, height: 5 },
      { left: 30, top: 0, width: 10, height: 8 },
    ];
    expect(around(boxes)).toEqual({ left: 10, top: 0, width: 30, height: 25 });
    expect(around([])).toBeNull();
  });
});

describe("the tour", () => {
  beforeEach(async () => {
    tourAgain();
    await language.use("en");
  });
  afterEach(cleanup);

  it("goes on when the player acts, without taking the focus", async () => {
    const onclose = vi.fn();
    const { rerender } = render(Tour, { acted: 3, onclose });
    expect(screen.getByRole("heading").textContent).toBe("Welcome to the Round Table");
    await rerender({ acted: 4, onclose });
    expect(screen.getByRole("heading").textContent).toBe("What is asked of you");
    expect(document.activeElement).toBe(document.body);
  });
  it("can be skipped and does not come again by itself", async () => {
    const onclose = vi.fn();
    render(Tour, { acted: 0, onclose });
    expect(tourWanted()).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Skip the tour" }));
    expect(onclose).toHaveBeenCalledOnce();
    expect(tourWanted()).toBe(false);
  });
  it("ends after its last step", async () => {
    const onclose = vi.fn();
    render(Tour, { acted: 0, onclose });
    for (let step = 1; step < STEPS.length; step++)
      await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Play!" }));
    expect(onclose).toHaveBeenCalledOnce();
  });
  it("leaves the page usable: nothing of it is a modal window", () => {
    render(Tour, { acted: 0, onclose: () => {} });
    expect(document.querySelector("dialog, [aria-modal]")).toBeNull();
  });
});
