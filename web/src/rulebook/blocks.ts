// What of a section stands together: wide pictures by themselves, and between them a few rules in two columns. A block is
// never torn by the end of a page, so both of its columns are filled, and nobody reads down three screens and up again.

import type { RulebookPicture, RulebookRule, RulebookSection } from "../wire";

/** A rule, and the pictures that follow it; the pictures before the first rule follow none. */
export interface Item {
  rule: RulebookRule | null;
  pictures: readonly RulebookPicture[];
}

export type Block = { wide: RulebookPicture } | { wide?: undefined; items: readonly Item[] };

const WIDE = new Set(["table", "wheel", "castle", "spaces", "flags", "pieces", "grid"]);

/** Letters of text that fill a block, and those that take as much room as a title or a picture. */
const FULL = 650;
const TITLE = 90;
const PICTURE = 550;

/** Whether it takes both columns. */
export const isWide = ({ part }: RulebookPicture): boolean => WIDE.has(part);

export const isExample = ({ id }: RulebookRule): boolean => id.includes("-X");

function size({ rule, pictures }: Item): number {
  return (rule ? TITLE + rule.text.length : 0) + PICTURE * pictures.length;
}

export function blocksOf(section: RulebookSection): Block[] {
  const blocks: Block[] = [];
  let items: Item[] = [];
  const close = () => {
    const last = blocks.at(-1);
    // One rule alone joins those before it.
    if (items.length === 1 && last && !last.wide && !items[0]!.pictures.length)
      blocks.splice(-1, 1, { items: [...last.items, ...items] });
    else if (items.length) blocks.push({ items });
    items = [];
  };
  for (const rule of [null, ...section.rules]) {
    const pictures = section.pictures.filter(({ after }) => after === (rule?.id ?? ""));
    const full = items.length > 1 && items.reduce((sum, item) => sum + size(item), 0) >= FULL;
    // An example stays with its rule.
    if (full && rule && !isExample(rule)) close();
    const narrow = pictures.filter((picture) => !isWide(picture));
    if (rule || narrow.length) items.push({ rule, pictures: narrow });
    for (const picture of pictures.filter(isWide)) {
      close();
      blocks.push({ wide: picture });
    }
  }
  close();
  return blocks;
}
