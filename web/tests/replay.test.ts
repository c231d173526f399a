import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import Controls from "../src/pages/replay/Controls.svelte";
import { film, indexAt, turnAfter, turnBefore } from "../src/pages/replay/film";
import MomentCard from "../src/pages/replay/MomentCard.svelte";
import { Projector, steer } from "../src/pages/replay/projector.svelte";
import Scrubber from "../src/pages/replay/Scrubber.svelte";
import { branchOf } from "../src/pages/replay/source";
import type { Replay } from "../src/wire";
import { fixture } from "./fixture";

const replay = fixture<Replay>("replay");
const made = film(replay);

beforeAll(() => language.use("en"));
afterEach(cleanup);

describe("a film", () => {
  it("has a view for each moment, and the last one says how the game ended", () => {
    expect(made.views).toHaveLength(replay.moments.length);
    const sums = replay.names.map((_, seat) =>
      replay.sheet.lines.reduce((sum, line) => sum + line.points[seat]!, 0),
    );
    expect(made.views.at(-1)!.players.map((player) => player.points)).toEqual(sums);
    expect(made.points.map((points) => points.at(-1))).toEqual(sums);
  });
  it("shares between moments whatever did not change", () => {
    const still = replay.moments.findIndex((moment, index) => index > 0 && !("environs" in moment.changes));
    expect(made.views[still]!.environs).toBe(made.views[still - 1]!.environs);
  });
  it("does not change an earlier view by a later one", () => {
    const again = film({ ...replay, moments: replay.moments.slice(0, 60) });
    expect(again.views[59]).toEqual(made.views[59]);
  });
  it("marks six rounds in order", () => {
    expect(made.rounds.map((mark) => mark.round)).toEqual([1, 2, 3, 4, 5, 6]);
    const places = made.rounds.map((mark) => mark.index);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
  it("begins a turn when somebody else is to move or a round begins", () => {
    for (const turn of made.turns.slice(1)) {
      const [before, now] = [made.views[turn - 1]!, made.views[turn]!];
      expect(before.current !== now.current || before.round !== now.round).toBe(true);
    }
    // Four turns a player and round.
    expect(made.turns.length).toBeGreaterThanOrEqual(6 * 4 * replay.players);
  });
});

describe("finding a moment", () => {
  it("takes the last one that is not later", () => {
    const moments = [0, 1, 4, 9].map((at) => ({ at })) as Replay["moments"];
    expect([0, 1, 3, 4, 8, 9, 50].map((at) => indexAt(moments, at))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
  it("goes back to the beginning of a turn first, then to the one before", () => {
    expect(turnBefore([0, 5, 9], 7)).toBe(5);
    expect(turnBefore([0, 5, 9], 5)).toBe(0);
    expect(turnAfter([0, 5, 9], 5, 20)).toBe(9);
    expect(turnAfter([0, 5, 9], 9, 20)).toBe(20);
  });
});

describe("the projector", () => {
  let projector: Projector;
  beforeEach(() => {
    vi.useFakeTimers();
    projector = new Projector();
    projector.load(made, null);
  });
  afterEach(() => {
    projector.pause();
    vi.useRealTimers();
  });

  it("steps and stays within the game", () => {
    projector.step(-1);
    expect(projector.index).toBe(0);
    steer(projector, "End", false);
    expect(projector.index).toBe(projector.last);
    projector.step(1);
    expect(projector.index).toBe(projector.last);
    expect(projector.view).toBe(made.views.at(-1));
  });
  it("keeps the moment when the viewpoint or the language changes", () => {
    projector.show(77);
    const at = projector.at;
    projector.load(film(replay), at);
    expect(projector.index).toBe(77);
  });
  it("plays on by itself, stops at the end and then begins anew", () => {
    projector.show(projector.last - 2);
    projector.toggle();
    vi.advanceTimersByTime(10_000);
    expect(projector.index).toBe(projector.last);
    expect(projector.playing).toBe(false);
    projector.toggle();
    expect(projector.index).toBe(0);
    expect(projector.playing).toBe(true);
  });
  it("stops playing when one steps by hand, and knows its keys", () => {
    projector.play();
    expect(steer(projector, "ArrowRight", true)).toBe(true);
    expect(projector.playing).toBe(false);
    expect(projector.index).toBe(made.turns[1]);
    expect(steer(projector, "x", false)).toBe(false);
  });
});

describe("on the page", () => {
  it("buttons move, and those that would do nothing are off", async () => {
    const projector = new Projector();
    projector.load(made, null);
    render(Controls, { projector });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "To the start" }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One step on" }));
    expect(projector.index).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "To the end" }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next turn" }).disabled).toBe(true);
  });
  it("the slider and the marks of the rounds show another moment", async () => {
    const projector = new Projector();
    projector.load(made, null);
    render(Scrubber, { projector, seats: ["red", "yellow"] });
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "120" } });
    expect(projector.index).toBe(120);
    await fireEvent.click(screen.getByRole("button", { name: "Round 3" }));
    expect(projector.view!.round).toBe(3);
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("round 3");
  });
  it("tells the moment in words with its rules", () => {
    const index = replay.moments.findIndex((moment) => moment.lines.some((line) => line.points > 0));
    const moment = replay.moments[index]!;
    render(MomentCard, { moment, view: made.views[index]!, names: replay.names, index, last: 300 });
    const line = moment.lines.find((one) => one.points > 0)!;
    expect(document.body.textContent).toContain(line.text);
    expect(document.body.textContent).toContain(`+${line.points}`);
    expect(document.querySelector(`a[href="/rules/${line.rule}"]`)).not.toBeNull();
  });
});

describe("a branch", () => {
  it("names the table or carries the record, never both", () => {
    expect(branchOf({ table: "abcdefghjk" }, 7)).toEqual({ at: 7, table: "abcdefghjk" });
    expect(branchOf({ record: "text", name: "a.txt" }, 7)).toEqual({ at: 7, record: "text" });
  });
});
