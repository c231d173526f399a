// Arms of our own for the twelve allies, on a shield of 32 by 32: each by what the legends or the ally's tiles tell of him.

interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

interface Arms {
  field: string;
  parts: readonly Part[];
}

const GOLD = "#f0c455";
const SILVER = "#f3efe2";
const RED = "#b02a30";
const GREEN = "#2f6b45";
const BLUE = "#2a5f9e";
const PURPLE = "#5f3479";
const BLACK = "#2c2a2e";

export const ARMS: Readonly<Record<string, Arms>> = {
  // The harper.
  tristram: {
    field: GREEN,
    parts: [
      { d: "M11 24V8c3-2 5 1 8 0 2-.6 3 .5 3 2-2 1-3 4-5 8-1.5 3-3.5 5-6 6z", fill: GOLD },
      { d: "M13 21v-9.5m2.5 7.5v-8m2.5 3.5v-4", stroke: "#5a430c", width: 1 },
    ],
  },
  // Bars of silver: he stands where he stood.
  lamorak: {
    field: RED,
    parts: [
      { d: "M3.6 8q3.1-2.5 6.2 0t6.2 0 6.2 0 6.2 0v4q-3.1 2.5-6.2 0t-6.2 0-6.2 0-6.2 0z", fill: SILVER },
      { d: "M4.3 17q2.9-2.5 5.8 0t5.9 0 5.9 0 5.8 0l-1.5 4q-2.5 1.5-5 0t-5.2 0-5.2 0-5 0z", fill: SILVER },
    ],
  },
  // The golden pentangle.
  gawain: {
    field: RED,
    parts: [{ d: "M16 6 21.3 22 7.6 12h16.8L10.7 22z", stroke: GOLD, width: 1.9 }],
  },
  // Three bends.
  lancelot: {
    field: SILVER,
    parts: [
      { d: "M3 4 3 9 22.5 26.7 25.5 24z", fill: RED },
      { d: "M9.5 3h5.5l13.5 13.5-1.6 4.5z", fill: RED },
      { d: "M20.5 3H26l3 3.5v5.5z", fill: RED },
      { d: "M3 13.5c.2 7 2 10 8 14z", fill: RED },
    ],
  },
  // A chevron with a roundel for each colour that he repelled.
  gareth: {
    field: PURPLE,
    parts: [
      { d: "M5.2 21.5 16 11.5l10.8 10-2.2 3L16 17l-8.6 7.5z", fill: GOLD },
      {
        d: "M10 6.5a2.5 2.5 0 1 0 .1 0zM22 6.5a2.5 2.5 0 1 0 .1 0zM16 21.5a2.5 2.5 0 1 0 .1 0z",
        fill: SILVER,
      },
    ],
  },
  // The sparrowhawk.
  geraint: {
    field: BLUE,
    parts: [
      {
        d: "M16 8.5c1-2 3-2.5 4.3-1.3l1.7.8-1.7 1c-.3 1.5-1 2.3-1.8 3 3-.5 6-2 8-4.5.3 6-2.5 10-7 11.5L21 24l-5-2-5 2 1.5-5C8 17.5 5.2 13.5 5.5 7.5c2 2.5 5 4 8 4.5 1.5-.5 2.2-2 2.5-3.5z",
        fill: SILVER,
      },
    ],
  },
  // The red cross.
  galahad: {
    field: SILVER,
    parts: [
      { d: "M13 3.7h6v7.8h9.3v6H19v11.2c-1.5.8-2 1-3 1.4-1-.4-1.5-.6-3-1.4V17.5H3.7v-6H13z", fill: RED },
    ],
  },
  // The gate through which he comes anywhere.
  bors: {
    field: BLACK,
    parts: [
      { d: "M8 24V13c0-4.5 3.5-8 8-8s8 3.5 8 8v11h-4V13.5c0-2.5-1.8-4-4-4s-4 1.5-4 4V24z", fill: GOLD },
      { d: "M16 12.5v11M13.8 21.3l2.2 2.7 2.2-2.7", stroke: SILVER, width: 1.5 },
    ],
  },
  // The castle.
  gaheris: {
    field: GREEN,
    parts: [
      { d: "M8.5 24V13l-1-1V7h3v2.5h2.5V7h6v2.5h2.5V7h3v5l-1 1v11z", fill: SILVER },
      { d: "M13.5 24v-4c0-3.4 5-3.4 5 0v4z", fill: BLACK },
    ],
  },
  // The cup he sought.
  percival: {
    field: PURPLE,
    parts: [
      {
        d: "M9 8h14c0 5.5-2 8.5-5.5 9.5v3.5c2 .3 3.5 1.3 4 3h-11c.5-1.7 2-2.7 4-3v-3.5C11 16.5 9 13.5 9 8z",
        fill: GOLD,
      },
      { d: "M13 10.5c.2 2 .8 3.3 2 4.2", stroke: SILVER, width: 1.2 },
    ],
  },
  // The sword that he gave back to the lake.
  bedivere: {
    field: BLUE,
    parts: [
      { d: "M15 3.8h2v3.2h4.5v2H17.4l.2 10L16 21.5 14.4 19l.2-10h-4.1V7H15z", fill: SILVER },
      {
        d: "M4.7 20.5q2.8-2.5 5.6 0t5.7 0 5.7 0 5.6 0M8 25q2.7-2.3 5.3 0t5.4 0 5.3 0",
        stroke: SILVER,
        width: 1.7,
      },
    ],
  },
  // The steward's keys.
  kay: {
    field: "#1f6f78",
    parts: [
      { d: "M10.5 6a3.2 3.2 0 1 1-.1 0zM10.5 12.5V24M10.5 23.5h3.5M10.5 19.5h2.8", stroke: GOLD, width: 2 },
      { d: "M21.5 6a3.2 3.2 0 1 1-.1 0zM21.5 12.5V24M21.5 23.5H18M21.5 19.5h-2.8", stroke: SILVER, width: 2 },
    ],
  },
};
