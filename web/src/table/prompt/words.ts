// How choices and steps are called in the prompt: in short, because the question and the board say the rest.

import { cardOf, colourOf, goodOf, nameOf, placeOf, vassalOf } from "../../board/words";
import { type Choice, grouped } from "../../lib/choices";
import { number, t } from "../../lib/i18n.svelte";
import type { Stage } from "../../lib/stage.svelte";
import type { Delta, Lead, SpaceGuide } from "../../wire";

export function spaceOf(stage: Stage, position: number): SpaceGuide | undefined {
  const { outer, inner } = stage.guide;
  return outer.find((one) => one.position === position) ?? inner.find((one) => one.position === position);
}

/** A land, or what lies on it. */
function landOf(stage: Stage, colour: string): string {
  const land = stage.view.principalities.find((one) => one.colour === colour);
  return (land && placeOf(stage, land)?.title) ?? colourOf(stage, colour)?.title ?? colour;
}

/** A space of the rondel; that of a land by the land alone. */
function spaceWords(stage: Stage, position: number): string {
  const space = spaceOf(stage, position);
  return space?.colour ? landOf(stage, space.colour) : (space?.title ?? "");
}

/** A good of a colour, from any place where goods lie: a castle, a land, a market. */
export function goodIn(stage: Stage, element: string): { good: string; colour: string } | null {
  const [colour, good] = element.split(":").reverse();
  const known = stage.guide.goods.some((one) => one.name === good);
  return known && stage.guide.colours.some((one) => one.name === colour)
    ? { good: good!, colour: colour! }
    : null;
}

/** Whether all are goods of one kind: then their colours tell them apart. */
export function sameGood(stage: Stage, elements: readonly (string | null)[]): boolean {
  const kinds = new Set(elements.flatMap((one) => (one === null ? [] : [goodIn(stage, one)?.good])));
  return kinds.size === 1 && !kinds.has(undefined);
}

/** An element in a word or two, or nothing where only the option's own words will do. */
export function elementWords(stage: Stage, element: string, alike = false): string | null {
  const [first, second = "", third = ""] = element.split(":");
  const found = goodIn(stage, element);
  if (found) {
    const colour = colourOf(stage, found.colour).title;
    return alike ? colour : t("board-of-colour", { what: goodOf(stage, found.good).title, colour });
  }
  if (first === "cell") return second;
  if (first === "principality") return landOf(stage, second);
  if (first === "vassal") return vassalOf(stage, second).title;
  if (first === "slot") return `${vassalOf(stage, second).title} · ${landOf(stage, third)}`;
  if (first === "castle" && !third) return nameOf(stage, second);
  // "2 points – a blue flag, a grey shield": the pictures say the rest where there is no room.
  if (first === "card") return cardOf(stage, Number(second))?.text.replace(": ", " – ") ?? null;
  if (first === "space") return spaceWords(stage, Number(second)) || null;
  if (first === "die" && third) return t("prompt-die", { face: third });
  return null;
}

/** What each choice is called: by what tells it from the others of its kind, or in the option's own words. */
export function titles(stage: Stage, choices: readonly Choice[]): Map<Choice, string> {
  const found = new Map<Choice, string>();
  const kinds = grouped(choices, ({ option }) => option.kind);
  for (const [, several] of kinds) {
    const prefix = commonStart(several.map(({ option }) => option.label));
    for (const choice of several) found.set(choice, choice.option.label.slice(prefix.length));
    if (several.length < 2 || several.some((choice) => choice.lead)) continue;
    const longest = Math.max(...several.map(({ steps }) => steps.length));
    const columns = Array.from({ length: longest }, (_, index) => several.map(({ steps }) => steps[index]));
    // Goods go before lands: what lies on a land need not be of its colour.
    const goods = (values: readonly (string | undefined)[]) =>
      values.every((one) => one !== undefined && goodIn(stage, one));
    for (const values of columns.toSorted((a, b) => Number(goods(b)) - Number(goods(a)))) {
      if (values.includes(undefined) || new Set(values).size < values.length) continue;
      const alike = sameGood(stage, values as string[]);
      const words = values.map((element) => elementWords(stage, element!, alike));
      if (words.includes(null)) continue;
      several.forEach((choice, place) => found.set(choice, words[place]!));
      break;
    }
  }
  return found;
}

/** "Use an apple: " of labels that all begin so. */
export function commonStart(labels: readonly string[]): string {
  const end = labels.length > 1 ? labels[0]!.indexOf(": ") : -1;
  const start = end < 0 ? "" : labels[0]!.slice(0, end + 2);
  return start && labels.every((label) => label.startsWith(start)) ? start : "";
}

/** Where a way ends and who goes it, and the points it brings: "Merlin: Build a manor". */
export function leadWords(stage: Stage, lead: Lead): { who: string; where: string } {
  const where = spaceWords(stage, lead.space);
  const own = lead.figure.startsWith("knight");
  const who = own ? "" : (stage.guide.pieces.find((one) => one.name === lead.figure)?.title ?? lead.figure);
  return { who, where };
}

// ids: prompt-clockwise, prompt-counter-clockwise
export function directionWords(lead: Lead): string {
  return lead.direction ? t(`prompt-${lead.direction}`) : "";
}

/** One line on what a choice means now. */
export function factOf({ option, lead }: Choice): string {
  return lead?.fact || option.fact || (lead?.closed ? t("table-closed") : (option.effects[0] ?? ""));
}

/** What a choice changes: points at once, and points in a scoring; null where that cannot be told. */
export function deltaOf({ option, lead }: Choice): Delta | null {
  const now = option.points || lead?.gain || 0;
  return lead?.delta ?? option.delta ?? (now ? { now, scoring: 0, best: [] } : null);
}

export function signed(points: number): string {
  return points === 0 ? "±0" : `${points > 0 ? "+" : "−"}${number(Math.abs(points))}`;
}

/** The largest change among several choices. */
export function bestDelta(choices: readonly Choice[]): Delta | null {
  const worth = (delta: Delta) => delta.now + delta.scoring;
  const known = choices.map(deltaOf).filter((delta) => delta !== null);
  return known.length === choices.length ? known.reduce((a, b) => (worth(b) > worth(a) ? b : a)) : null;
}
