// Every way in which a module can take part in the page, on one page.
//
// A module's folder is `web/src/modules/<name>/`, called as its rules are. What is in it is found there:
//
//   art.ts      what it draws wherever the page may need it; its default export is a ModuleArt
//   index.ts    what it shows at a table; its default export is a ModulePage
//   locale/     its strings, `<name>.<language>.ftl`, in all languages; their ids begin with `modules-`
//
// Everything is optional: a module with nothing to show has no folder. Its part of the view and of the guide is typed in
// `wire.ts`, and `slice` and `guide` of scene.ts give it. What it draws at the table can be pointed at if it is wrapped in
// `board/El.svelte` or `Chip.svelte` with the element's name as the prompt has it. Pieces that several modules show alike
// (Shelf, Chip, Tally, Colour, Good, Seat, Sign, Icon) stand beside this file. Whatever needs two modules at once goes to
// `together/`. No other file names a module: tests/module-folders.test.ts sees to it.

import type { Component } from "svelte";
import type { DieLook } from "../art/dice";
import type { FigureLook } from "../art/figures";
import type { Layer, SpaceSign } from "../art/layers";
import type { Stage } from "../lib/stage.svelte";
import type { TileView } from "../wire";
import type { Seated } from "./scene";

/** What a module draws; names are those that views and the guide use. art.ts imports nothing that needs a table. */
export interface ModuleArt {
  /** Its badge on the card on which it is chosen: a drawing of 48 by 48 within a round of wood. */
  badge?: Component;
  /** Pictures of its pieces, 100 by 100, to be shown with `art/Pic.svelte`. */
  pictures?: Readonly<Record<string, readonly Layer[]>>;
  /** The signs of its spaces, by the kind of space. */
  spaces?: Readonly<Record<string, SpaceSign>>;
  /** Its figures that walk on the round table, by the piece. */
  figures?: Readonly<Record<string, FigureLook>>;
  /** How dice look that are no player's. */
  dice?: Readonly<Record<string, DieLook>>;
}

/** A part of the table; those of all modules in play stand in their order. */
export interface Part<Props extends Record<string, unknown>> {
  order: number;
  part: Component<Props>;
}

/** Where in a castle something stands: among the dice, the goods, the small things that are counted, or in a line of its own. */
export const CASTLE_PLACES = ["dice", "goods", "stores", "line"] as const;
export type CastlePlace = (typeof CASTLE_PLACES)[number];

/** In a player's castle; in one's own everything has the names that choices refer to, in others' it is drawn small. */
export interface CastleProps extends Record<string, unknown> {
  who: Seated;
  own: boolean;
  place: CastlePlace;
}

/** In a principality, by its colour and number; `place` is how it is called now. */
export interface PrincipalityProps extends Record<string, unknown> {
  colour: string;
  index: number;
  place: string;
}

/** On a tile of the environs, within a drawing whose origin is the middle of the hex; a click goes through to the tile. */
export interface CellProps extends Record<string, unknown> {
  tile: TileView;
  /** The number of the cell, as modules count them. */
  number: number;
  /** The width of the hex. */
  size: number;
}

/** A board of its own beside the map, made with Shelf.svelte: closed it is one line, and one at a time is open. */
export interface ShelfPage extends Part<Record<string, never>> {
  /** Whether an element of the table lies on its board: the shelf opens when a choice or the pointer is about one. */
  holds?: (id: string, stage: Stage) => boolean;
  /** Kinds of spaces whose action is about this board. */
  spaces?: readonly string[];
  /** Whether there is anything to show now; always, unless told. */
  when?: (stage: Stage) => boolean;
  /** Whether its cards are chosen from now: then it has all the room, and they stand side by side. */
  drafts?: (stage: Stage) => boolean;
}

/** What a module shows at a table while it is in play. Pieces that a player owns appear once: in the castle. */
export interface ModulePage {
  shelf?: ShelfPage;
  castle?: Part<CastleProps> & {
    /** The places at which it has something. */
    places: readonly CastlePlace[];
  };
  principality?: Part<PrincipalityProps>;
  cell?: Part<CellProps> & {
    /** Whether it takes the foot of this tile: the colours that build there then stand at the head. */
    takesFoot?: (stage: Stage, tile: TileView) => boolean;
  };
}
