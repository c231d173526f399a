"""Reads the guides: which paths, commands, names and variables they speak of, and where each stands."""

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools import notebooks
from tools.docs_pages import notebook_page

ROOT = Path(__file__).resolve().parents[2]
GUIDES = sorted(
    [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md") if (ROOT / name).exists()]
    + [guide for guide in (ROOT / "docs").rglob("*.md") if guide.name != "coverage.md"]  # generated, with its own test
    + notebooks.paths()
)
FENCE = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
PROGRAM = re.compile(r"^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:\./merlin|py merlin|python3? merlin|merlin-bigbox)(?: |$)(.*)$")
ENDINGS = ("py", "md", "toml", "ts", "svelte", "ftl", "txt", "json", "css", "html", "js", "mjs", "yml")
FILE = re.compile(rf"^[\w.<>*@{{}},/-]+\.(?:{'|'.join(ENDINGS)})$")
FOLDER = re.compile(r"^[\w.<>*-]+(?:/[\w.<>*-]+)*/?$")


class Said(NamedTuple):
    """Something a guide says, and where."""

    guide: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.guide}:{self.line}: {self.text}"


@cache
def text_of(guide: Path) -> str:
    if guide.suffix == ".ipynb":
        return re.sub(r"^!\[.*\]\(.*\)$", "", notebook_page(guide, {}), flags=re.MULTILINE)  # pictures are drawn
    return guide.read_text(encoding="utf-8")


def _said(guide: Path, place: int, text: str) -> Said:
    return Said(str(guide.relative_to(ROOT)), text_of(guide)[:place].count("\n") + 1, text)


def prose(guide: Path) -> str:
    """The text with its blocks of code blanked out, so that places stay the same."""
    return FENCE.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text_of(guide))


def inline(guide: Path) -> Iterator[Said]:
    """Everything between backticks in the text."""
    for found in INLINE.finditer(prose(guide)):
        yield _said(guide, found.start(), found[1])


def blocks(guide: Path) -> Iterator[tuple[str, Said]]:
    """Every block of code, with its language."""
    for found in FENCE.finditer(text_of(guide)):
        yield found[1], _said(guide, found.start(), found[2])


def links(guide: Path) -> Iterator[Said]:
    """Where the links lead that stay in the project."""
    for found in LINK.finditer(prose(guide)):
        if not re.match(r"[a-z]+:", found[1]):
            yield _said(guide, found.start(), found[1])


def paths(guide: Path) -> Iterator[Said]:
    """What between backticks looks like a file or a folder of the project."""
    for said in inline(guide):
        text = said.text.removeprefix("./")
        is_folder = "/" in text and FOLDER.match(text) is not None and text.partition("/")[0] in top_folders()
        if FILE.match(text) or is_folder:
            yield said._replace(text=text)


@cache
def top_folders() -> frozenset[str]:
    """The folders at the root and of the package: a word with a slash is a path if it begins with one of them."""
    places = (ROOT, ROOT / "src" / "merlin_bigbox", ROOT / "src" / "merlin_bigbox" / "engine", ROOT / "web" / "src")
    found = {path.name for place in places for path in place.iterdir() if path.is_dir()}
    return frozenset(found | {"src", "build"}) - {"__pycache__"}


def commands(guide: Path) -> Iterator[tuple[Said, list[str]]]:
    """Every call of the program, in the text and in blocks, as its arguments."""
    for said in inline(guide):
        if found := PROGRAM.match(said.text):
            yield said, shlex.split(found[1], comments=True)
    for _, block in blocks(guide):
        for number, line in enumerate(block.text.splitlines(), start=1):
            if found := PROGRAM.match(line.strip()):
                yield block._replace(line=block.line + number, text=line.strip()), shlex.split(found[1], comments=True)


def options(guide: Path) -> Iterator[Said]:
    """Options that stand alone between backticks."""
    for said in inline(guide):
        if re.match(r"^--[a-z][\w-]*(?:[ =].*)?$", said.text):
            yield said._replace(text=re.split(r"[ =]", said.text)[0])


def headings(guide: Path) -> set[str]:
    """The anchors of a guide, as hosting sites make them from its headings."""
    found = re.findall(r"^#+ (.+)$", prose(guide), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found}
