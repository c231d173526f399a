// What building on a treasure tile brings, as pictures, from the tile's name: "wood-claim-flag-material", "lake-grail", …

export interface Reward {
  pictures: string[];
  /** "plus" for claims, "minus" for what others give back. */
  sign: "plus" | "minus" | null;
}

/** The pictures of a treasure tile, or nothing for a plain tile or a tower. */
export function reward(kind: string): Reward | null {
  const [, form, ...shown] = kind.split("-");
  if (form === undefined || form === "tower" || form === "plain") return null;
  const pictures = shown.map((name) => (name === "influence" ? "marker" : name));
  if (form === "claim") return { pictures, sign: "plus" };
  if (form === "discard") return { pictures, sign: "minus" };
  if (form === "point") return { pictures: ["star", "apple"], sign: null };
  return { pictures: [form], sign: null };
}
