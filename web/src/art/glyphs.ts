// Letters and numbers that are part of a picture. They are drawn once in a hidden drawing and shown from there, so that
// they count as pictures, not as text: what can be pointed at has a name in words of its own.

const SVG = "http://www.w3.org/2000/svg";
let sheet: SVGElement | undefined;

/** The reference of a drawn piece of text. */
export function glyph(text: string): string {
  if (!sheet?.isConnected) {
    const drawing = document.createElementNS(SVG, "svg");
    drawing.setAttribute("class", "glyphs");
    drawing.setAttribute("aria-hidden", "true");
    sheet = document.createElementNS(SVG, "defs");
    drawing.append(sheet);
    document.body.append(drawing);
  }
  const id = `glyph-${[...text].map((char) => char.codePointAt(0)!.toString(16)).join("-")}`;
  if (!document.getElementById(id)) {
    const drawn = document.createElementNS(SVG, "text");
    drawn.id = id;
    drawn.setAttribute("class", "glyph");
    drawn.textContent = text;
    sheet.append(drawn);
  }
  return `#${id}`;
}
