// What the server tells for these pages.

import { api, call } from "../lib/api";
import type { Guide, Lang, ReferenceLine, RulebookPicture, RulebookSection } from "../wire";

export const readRulebook = (lang: Lang) => call<RulebookSection[]>("GET", `/api/rulebook?lang=${lang}`);
export const readReference = (lang: Lang) => call<ReferenceLine[]>("GET", `/api/reference?lang=${lang}`);

/** The guide that a picture goes with. */
export const guideKey = ({ players, modules }: Pick<RulebookPicture, "players" | "modules">) =>
  `${players} ${modules.join(" ")}`;

/** The guides of all pictures, one after the other, as they come. */
export async function readGuides(
  sections: readonly RulebookSection[],
  lang: Lang,
  came: (key: string, guide: Guide) => boolean,
): Promise<void> {
  const wanted = new Map(
    sections.flatMap(({ pictures }) => pictures.map((picture) => [guideKey(picture), picture] as const)),
  );
  for (const [key, { players, modules }] of wanted) {
    const guide = await api.guideFor({ players, modules, variants: [] }, lang);
    if (!came(key, guide)) return;
  }
}
