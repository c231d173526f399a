// Pieces that travel. A step tells by its lines what went where; its pieces fly over the page from where they were to
// where they are. All places are read at once before and at once after the page has drawn the step, the browser moves the
// rest: nothing is computed from frame to frame, and nobody waits for it.

import "./motion.css";
import { tick } from "svelte";
import { settings, still } from "./settings.svelte";
import { type Trip, tripsOf } from "./trips";
import type { LogLine, ScoringStep, StepMessage } from "../wire";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const CARD = 300;
const POINTS = 450;
const ROLL = 500;
const USED = 260;
const NOD = 400;

const all = (selector: string) => [...document.querySelectorAll<Element>(selector)];
const named = (id: string) => (id ? document.querySelector(`[data-el="${CSS.escape(id)}"]`) : null);
const seen = (rect: DOMRect | undefined): rect is DOMRect => !!rect && rect.width > 0 && rect.height > 0;
const find = (ids: readonly string[]) =>
  ids.map((id) => named(id)?.getBoundingClientRect()).find((rect) => seen(rect));

/** The picture of a piece in a place: that of a player where it is somebody's. */
function pictureAt(id: string, seat: string | null): SVGElement | null {
  const place = named(id);
  return (
    (seat && place?.querySelector<SVGElement>(`svg.s-${seat}`)) ||
    (place?.querySelector<SVGElement>("svg.art") ?? null)
  );
}

let layer: HTMLElement | undefined;
function overlay(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "in-flight";
    layer.inert = true;
    document.body.append(layer);
  }
  return layer;
}

/** Lets something fly from one place to another and takes it away there. */
function fly(
  what: Element,
  from: DOMRect,
  to: DOMRect,
  { time, delay = 0, arc = false }: Partial<Trip>,
): void {
  const size = Math.max(18, Math.min(56, Math.min(to.width, to.height)));
  let [width, height] = [size, size];
  if (what instanceof SVGElement) {
    what.setAttribute("width", `${size}`);
    what.setAttribute("height", `${size}`);
  } else if (what instanceof HTMLElement && !what.classList.contains("coin")) {
    // A whole part of the page, such as a card.
    [width, height] = [from.width, from.height];
    what.style.width = `${width}px`;
    what.style.height = `${height}px`;
  }
  for (const name of ["x", "y", "data-el", "tabindex", "role"]) what.removeAttribute(name);
  what.classList.add("flying");
  const at = (rect: DOMRect) => [rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2];
  const [[x0, y0], [x1, y1]] = [at(from), at(to)] as [[number, number], [number, number]];
  const bow = arc ? Math.min(120, 20 + Math.hypot(x1 - x0, y1 - y0) / 5) : 0;
  overlay().append(what);
  what.animate(
    [
      { transform: `translate(${x0}px, ${y0}px) scale(0.9)` },
      { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - bow}px) scale(1.15)` },
      { transform: `translate(${x1}px, ${y1}px) scale(1)` },
    ],
    { duration: time, delay, easing: EASE, fill: "both" },
  ).onfinish = () => what.remove();
}

/** Points that fly to where they are counted. */
function pay(points: number, from: DOMRect, to: DOMRect, delay = 0): void {
  const coin = document.createElement("span");
  coin.className = points < 0 ? "coin lost" : "coin";
  coin.textContent = points < 0 ? `−${-points}` : `+${points}`;
  fly(coin, from, to, { time: POINTS, delay, arc: true });
}

/** The points of a step of a scoring, from the board into their cells of its table. */
export function paid({ elements, points, category }: ScoringStep, seats: readonly string[]): void {
  if (typeof Element.prototype.animate !== "function") return;
  const starts = elements.map((id) => find([id])).filter((rect) => seen(rect));
  const ends = seats.map((seat) =>
    document.querySelector(`[data-cell="${CSS.escape(`${category}:${seat}`)}"]`)?.getBoundingClientRect(),
  );
  points.forEach((count, index) => {
    const [start, end] = [starts[index % starts.length], ends[index]];
    if (count && seen(start) && seen(end)) pay(count, start, end, index * 90);
  });
}

/** Shows what a step changes; to be told before the page has drawn it. */
export function follow(step: StepMessage, viewer: string | null): void {
  if (step.undone || !step.lines.length || still() || settings.speed === "instant" || document.hidden) return;
  if (typeof Element.prototype.animate !== "function") return;
  // What is read before the step: where trips begin, the cards and dice that may go, and pictures that will be gone.
  const trips = step.lines.flatMap((line) =>
    tripsOf(line, viewer).map((trip) => ({
      ...trip,
      seat: line.seat,
      start: find(trip.from),
      shown: trip.piece.when === "before" ? pictureAt(trip.piece.at, line.seat)?.cloneNode(true) : undefined,
    })),
  );
  const kinds = new Set(step.lines.map((line) => line.kind));
  const cards = ["completed", "took", "display", "discarded"].some((kind) => kinds.has(kind));
  const loose = [
    ...(cards ? [CARDS] : []),
    ...(kinds.has("die") || kinds.has("moved") ? [DICE] : []),
  ].flatMap((selector) =>
    all(selector).map((element) => ({
      id: element.getAttribute("data-el")!,
      place: element.getBoundingClientRect(),
      shown: (selector === DICE ? element.querySelector("svg") : element)?.cloneNode(true) as Element,
    })),
  );
  const source = gainsOf(step.lines).map((gain) => ({ ...gain, start: find(gain.from) }));
  void tick().then(() => arrive(step, trips, loose, source));
}

interface Gain {
  seat: string;
  points: number;
  from: string[];
}

/** Points and where they come from: what the line before them speaks of. */
function gainsOf(lines: readonly LogLine[]): Gain[] {
  return lines.flatMap((line, index) =>
    line.points && line.seat
      ? {
          seat: line.seat,
          points: line.points,
          from: [...(lines[index - 1]?.elements ?? []), ...line.elements, `castle:${line.seat}`],
        }
      : [],
  );
}

const CARDS = '[data-el^="card:"]';
const DICE = '[data-el^="die:"]';

/** Something that may have gone after the step: dice have the same name when they are equal. */
interface Loose {
  id: string;
  place: DOMRect;
  shown: Element;
}

/** Those that are gone, and those that are there, perhaps elsewhere. */
function parted(loose: readonly Loose[]): { gone: Loose[]; stayed: (Loose & { now: Element })[] } {
  const there = new Map<string, Element[]>();
  for (const element of loose.length ? all(`${CARDS}, ${DICE}`) : []) {
    const id = element.getAttribute("data-el")!;
    there.set(id, [...(there.get(id) ?? []), element]);
  }
  const gone: Loose[] = [];
  const stayed: (Loose & { now: Element })[] = [];
  for (const one of loose) {
    const now = there.get(one.id)?.shift();
    if (now) stayed.push({ ...one, now });
    else gone.push(one);
  }
  return { gone, stayed };
}

type Ready = Trip & { seat: string | null; start: DOMRect | undefined; shown: Node | undefined };

function arrive(
  step: StepMessage,
  trips: readonly Ready[],
  loose: readonly Loose[],
  gains: readonly (Gain & { start: DOMRect | undefined })[],
): void {
  // First everything is read …
  const flights = trips.flatMap((trip) => {
    const end = find(trip.to);
    const standing = trip.piece.when === "after" ? pictureAt(trip.piece.at, trip.seat) : null;
    const what = (trip.shown ?? standing?.cloneNode(true)) as Element | undefined;
    return seen(trip.start) && seen(end) && what ? [{ trip, what, from: trip.start, to: end, standing }] : [];
  });
  const { gone, stayed } = parted(loose);
  const moved = stayed
    .filter(({ id }) => id.startsWith("card:"))
    .map(({ now, place }) => ({ now, before: place, after: now.getBoundingClientRect() }));
  const pile = find(["pile"]);
  const middle = all('[data-region="wheel"], .rondel')[0]?.getBoundingClientRect();
  const coins = gains.map((gain) => ({ ...gain, end: find([`castle:${gain.seat}`]) }));
  const rolled = step.lines.filter((line) => line.kind === "rolled").map((line) => line.seat);

  // … then everything is set going.
  for (const { trip, what, from, to, standing } of flights) {
    fly(what, from, to, trip);
    // What was not there before appears when it arrives.
    if (!trip.piece.at.startsWith("stock:"))
      standing?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], trip.time);
  }
  for (const { now, before, after } of moved) {
    const [x, y] = [before.x - after.x, before.y - after.y];
    if (seen(before) && seen(after) && Math.hypot(x, y) > 4)
      now.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: CARD,
        easing: EASE,
      });
  }
  for (const { id, place, shown } of gone) {
    const die = id.startsWith("die:");
    const end = die ? middle : pile;
    if (seen(place) && seen(end)) fly(shown, place, end, { time: die ? USED : CARD });
  }
  for (const { points, start, end } of coins) if (seen(start) && seen(end)) pay(points, start, end);
  for (const { seat, points } of gains)
    if (Math.abs(points) >= 5)
      named(`seat:${seat}`)?.animate(
        [
          { transform: "none" },
          { transform: "translateY(3px) rotate(-4deg)" },
          { transform: "translateY(-2px) rotate(4deg)" },
          { transform: "none" },
        ],
        NOD,
      );
  for (const seat of rolled)
    all(
      `[data-region="castle"] svg.die.s-${seat}, [data-seat="${seat}"] svg.die, .castle svg.die.s-${seat}`,
    ).forEach((die, index) =>
      die.animate(
        [
          { transform: "translateY(-60%) rotate(-220deg) scale(0.8)" },
          { transform: "translateY(12%) rotate(24deg) scale(1.06)", offset: 0.7 },
          { transform: "none" },
        ],
        { duration: ROLL, delay: Math.min(index, 5) * 60, easing: EASE, fill: "backwards" },
      ),
    );
}
