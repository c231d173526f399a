// The charges of the four players, on a field of 100 × 100: a cross, a sun, a moon and a leaf. Each differs from the
// others by its outline alone, so that nobody has to tell colours apart, and none is a letter of anything.

import { picture, type Shown } from "./sheet";

const CHARGES: Readonly<Record<string, string>> = {
  red: "M40 10H60V40H90V60H60V90H40V60H10V40H40Z",
  yellow: "M50 4L58 31L83 17L69 42L96 50L69 58L83 83L58 69L50 96L42 69L17 83L31 58L4 50L31 42L17 17L42 31Z",
  blue: "M66 8C34 0 10 25 12 52C14 83 46 100 76 87C53 82 40 68 40 48C40 31 50 17 66 8Z",
  green: "M50 4C76 19 86 42 80 63C76 75 65 81 55 82V97H45V82C35 81 24 75 20 63C14 42 24 19 50 4Z",
};

/** The reference of a player's charge, in the colour of what lies on the player's own. */
export const charge = (seat: string) => picture(`charge-${seat}`, () => [["on", CHARGES[seat] ?? ""]]);

/** The charge as part of a piece, with its middle at (x, y). */
export const charged = (seat: string, x: number, y: number, size: number): Shown => ({
  show: charge(seat),
  at: [x - size / 2, y - size / 2, size / 100],
});
