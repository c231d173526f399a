// Which pictures a choice has in the prompt: the piece it uses and the place it leads to, as they look on the board.

import { cardOf } from "../../board/words";
import type { Choice } from "../../lib/choices";
import type { Stage } from "../../lib/stage.svelte";
import type { CardGuide } from "../../wire";
import { PICTURES } from "../../art/pictures";
import { FIGURES } from "../../art/figures";
import { VASSALS } from "../../art/vassals";
import { goodIn, spaceOf } from "./words";

export type Picture =
  | { of: "die"; face: number; owner: string }
  | { of: "good"; good: string; colour: string }
  | { of: "land"; colour: string }
  | { of: "space"; kind: string }
  | { of: "traitor"; colour: string }
  | { of: "vassal"; vassal: string }
  | { of: "marker" }
  | { of: "tile"; terrain: string; tower: boolean }
  | { of: "figure"; figure: string }
  | { of: "seat"; seat: string }
  | { of: "card"; card: CardGuide }
  | { of: "sign"; name: string };

/** The picture of an element, if it has one. */
export function pictureOf(stage: Stage, element: string, action = ""): Picture | null {
  const [first, second = "", third = ""] = element.split(":");
  const good = goodIn(stage, element);
  if (good) return { of: "good", ...good };
  if (first === "die") {
    const face = Number(third || /\d/.exec(action)?.[0]);
    return { of: "die", face, owner: second === "own" ? own(stage) : second };
  }
  if (first === "space") {
    const space = spaceOf(stage, Number(second));
    if (!space) return null;
    return space.colour ? { of: "land", colour: space.colour } : { of: "space", kind: space.kind };
  }
  if (first === "principality") return { of: "land", colour: second };
  if (first === "marker") return { of: "marker" };
  if (first === "traitor") return { of: "traitor", colour: second };
  if ((first === "vassal" || first === "slot") && second in VASSALS) return { of: "vassal", vassal: second };
  if (first === "cell") {
    const tile = stage.view.environs.find(({ cell }) => cell === second);
    return tile ? { of: "tile", terrain: tile.terrain, tower: tile.tower } : null;
  }
  if (first === "figure") return second in FIGURES ? { of: "figure", figure: second } : null;
  if (first === "castle" && !third) return { of: "seat", seat: second };
  const card = first === "card" && cardOf(stage, Number(second));
  if (card) return { of: "card", card };
  if (first === "card" || first === "pile") return { of: "sign", name: "scroll" };
  const name = [first!, second].find((word) => word in PICTURES);
  return name ? { of: "sign", name } : null;
}

/** Up to two pictures of a choice; what was chosen before needs none. */
export function picturesOf(stage: Stage, choice: Choice): Picture[] {
  const { option, lead } = choice;
  const elements = choice.steps.filter((element) => !stage.picked.includes(element));
  const space = lead && !elements.includes(`space:${lead.space}`) ? [`space:${lead.space}`] : [];
  const found = [...elements, ...space]
    .map((element) => pictureOf(stage, element, option.action))
    .filter((picture) => picture !== null);
  const distinct = found.filter(
    (one, index) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index,
  );
  // A vassal in its land says it alone; so does a good of a colour.
  const alone = distinct.find((one) => one.of === "vassal" || one.of === "good" || one.of === "marker");
  const land = distinct.find((one) => one.of === "land");
  if (alone && !lead) return alone.of === "marker" && land ? [alone, land] : [alone];
  return distinct.slice(0, 2);
}

export function own(stage: Stage): string {
  return stage.prompt?.seat ?? stage.viewer ?? stage.view.current;
}
