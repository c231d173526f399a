// What the parts of modules ask of the table: a module's part of the view and of the guide, and words for what can be pointed at.

import { nameOf, placeOf, shownPlayer } from "../board/words";
import type { Stage } from "../lib/stage.svelte";
import type * as wire from "../wire";

export type ModuleName = keyof wire.ModuleParts;

/** A module's part of the view, or nothing if it is not in play. */
export function slice<M extends ModuleName>(stage: Stage, name: M): wire.ModuleParts[M]["slice"] | undefined {
  return stage.view.modules[name] as wire.ModuleParts[M]["slice"] | undefined;
}

/** What does not change about a module, in words. */
export function guide<M extends ModuleName>(stage: Stage, name: M): wire.ModuleParts[M]["guide"] {
  return stage.guide.modules[name] as unknown as wire.ModuleParts[M]["guide"];
}

export { colourOf as colour, goodOf as good, pieceOf as piece, vassalOf as vassal } from "../board/words";

/** A player: the seat, its number, and a name to read. */
export interface Seated {
  seat: string;
  index: number;
  name: string;
}

export function seated(stage: Stage): Seated[] {
  return stage.view.players.map(({ seat }, index) => ({
    seat,
    index,
    name: nameOf(stage, seat),
  }));
}

/** The player whose castle is shown large. */
export function ownSeat(stage: Stage): Seated {
  const { seat } = shownPlayer(stage);
  return seated(stage).find((who) => who.seat === seat)!;
}

/** How a principality is called, or what lies on it. */
export function placeName(stage: Stage, index: number): string {
  const principality = stage.view.principalities[index];
  const place = principality && placeOf(stage, principality);
  return place?.title ?? stage.guide.colours[index]?.principality ?? "";
}

/** The number of a cell of the environs, as the modules count them. */
export function cellNumber(stage: Stage, cell: string): number {
  return stage.guide.cells.findIndex((known) => known.cell === cell);
}

/** Whether an element is to be seen although there is none of it now: it can be chosen, or was just touched. */
export function wanted(stage: Stage, id: string): boolean {
  return stage.glows(id) || stage.touched.has(id);
}

/** Whether a castle is the one shown large, where everything has the names that choices refer to. */
export function isShown(stage: Stage, seat: string): boolean {
  return shownPlayer(stage).seat === seat;
}

/** How the elements of a castle are called: those of the one shown large as the prompt calls them, those of others apart. */
export function castleElement(own: boolean, seat: string, id: string): string {
  return own ? id : `castle:${seat}:${id}`;
}
