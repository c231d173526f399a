// What lies in a principality: its own goods, or with the city of Caerleon what its district stores.

import type { Guide, View } from "../wire";

export interface Lying {
  good: string;
  colour: string;
  count: number;
}

export const GOODS = ["shield", "flag", "material"] as const;
const STORES: Record<string, string> = { smith: "shield", tailor: "flag", quarry: "material" };

/** The district that lies on a principality, by its number, or nothing without the city. */
export function districtAt(view: View, index: number): string | null {
  const districts = view.modules.caerleon?.districts as (string | null)[] | undefined;
  return districts?.[index] ?? null;
}

/** The goods to show in a principality. */
export function stockAt(view: View, index: number): Lying[] {
  const district = districtAt(view, index);
  if (view.modules.caerleon && district !== null) {
    const good = STORES[district];
    if (good === undefined) return [];
    return view.principalities.map(({ colour, stock }) => ({ good, colour, count: stock[good] ?? 0 }));
  }
  const { colour, stock } = view.principalities[index]!;
  return GOODS.map((good) => ({ good, colour, count: stock[good] ?? 0 }));
}

/** Pieces without a colour that a district stores: picture and number. */
export function piecesAt(view: View, index: number): [picture: string, count: number][] {
  const district = districtAt(view, index);
  const gold = view.modules.gold as { gold_supply: number; mistletoe_supply: number } | undefined;
  if (district === "mint") return [["coin", gold?.gold_supply ?? 0]];
  if (district === "orchard")
    return [
      ["apple", view.apples],
      ["mistletoe", gold?.mistletoe_supply ?? 0],
    ];
  return [];
}

const FILLING = ["favor", "knights", "market", "morgana"];

/** Whether modules give the castles so much to hold that they need more room. */
export function fullCastles(guide: Guide): boolean {
  return FILLING.some((name) => guide.modules_in_play.includes(name));
}
