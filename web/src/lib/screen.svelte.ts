// How large the window is, which of the layouts fits it, and where its parts stand.

export type Layout =
  /** Narrow: one pane at a time above the prompt. */
  | "phone"
  /** A phone that lies: the pane on the left, the prompt on the right. */
  | "lying"
  /** Upright and wide enough for the whole table: all below one another. */
  | "upright"
  | "table"
  | "grand";

/** The window in parts, in pixels. */
export interface Measures {
  layout: Layout;
  width: number;
  height: number;
  /** How much larger lands and pieces are than on a laptop. */
  scale: number;
  strip: number;
  /** Width of the left column: wheel and castle. */
  left: number;
  wheel: { width: number; height: number; radius: number };
  castle: number;
  /** Height of the prompt: the same for every question. */
  prompt: number;
  /** Whether the castle has room for captions. */
  captions: boolean;
  /** On a phone, from top to bottom; the stage takes the rest. On one that lies, `prompt` is a width. */
  phone: { bar: number; chips: number; tray: number; prompt: number };
}

const NARROW = 720;
const LOW = 560;
const GAPS = 30;

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function layoutOf(width: number, height: number): Layout {
  if (width < NARROW && height >= width) return "phone";
  if (height < LOW) return "lying";
  if (width < NARROW) return "phone";
  if (height > width) return "upright";
  return width >= 1600 && height >= 900 ? "grand" : "table";
}

function promptHeight(layout: Layout, height: number, below: number): number {
  return Math.round(layout === "upright" ? below - 34 : clamp(200, 0.58 * height - 163, 0.43 * height));
}

/** What stands where in a window of this size. */
export function measure(width: number, height: number): Measures {
  const layout = layoutOf(width, height);
  const scale = layout === "grand" ? clamp(1.4, Math.min(width / 1370, height / 771), 2.4) : 1;
  const strip = layout === "grand" ? Math.round(53 * scale) : height < NARROW ? 56 : 60;
  // Upright it is narrower: dice and what else it holds take two lines more.
  const room = layout === "upright" ? 186 : 162 * Math.max(1, scale * 0.98);
  const castle = Math.round(height < NARROW ? 139 : room);
  const high = height - strip - castle - GAPS;
  const left =
    layout === "upright" ? width : Math.round(clamp(0.545 * width, high + 290 * scale, 0.625 * width));
  const wheel = layout === "upright" ? Math.min(high * 0.56, width * 0.72) : high;
  const radius = Math.min(wheel / 2 - 10 * scale, left / 2 - 154 * scale);
  return {
    layout,
    width,
    height,
    scale,
    strip,
    left,
    wheel: { width: left, height: Math.round(wheel), radius: Math.round(radius) },
    castle,
    prompt: promptHeight(layout, height, high - wheel),
    captions: height >= NARROW,
    phone: {
      bar: 40,
      chips: 38,
      tray: 64,
      prompt: layout === "lying" ? 300 : Math.round(clamp(232, 0.362 * height, 300)),
    },
  };
}

/** How much larger type is than on a laptop: a little on a desktop, with the pieces on anything larger. */
export function typeScale({ layout, scale }: Measures): number {
  return layout === "grand" ? Math.round((scale / 1.4) * (16 / 15) * 100) / 100 : 1;
}

/** For a table that is no window: as high as its width needs, and as the window allows. */
export function freeMeasure(width: number): Measures {
  const { width: window, height } = screen;
  if (width < NARROW) return measure(width, Math.max(width, 740));
  if (width < 1100) return measure(width, Math.round(width * 1.3));
  return measure(width, Math.max(620, Math.min(height - 120, Math.round((width * height) / window))));
}

class Screen {
  width = $state(1280);
  height = $state(800);
  readonly now: Measures = $derived(measure(this.width, this.height));

  constructor() {
    if (typeof innerWidth !== "number") return;
    const look = () => {
      [this.width, this.height] = [innerWidth, innerHeight];
      const { style } = document.documentElement;
      style.setProperty("--k", String(this.now.scale));
      style.setProperty("--type", String(typeScale(this.now)));
    };
    look();
    addEventListener("resize", look);
  }
}

export const screen = new Screen();
