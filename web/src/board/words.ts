// Words for the parts of the board, from the guide of the table and the page's own messages.

import { list, t } from "../lib/i18n.svelte";
export { list };
import type { Stage } from "../lib/stage.svelte";
import type { CardGuide, ColourGuide, PlayerView, PrincipalityView, WordGuide } from "../wire";

const NO_WORD: Omit<WordGuide, "name" | "title"> = { about: "", rule: "", letter: "", many: "" };
const found = (words: readonly WordGuide[], name: string): WordGuide =>
  words.find((word) => word.name === name) ?? { name, title: name, ...NO_WORD };

export const seatOf = (stage: Stage, name: string) => found(stage.guide.seats, name);
export const goodOf = (stage: Stage, name: string) => found(stage.guide.goods, name);
export const vassalOf = (stage: Stage, name: string) => found(stage.guide.vassals, name);
export const pieceOf = (stage: Stage, name: string) => found(stage.guide.pieces, name);

export function colourOf(stage: Stage, name: string): ColourGuide {
  return stage.guide.colours.find((colour) => colour.name === name)!;
}

export function cardOf(stage: Stage, id: number): CardGuide | undefined {
  return stage.guide.cards.find((card) => card.id === id);
}

/** Colour and emblem, as the pieces want them. */
export function arms(stage: Stage, name: string): { colour: string; emblem: string } {
  return { colour: name, emblem: colourOf(stage, name).emblem };
}

/** How a principality is called, or what lies on it. */
export function placeOf(stage: Stage, principality: PrincipalityView): WordGuide | undefined {
  return stage.guide.places.find((place) => place.name === principality.cover);
}

/** How a player is called. */
export function nameOf(stage: Stage, seat: string): string {
  const index = stage.view.players.findIndex((player) => player.seat === seat);
  return stage.names[index] || seatOf(stage, seat).title;
}

/** The player whose castle is shown large: the viewer, or for who only watches, whoever's turn it is. */
export function shownPlayer(stage: Stage): PlayerView {
  const { players, current } = stage.view;
  const seat = stage.viewer ?? current;
  return players.find((player) => player.seat === seat) ?? players[0]!;
}

/** The others in the order of play after the one shown. */
export function others(stage: Stage): PlayerView[] {
  const { players } = stage.view;
  const at = players.indexOf(shownPlayer(stage));
  return [...players.slice(at + 1), ...players.slice(0, at)];
}

/** What lies in a castle by number; what can be chosen has a name of its own. */
export function stores(player: PlayerView) {
  return [
    { name: "staff", count: player.staffs, chosen: true },
    { name: "apple", count: player.apples, chosen: true },
    { name: "marker", count: player.markers, chosen: false },
    { name: "manor", count: player.manors, chosen: false },
  ];
}

/** "3 shields, blue" and the like, for what comes in numbers. */
export function counted(count: number, word: WordGuide, colour?: ColourGuide): string {
  const what = t("board-counted", { count, what: count === 1 ? word.title : word.many || word.title });
  return colour ? t("board-of-colour", { what, colour: colour.title }) : what;
}

/** What a good is for: a flag has the power of its colour. */
export function goodWord(stage: Stage, good: string, colour: string): { about: string; rule: string } {
  const { ability_title, ability_about, ability_rule } = colourOf(stage, colour);
  return good === "flag"
    ? { about: `${ability_title}: ${ability_about}`, rule: ability_rule }
    : goodOf(stage, good);
}

/** All goods of a kind by colour, in words. */
export function goodsInWords(stage: Stage, good: string, counts: Record<string, number>): string[] {
  const word = goodOf(stage, good);
  return Object.entries(counts).map(([colour, count]) => counted(count, word, colourOf(stage, colour)));
}

/** Goods, traitors and vassals of a castle, in words. */
export function castleInWords(stage: Stage, player: PlayerView): string {
  const traitor = pieceOf(stage, "traitor");
  return (
    list([
      ...stage.guide.goods.flatMap(({ name }) => goodsInWords(stage, name, player.goods[name] ?? {})),
      ...Object.entries(player.traitors).map(([colour, count]) =>
        counted(count, traitor, colourOf(stage, colour)),
      ),
      ...stage.guide.vassals
        .filter(({ name }) => player.vassals[name] === null)
        .map(({ name }) => t("board-vassal-home", { vassal: vassalOf(stage, name).title })),
    ]) || t("board-none")
  );
}

/** How many traitors there is no shield for. */
export function openTraitors({ traitors, covered }: PlayerView): number {
  return Object.entries(traitors).reduce((sum, [colour, count]) => sum + count - (covered[colour] ?? 0), 0);
}
