// The geometry of the board, and that everything a prompt points at can be found on it.

import { flushSync } from "svelte";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { EMBLEMS } from "../src/art/emblems";
import { PICTURES, SPACES } from "../src/art/pictures";
import { SCENES } from "../src/art/terrain";
import { VASSALS } from "../src/art/vassals";
import { standing } from "../src/board/figures";
import * as layout from "../src/board/layout";
import { Rings } from "../src/board/rings";
import { landPlace } from "../src/board/wheel";
import BoardScene from "../src/gallery/BoardScene.svelte";
import { language } from "../src/lib/i18n.svelte";
import { measure } from "../src/lib/screen.svelte";
import { Stage } from "../src/lib/stage.svelte";
import type { Guide, Prompt, View } from "../src/wire";
import NamedRing from "./NamedRing.svelte";

interface Scene {
  guide: Guide;
  view: View;
  prompt: Prompt | null;
  names?: string[];
}
const FOLDER = join(import.meta.dirname, "fixtures");
const scenes: [string, Scene][] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name): [string, Scene] => [name, JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Scene])
  .filter(([, scene]) => scene.guide && scene.view);
const scene = (name: string): Scene => scenes.find(([known]) => known === `${name}.json`)![1];
const rings = new Rings(24, 13);
const near = (a: layout.Point, b: layout.Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe("the rings", () => {
  test("a space every 15 degrees, the Dragon at the upper left, opposite spaces opposite", () => {
    expect(rings.angle(0)).toBe(-30);
    expect(rings.angle(1) - rings.angle(0)).toBe(15);
    const a = layout.pointAt({ angle: rings.angle(3), radius: 10 });
    const b = layout.pointAt({ angle: rings.angle(15), radius: 10 });
    expect(a.x).toBeCloseTo(-b.x);
    expect(a.y).toBeCloseTo(-b.y);
  });
  test("principalities lie three on each side of the table", () => {
    const sides = [0, 4, 8, 12, 16, 20].map((space) =>
      Math.sign(layout.pointAt({ angle: rings.angle(space), radius: 1 }).x),
    );
    expect(sides).toEqual([-1, 1, 1, 1, -1, -1]);
  });
  test("the inner ring has thirteen spaces inside the outer one", () => {
    expect(rings.seatAngle(24) * 13).toBeCloseTo(360);
    expect(rings.ring(30).to).toBeLessThan(rings.ring(5).from);
  });
  test("a ring has as many seats as the guide has spaces", () => {
    expect(Rings.of(scene("base-4").guide)).toEqual(new Rings(24, 0));
    expect(new Rings(12, 1).seatAngle(3)).toBe(30);
    expect(new Rings(12, 1).isInner(12)).toBe(true);
  });
  test("the shorter way round", () => {
    expect(layout.shortest(350, 10)).toBe(20);
    expect(layout.shortest(10, 350)).toBe(-20);
    expect(layout.shortest(-30, 315)).toBe(-15);
  });
  test("a path follows its spaces and turns the way it goes", () => {
    const onward = rings.pathLine(22, [23, 0, 1]);
    expect(onward.match(/A/g)).toHaveLength(3);
    expect(onward).toMatch(/0 0 1 /);
    expect(rings.pathLine(1, [0, 23])).not.toMatch(/0 0 1 /);
    expect(rings.pathLine(1, [])).toBe("");
    expect(rings.pathLine(1, [25])).toBe("");
  });
  test("figures take between 150 and 500 milliseconds", () => {
    expect(layout.travelTime(15)).toBeGreaterThanOrEqual(150);
    expect(layout.travelTime(180)).toBe(500);
  });
});

describe("figures that share a space", () => {
  test.each([2, 3, 4, 5, 6, 7])("%i of them stand apart and near their space", (count) => {
    const points = Array.from({ length: count }, (_, n) => layout.pointAt(rings.stand(5, n, count)));
    const middle = layout.pointAt({ angle: rings.angle(5), radius: rings.ring(5).stand });
    points.forEach((point, n) => {
      expect(near(point, middle)).toBeLessThan(70);
      points.slice(n + 1).forEach((other) => expect(near(point, other)).toBeGreaterThan(24));
    });
  });
  test("everybody is counted once, modules included", () => {
    const { view } = scene("all-4");
    const figures = standing(view.figures);
    expect(figures.map(({ element }) => element)).toEqual(view.figures.map(({ element }) => element));
    expect(figures.length).toBeGreaterThan(view.players.length + 1);
    for (const { space, index, count } of figures) {
      expect(figures.filter((other) => other.space === space)).toHaveLength(count);
      expect(index).toBeLessThan(count);
    }
  });
});

describe("the environs", () => {
  test("columns 1, 3 and 5 lie half a tile lower, and tiles touch", () => {
    expect(layout.hexAt(0, 1).y - layout.hexAt(0, 0).y).toBeCloseTo(43.3);
    expect(layout.hexAt(0, 2).y).toBe(layout.hexAt(0, 0).y);
    expect(layout.hexAt(0, 1).x - layout.hexAt(0, 0).x).toBe(75);
  });
  test("neighbours know each other", () => {
    for (const [row, column] of [
      [1, 2],
      [1, 3],
    ] as const)
      for (const [r, c] of layout.neighbours(row, column))
        expect(layout.neighbours(r, c)).toContainEqual([row, column]);
  });
  test("outlines run around territories, not through them", () => {
    const alone = layout.outlines([{ row: 0, column: 0, terrain: "wood" }]);
    expect(alone.match(/M/g)).toHaveLength(6);
    const two = layout.outlines([
      { row: 0, column: 0, terrain: "wood" },
      { row: 1, column: 0, terrain: "wood" },
    ]);
    expect(two.match(/M/g)).toHaveLength(10);
    const strangers = layout.outlines([
      { row: 0, column: 0, terrain: "wood" },
      { row: 1, column: 0, terrain: "lake" },
    ]);
    expect(strangers.match(/M/g)).toHaveLength(12);
  });
  test("the frame lies within the drawing", () => {
    for (const rows of [3, 4])
      for (const below of [false, true])
        for (let column = 0; column < 6; column++) {
          const { y } = layout.frameIcon(column, rows, below);
          expect(y).toBeGreaterThan(15);
          expect(y).toBeLessThan(layout.environsSize(rows).height - 15);
        }
  });
});

describe("art", () => {
  test.each(scenes)("%s: every space, emblem, vassal and terrain is drawn", (_name, { guide }) => {
    for (const { kind, colour } of [...guide.outer, ...guide.inner])
      if (!colour) expect(SPACES).toHaveProperty([kind]);
    for (const { emblem } of guide.colours) expect(EMBLEMS).toHaveProperty([emblem]);
    for (const { name } of guide.vassals) expect(VASSALS).toHaveProperty([name]);
    for (const { name } of guide.terrains) expect(SCENES).toHaveProperty([name]);
  });
  test("signs are made of pictures that exist", () => {
    for (const parts of Object.values(SPACES))
      for (const part of parts) expect(PICTURES).toHaveProperty([part!]);
  });
});

describe("the board", () => {
  beforeAll(() => language.use("en"));

  test.each(scenes)(
    "%s: a space's name on the ring is one of the words a screen reader says",
    (_name, shown) => {
      const stage = new Stage();
      Object.assign(stage, { guide: shown.guide, view: shown.view, prompt: shown.prompt, names: [] });
      const { container, unmount } = render(NamedRing, { stage });
      const names = [...container.querySelectorAll("text.name")];
      expect(names).toHaveLength(shown.guide.outer.length);
      for (const name of names) {
        const said = name.closest("[data-el]")!.getAttribute("aria-label")!;
        expect(said.toLowerCase()).toContain(name.textContent.toLowerCase());
      }
      unmount();
    },
  );

  const spoken = scenes.filter(([name]) => !/\.(de|pt)\.json$/.test(name));
  test.each(spoken)(
    "%s: whatever an option points at is on the board, once",
    { timeout: 60_000 },
    (_name, shown) => {
      const { container, unmount } = render(BoardScene, { scene: shown });
      const elements = [...container.querySelectorAll("[data-el]")];
      const ids = elements.map((element) => element.getAttribute("data-el")!);
      // One shelf is open at a time: each is looked into.
      const known = new Set(ids);
      for (const button of container.querySelectorAll<HTMLButtonElement>(".shelf:not(.open) button")) {
        flushSync(() => button.click());
        for (const one of container.querySelectorAll(".shelf [data-el]"))
          known.add(one.getAttribute("data-el")!);
      }
      const missing = new Set(
        (shown.prompt?.options ?? [])
          .flatMap(({ elements }) => elements)
          .filter((element) => !known.has(element)),
      );
      expect([...missing]).toEqual([]);
      // Two equal own dice share a name, as do the pieces of a module that come in numbers.
      const twice = ids.filter((id, n) => ids.indexOf(id) !== n && !id.startsWith("die:"));
      expect(twice).toEqual([]);
      for (const element of elements) {
        // What a module only draws over a tile has no words of its own: the tile has them.
        if (!element.classList.contains("el")) continue;
        expect(element.getAttribute("aria-label"), element.getAttribute("data-el")!).toBeTruthy();
        expect(element.parentElement?.closest(".el")?.getAttribute("data-el")).toBeUndefined();
      }
      unmount();
    },
  );
});

describe("the lands around the rondel", () => {
  const angles = [-30, 30, 90, 150, 210, 270];
  test.each([
    [1280, 800],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [768, 1024],
    [3840, 2160],
  ])("at %i × %i they lie apart, within the wheel and off the rondel", (width, height) => {
    const { wheel, scale } = measure(width, height);
    for (const more of [false, true]) {
      const places = angles.map((angle) => landPlace(angle, { ...wheel, scale }, more));
      places.forEach((one, n) => {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.left + one.width).toBeLessThanOrEqual(wheel.width);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.top + one.height).toBeLessThanOrEqual(wheel.height);
        // The corner of the box that is nearest to the middle.
        const x = Math.max(0, Math.abs(one.left + one.width / 2 - wheel.width / 2) - one.width / 2);
        const y = Math.max(0, Math.abs(one.top + one.height / 2 - wheel.height / 2) - one.height / 2);
        expect(Math.hypot(x, y)).toBeGreaterThan(wheel.radius);
        for (const other of places.slice(n + 1).filter(({ side }) => side === one.side))
          expect(other.top >= one.top + one.height || one.top >= other.top + other.height).toBe(true);
      });
    }
  });
  test("each lies on the side of its space", () => {
    const room = { width: 800, height: 548, radius: 246, scale: 1 };
    expect(angles.map((angle) => landPlace(angle, room)).map(({ side, row }) => `${side} ${row}`)).toEqual([
      "left top",
      "right top",
      "right middle",
      "right bottom",
      "left bottom",
      "left middle",
    ]);
  });
});
