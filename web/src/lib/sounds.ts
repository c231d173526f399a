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
    tone.type = sound === "step" ? "triangle" : "sine";
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.05, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
