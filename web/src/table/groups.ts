// Options that belong together stand together in the prompt bar, each group under a heading of its own.

import type { Option } from "../wire";

export interface Group {
  name: Option["group"];
  /** How all labels of the group begin; it is said once, above them. */
  prefix: string;
  options: Option[];
  /** Whether only the heading is shown until one asks for more. */
  folded: boolean;
}

const ORDER: readonly Option["group"][] = ["dice", "choice", "missions", "flags", "extras"];
/** So many options that begin alike are a group of their own. */
const ALIKE = 3;
/** From so many options on, what stands beside the main choice is folded away, group by group. */
export const MANY = 10;

/** How a label begins: "Use an apple: " of "Use an apple: set the die to 1". */
function beginning(option: Option): string {
  const end = option.label.indexOf(": ");
  return end < 0 ? "" : option.label.slice(0, end + 2);
}

/** The options by group; the order inside a group is the server's. */
export function groups(options: readonly Option[]): Group[] {
  const found: Group[] = [];
  for (const name of ORDER) {
    const here = options.filter((option) => option.group === name);
    const prefixes = new Set(here.map(beginning).filter(Boolean));
    const alike = [...prefixes].filter(
      (prefix) => here.filter((option) => beginning(option) === prefix).length >= ALIKE,
    );
    for (const prefix of ["", ...alike]) {
      const chosen = here.filter((option) =>
        prefix ? beginning(option) === prefix : !alike.includes(beginning(option)),
      );
      const folded = options.length >= MANY && chosen.length >= ALIKE && chosen.every((one) => one.beside);
      if (chosen.length > 0) found.push({ name, prefix, options: chosen, folded });
    }
  }
  // With nothing in sight there would be nothing to choose.
  return found.every((group) => group.folded) ? found.map((group) => ({ ...group, folded: false })) : found;
}
