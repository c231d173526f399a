// What is printed on the table, each kind once.

import type { Guide, NeedGuide, SpaceGuide } from "../wire";

/** The kinds of spaces, in the order of the ring; one that belongs to a principality is called as all of them are. */
export function kindsOf(guide: Guide): SpaceGuide[] {
  const found = new Map<string, SpaceGuide>();
  const land = guide.pieces.find(({ name }) => name === "principality");
  for (const space of [...guide.outer, ...guide.inner])
    if (!found.has(space.kind))
      found.set(space.kind, space.colour && land ? { ...space, title: land.title } : space);
  return [...found.values()];
}

/** One requirement of each form, the first that the cards have. */
export function formsOf(guide: Guide): NeedGuide[] {
  const found = new Map<string, NeedGuide>();
  for (const need of guide.cards.flatMap(({ needs }) => needs)) {
    const named = need.names.map((name) => (name === null ? "any" : "given"));
    const form = [need.piece, need.where, ...named].join(" ");
    if (!found.has(form)) found.set(form, need);
  }
  return [...found.values()];
}
