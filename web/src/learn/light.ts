// What a sentence is about is lit, everything else that could be chosen is not: a few rules of style by the names of the
// elements, so that no part of the table has to know of lessons.

/** Parts of the board that are lit, and rows of the prompt; null where nothing is dimmed. */
export interface Lit {
  elements: readonly string[];
  rows: readonly string[] | null;
}

const sheet = new CSSStyleSheet();

/** The track of rounds is no part of the board that can be chosen, but it is spoken of. */
const ROUNDS = "round";
const TRACK = ".learning .rounds";

/** What of the table a lesson may do without. */
export const HIDEABLE = ["map", "missions", "others"] as const;
export type Hideable = (typeof HIDEABLE)[number];

const named = (attribute: string, names: readonly string[]) =>
  names.map((name) => `[data-${attribute}="${CSS.escape(name)}"]`).join(", ");

/** The rules: elements that are lit; and where one of them is to be chosen, the rows of the prompt that mean it. */
export function rulesFor(elements: readonly string[], rows: readonly string[] | null): string {
  const found: string[] = [];
  if (elements.includes(ROUNDS))
    found.push(
      `${TRACK} { border-radius: 99px; outline: 4px solid var(--glow); outline-offset: 5px; box-shadow: 0 0 0 10.5px var(--glow-edge); background: var(--sheet); margin-block: 11px; }`,
    );
  if (elements.length) {
    const lit = `.learning .el:is(${named("el", elements)})`;
    found.push(
      `${lit} { --ring: var(--glow); --ring-edge: var(--glow-edge); --ring-width: 5px; }`,
      `${lit} > .halo { display: inline; }`,
      // Whatever the sentence is not about is quiet.
      `.learning .rondel .el.space:not(${named("el", elements)}) { filter: brightness(0.66) saturate(0.7); }`,
      `.learning .lands > .place:not(:has(${named("el", elements)}), :hover) { opacity: 0.6; }`,
      `.learning g.el:is(${named("el", elements)}):not(.space, .cell) { filter: drop-shadow(0 0 1px var(--ring-edge)) drop-shadow(0 0 1px var(--ring)) drop-shadow(0 0 5px var(--ring)); opacity: 1; }`,
    );
  }
  if (rows) {
    const others = elements.length
      ? `:not(.marked, .chosen, :focus-visible, ${named("el", elements)}, :has(${named("el", elements)}))`
      : ":not(.marked, .chosen, :focus-visible)";
    const other = `.learning .el.glows${others}`;
    found.push(
      `${other} { --ring: transparent; --ring-edge: transparent; }`,
      `${other}::after, ${other} > .halo { display: none; }`,
      `.learning g.el.glows${others}${others} { filter: none; opacity: var(--dimmed); }`,
      `.learning :is(div, span, li).el.glows${others} > svg { opacity: var(--dimmed); }`,
      `.learning #prompt .option:is(${named("action", rows)}) { border-color: var(--glow-edge); box-shadow: inset 0 0 0 2px var(--glow); }`,
      `.learning #prompt .option[data-action]:not(${named("action", rows)}) .pictures { opacity: var(--dimmed); }`,
    );
  }
  return found.join("\n");
}

export function light(elements: readonly string[], rows: readonly string[] | null): void {
  sheet.replaceSync(rulesFor(elements, rows));
}

/** Nothing is lit any more. */
export function lightOn(): () => void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    sheet.replaceSync("");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

const inSight = (element: Element) => element.checkVisibility();

function drawn(names: readonly string[]): Element[] {
  if (names.includes(ROUNDS)) return [...document.querySelectorAll(TRACK)];
  return names.flatMap((name) => [...document.querySelectorAll(`.learning [data-el="${CSS.escape(name)}"]`)]);
}

/** The first of these parts of the board that can be seen. */
export function shownOf(names: readonly string[]): Element | null {
  return drawn(names).find(inSight) ?? null;
}

/** On a phone one pane is shown at a time: turn to the one that is spoken of, unless it is in sight. */
export function reveal(names: readonly string[]): void {
  const found = drawn(names);
  if (!found.length || found.some(inSight)) return;
  const pane = found[0]!.closest<HTMLElement>("[data-pane]")?.dataset.pane;
  if (pane) document.getElementById(`chip-${pane}`)?.click();
}
