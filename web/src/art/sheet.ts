// A hidden drawing that holds every picture once. Pieces show them from there by reference: a board of hundreds of pieces
// stays light, and letters and numbers on pieces count as pictures, not as text.

import type { Layer } from "./layers";

/** A layer, or another picture of the sheet in its place. */
export type Part = Layer | Shown;

export interface Shown {
  /** The reference of the picture. */
  show: string;
  /** Its corner and its scale … */
  at?: Place;
  /** … or however else it lies. */
  transform?: string;
  /** Its own colour, and that of the field it lies on. */
  colour?: string;
  field?: string;
}

export type Place = readonly [x: number, y: number, scale: number];

const SVG = "http://www.w3.org/2000/svg";
let sheet: SVGElement | undefined;

function make(name: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  return element;
}

const paint = (token: string) => (token.startsWith("#") ? token : `var(--${token})`);

/** A shape filled with a token, a line of it if it has a width, or both at once: "skin/edge". */
function layer([token, d, width]: Layer): SVGElement {
  if (!width) return make("path", { d, fill: paint(token) });
  const [fill, line] = token.includes("/") ? (token.split("/") as [string, string]) : [null, token];
  return make("path", {
    d,
    fill: fill ? paint(fill) : "none",
    stroke: paint(line),
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** What the numbers of a stroke are: across, down, a radius, the way around a bow, or the same everywhere. */
const KINDS: Readonly<Record<string, string>> = { H: "x", V: "y", A: "rr==wxy" };

/** The same path elsewhere, larger or smaller; mirrored where `wide` is negative. */
export function moved(d: string, [x, y, wide]: Place): string {
  const high = Math.abs(wide);
  return d.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, numbers: string) => {
    const near = letter > "Z";
    const kinds = KINDS[letter.toUpperCase()] ?? "xy";
    let count = 0;
    return (
      letter +
      numbers.replace(/-?(\d+\.?\d*|\.\d+)/g, (text) => {
        const value = Number(text);
        const kind = kinds[count++ % kinds.length];
        if (kind === "x") return `${value * wide + (near ? 0 : x)} `;
        if (kind === "y") return `${value * high + (near ? 0 : y)} `;
        return `${kind === "r" ? value * high : kind === "w" && wide < 0 ? 1 - value : value} `;
      })
    );
  });
}

/** Another picture in its place. Its paths are written anew: a browser keeps a list of all that is turned or moved. */
function shown({ show, at, transform, colour, field }: Shown): SVGElement {
  const part = at ? make("g", { color: colour }) : make("use", { href: show, transform, color: colour });
  if (field) part.style.setProperty("--field", field);
  for (const path of at ? document.querySelectorAll(`${show} path`) : []) {
    const copy = path.cloneNode() as SVGElement;
    const width = Number(path.getAttribute("stroke-width"));
    copy.setAttribute("d", moved(path.getAttribute("d")!, at!));
    if (width) copy.setAttribute("stroke-width", `${width * at![2]}`);
    part.append(copy);
  }
  return part;
}

/** The reference of a picture, which is drawn when it is first asked for. */
export function kept(id: string, draw: () => readonly SVGElement[]): string {
  if (!sheet?.isConnected) {
    const drawing = make("svg", { class: "art-sheet", "aria-hidden": "true" });
    sheet = make("defs", {});
    drawing.append(sheet);
    document.body.append(drawing);
  }
  if (!document.getElementById(id)) {
    const group = make("g", { id });
    group.append(...draw());
    sheet.append(group);
  }
  return `#${id}`;
}

/** The reference of a picture in layers. */
export function picture(id: string, parts: () => readonly Part[]): string {
  return kept(id, () => parts().map((part) => ("show" in part ? shown(part) : layer(part))));
}

/** Light that changes from one colour above to another below. */
export function light(id: string, colours: readonly [string, string]): string {
  kept(`light-${id}`, () => {
    const gradient = make("linearGradient", { id: `sky-${id}`, x2: 0, y2: 1 });
    colours.forEach((colour, offset) => gradient.append(make("stop", { offset, "stop-color": colour })));
    return [gradient];
  });
  return `url(#sky-${id})`;
}

/** The reference of a drawn piece of text, in the colour of what shows it. */
export function glyph(text: string): string {
  const id = `glyph-${[...text].map((char) => char.codePointAt(0)!.toString(16)).join("-")}`;
  return kept(id, () => {
    const drawn = make("text", { class: "glyph" });
    drawn.textContent = text;
    return [drawn];
  });
}

export { make };
