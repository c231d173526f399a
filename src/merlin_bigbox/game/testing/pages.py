"""The executable rule pages: Markdown with a heading for each rule, its text quoted, and blocks that are played.

A block is fenced as `merlin`. Its lines describe a position, then one line starts it (`red to move`), then lines with
`> ` are played, and all others say what is true at that moment. Comments begin with `#`; `# also BASE-21` cites one
more rule. `page_words` lists what can be said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from merlin_bigbox.game.testing.page_words import PageError, Telling

HEADING: Final = re.compile(r"^#{2,3} ([A-Z]+-X?\d+)\b")
ALSO: Final = re.compile(r"^# also ((?:[A-Z]+-X?\d+[ ,]*)+)$")


class Block(NamedTuple):
    """A played example: the page and line where it begins, the rules it cites, and its lines."""

    page: str
    line: int
    rules: tuple[str, ...]
    lines: tuple[str, ...]


class Section(NamedTuple):
    """A rule on a page: its id, its heading and the quoted text."""

    page: str
    line: int
    rule: str
    heading: str
    quote: str


class Page(NamedTuple):
    """A rule page taken apart."""

    sections: list[Section]
    blocks: list[Block]


def read_page(name: str, text: str) -> Page:
    """Take a page apart."""
    page = Page([], [])
    rule = ""
    fence: list[str] | None = None
    begun = 0
    for number, line in enumerate(text.splitlines(), start=1):
        heading = HEADING.match(line)
        if fence is not None:
            if line == "```":
                if begun:
                    page.blocks.append(_block(name, begun, rule, fence))
                fence = None
            else:
                fence.append(line)
        elif line.startswith("```"):
            fence, begun = [], number if line == "```merlin" else 0
            if begun and not rule:
                raise PageError(f"{name}:{number}: a block before the first rule")
        elif heading:
            rule = heading.group(1)
            page.sections.append(Section(name, number, rule, line, ""))
        elif line.startswith("> ") and page.sections:
            last = page.sections[-1]
            page.sections[-1] = last._replace(quote=f"{last.quote} {line[2:].strip()}".strip())
    return page


def _block(name: str, line: int, rule: str, lines: list[str]) -> Block:
    cited = [rule]
    for each in lines:
        if also := ALSO.match(each):
            cited.extend(also.group(1).replace(",", " ").split())
    return Block(name, line, tuple(cited), tuple(lines))


def read_pages(folder: Path) -> list[Page]:
    """All pages of a folder, by name."""
    return [read_page(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.md"))]


def run_block(block: Block) -> None:
    """Play a block; the first line that is wrong raises an error that says where and what."""
    telling = Telling()
    for number, line in _spoken(block):
        try:
            telling.tell(line)
        except Exception as problem:
            raise PageError(f"{block.page}:{number}: {line}\n{problem}") from problem
    if telling.position is None:
        raise PageError(f"{block.page}:{block.line}: the position never starts")
    if not telling.checks:
        raise PageError(f"{block.page}:{block.line}: the block expects nothing")


def _spoken(block: Block) -> Iterable[tuple[int, str]]:
    for number, line in enumerate(block.lines, start=block.line + 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()
