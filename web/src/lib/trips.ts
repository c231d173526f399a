// What travels when something happens: from which part of the board to which, and how long it takes.

import type { LogLine } from "../wire";

/** A piece on its way: the first places of both lists that can be seen count. */
export interface Trip {
  from: readonly string[];
  to: readonly string[];
  /** Which picture flies: the one in this place, before or after the step. */
  piece: { at: string; when: "before" | "after" };
  time: number;
  delay?: number;
  /** In a bow, as something that is thrown. */
  arc?: boolean;
}

const GOOD = 360;
const PIECE = 320;
const CARD = 300;

/** What of a line travels, for a viewer at this seat. */
export function tripsOf(line: LogLine, viewer: string | null): Trip[] {
  const part = (form: string) => line.elements.find((element) => element.startsWith(`${form}:`)) ?? "";
  const own = line.seat !== null && line.seat === viewer;
  const home = `castle:${line.seat}`;
  const [stock, good, slot, marker, cell, card] = ["stock", "good", "slot", "marker", "cell", "card"].map(
    part,
  );
  const vassal = slot ? `vassal:${slot.split(":")[1]}` : "";
  switch (line.kind) {
    case "claimed":
      return [trip([stock!], [good!, home], stock!, "before", GOOD, { arc: true })];
    case "returned":
      return [trip([good!, home], [stock!], stock!, "after", GOOD, { arc: true })];
    case "deployed":
      return [
        trip(
          own ? [vassal, home] : [home],
          own ? [vassal, slot!] : [slot!],
          own ? vassal : slot!,
          "after",
          PIECE,
        ),
      ];
    case "evicted":
      return [trip([slot!, vassal], own ? [vassal, home] : [home], slot!, "before", PIECE, { delay: 80 })];
    case "marker":
      return [trip(own ? ["marker", home] : [home], [marker!], marker!, "after", PIECE)];
    case "marker-back":
      return [trip([marker!], own ? ["marker", home] : [home], marker!, "before", PIECE)];
    case "built":
      return [trip(own ? ["manor", home] : [home], [cell!], cell!, "after", PIECE)];
    case "drew":
      return [trip(["pile"], [`${home}:hand`, home], "pile", "before", CARD)];
    case "card":
      return [trip(["pile"], [card!, home], card!, "after", CARD)];
    default:
      return between(line, home);
  }
}

/** Whatever else is taken from the table to a castle, or comes back from there. */
function between({ kind, elements }: LogLine, home: string): Trip[] {
  const places = elements.filter((element) => element.includes(":") && !element.startsWith("castle:"));
  const [piece] = places;
  if (!piece || !elements.includes(home)) return [];
  if (/^bought-|-(taken|took|joined)$/.test(kind))
    return [trip(places, [home], piece, "before", GOOD, { arc: true })];
  if (/-(back|given)$/.test(kind)) return [trip([home], places, piece, "after", GOOD, { arc: true })];
  return [];
}

function trip(
  from: string[],
  to: string[],
  at: string,
  when: "before" | "after",
  time: number,
  more: Partial<Trip> = {},
): Trip {
  return { from, to, piece: { at, when }, time, ...more };
}
