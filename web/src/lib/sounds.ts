// Short, quiet sounds, made of a few sine tones when they are needed.

import { settings } from "./settings.svelte";

type Tone = [frequency: number, start: number, length: number];

const TONES = {
  // A small bell for one's own move, a wooden tap for a step, a rising pair for points, a soft drop for the chat.
  turn: [
    [659, 0, 0.28],
    [988, 0.12, 0.4],
  ],
  step: [[196, 0, 0.06]],
  // Dice that rattle, feet on wood, something set down, a hammer, a fanfare before the points are counted.
  dice: [
    [310, 0, 0.04],
    [260, 0.07, 0.04],
    [340, 0.13, 0.04],
    [230, 0.22, 0.05],
    [290, 0.33, 0.06],
  ],
  move: [
    [196, 0, 0.05],
    [220, 0.09, 0.05],
  ],
  good: [
    [392, 0, 0.07],
    [523, 0.05, 0.1],
  ],
  build: [
    [165, 0, 0.07],
    [165, 0.15, 0.07],
    [220, 0.3, 0.12],
  ],
  scoring: [
    [392, 0, 0.18],
    [523, 0.16, 0.18],
    [659, 0.32, 0.4],
  ],
  points: [
    [784, 0, 0.09],
    [1047, 0.07, 0.14],
  ],
  chat: [
    [880, 0, 0.07],
    [660, 0.06, 0.1],
  ],
  end: [
    [523, 0, 0.3],
    [659, 0.14, 0.3],
    [784, 0.28, 0.3],
    [1047, 0.42, 0.7],
  ],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof TONES;

/** Made of wood: short and hollow. */
const WOODEN: ReadonlySet<Sound> = new Set(["step", "dice", "move", "build"]);

const MOMENTS: readonly [Sound, ...string[]][] = [
  ["end", "over"],
  ["scoring", "scoring", "final"],
  ["dice", "rolled"],
  ["points", "points"],
  ["build", "built"],
  ["good", "claimed", "returned", "apple", "card", "drew", "took", "marker", "deployed"],
  ["move", "moved", "put"],
];

/** The sound of a step: that of the greatest of its moments. */
export function soundOf(kinds: readonly string[]): Sound | null {
  if (!kinds.length) return null;
  return MOMENTS.find(([, ...of]) => kinds.some((kind) => of.includes(kind)))?.[0] ?? "step";
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // Browsers allow sound only after the first click or key.
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive)
    return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    tone.type = WOODEN.has(sound) ? "triangle" : "sine";
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.05, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
