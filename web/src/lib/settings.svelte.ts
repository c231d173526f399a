// What this browser prefers; kept in the browser alone.

import { type Opponents, STRENGTHS } from "../bots/bots";

export type Theme = "auto" | "light" | "dark";
export type Speed = "instant" | "fast" | "normal" | "slow";
/** When a turn ends by itself in which nothing else is left to do; "auto" is after a bar, alone with bots. */
export type Ending = "auto" | "bar" | "once" | "off";
/** When an option shows what it changes. */
export type Deltas = "always" | "pointed" | "never";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
export const ENDINGS: readonly Ending[] = ["auto", "bar", "once", "off"];
/** Kinds of warnings, as the server names them. */
export const CAUTIONS: readonly string[] = ["traitor", "forfeit", "mission", "staff", "flag", "marker"];
export const DELTAS: readonly Deltas[] = ["always", "pointed", "never"];

/** Milliseconds that a move of others stays before the next one is shown. */
export const PAUSES: Record<Speed, number> = { instant: 0, fast: 200, normal: 520, slow: 1400 };

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  autoplay: boolean;
  captions: boolean;
  explain: boolean;
  opponents: Opponents;
  ending: Ending;
  deltas: Deltas;
  teach: number;
  quiet: readonly string[];
}

const KEPT = "merlin-settings";
const FIRST: Kept = {
  theme: "auto",
  speed: "normal",
  sound: false,
  notify: false,
  autoplay: true,
  captions: true,
  explain: false,
  opponents: "gentle",
  ending: "auto",
  deltas: "always",
  teach: 0,
  quiet: [],
};

/** The kept settings; whatever is missing or not understood is as at the first visit. */
export function readSettings(text: string | null): Kept {
  let found: Partial<Kept> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as Partial<Kept>;
  } catch {
    found = {};
  }
  const flag = (name: "sound" | "notify" | "autoplay" | "captions" | "explain") =>
    typeof found[name] === "boolean" ? found[name] : FIRST[name];
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? FIRST.theme,
    speed: SPEEDS.find((speed) => speed === found.speed) ?? FIRST.speed,
    sound: flag("sound"),
    notify: flag("notify"),
    autoplay: flag("autoplay"),
    captions: flag("captions"),
    explain: flag("explain"),
    opponents: STRENGTHS.find((strength) => strength === found.opponents) ?? FIRST.opponents,
    ending: ENDINGS.find((ending) => ending === found.ending) ?? FIRST.ending,
    deltas: DELTAS.find((deltas) => deltas === found.deltas) ?? FIRST.deltas,
    teach: Number(found.teach) || FIRST.teach,
    quiet: Array.isArray(found.quiet) ? found.quiet.map(String) : FIRST.quiet,
  };
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Settings {
  theme = $state<Theme>(FIRST.theme);
  speed = $state<Speed>(FIRST.speed);
  sound = $state(FIRST.sound);
  notify = $state(FIRST.notify);
  /** Play a choice that is the only one by itself. */
  autoplay = $state(FIRST.autoplay);
  /** Small captions that teach what is being asked. */
  captions = $state(FIRST.captions);
  /** The log explains moves. */
  explain = $state(FIRST.explain);
  /** How strong the bots of a quick table are. */
  opponents = $state<Opponents>(FIRST.opponents);
  ending = $state<Ending>(FIRST.ending);
  deltas = $state<Deltas>(FIRST.deltas);
  /** Points from which on the page asks before a choice that loses them; 0 is never. */
  teach = $state(FIRST.teach);
  /** Kinds of warnings that are not wanted. */
  quiet = $state.raw<readonly string[]>(FIRST.quiet);

  constructor() {
    Object.assign(this, readSettings(keptText()));
  }

  /** Takes effect and is kept, for as long as the page lives. */
  start(): () => void {
    return $effect.root(() => {
      $effect(() => {
        if (this.theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = this.theme;
      });
      $effect(() => {
        const { theme, speed, sound, notify, autoplay, captions, explain, opponents } = this;
        const { ending, deltas, teach, quiet } = this;
        const first = { theme, speed, sound, notify, autoplay, captions, explain, opponents };
        const kept: Kept = { ...first, ending, deltas, teach, quiet };
        try {
          localStorage.setItem(KEPT, JSON.stringify(kept));
        } catch {
          // A browser that keeps nothing still plays.
        }
      });
    });
  }
}

export const settings = new Settings();

const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the person asked for less motion. */
export function still(): boolean {
  return motion.matches;
}
