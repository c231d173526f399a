// How dice look that are no player's.

import { ofModules } from "./modules";

export interface DieLook {
  body: string;
  pips: string;
  /** A picture at its corner that tells whose it is. */
  mark?: string;
}

export const DICE: Readonly<Record<string, DieLook>> = {
  merlin: { body: "var(--vellum)", pips: "var(--on-vellum)", mark: "star" },
  ...ofModules("dice"),
};
