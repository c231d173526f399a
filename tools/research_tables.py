"""Writes what docs and tests say of the numbers that programs learn from: actions and observations."""

import argparse
import sys
from pathlib import Path

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import PLAYERS, compose, make_module, module_names
from merlin_bigbox.research import blocks
from merlin_bigbox.research.blocks import Block, layout
from merlin_bigbox.research.numbering import VERSION, numbering, numbering_for_all

ROOT = Path(__file__).resolve().parent.parent
NUMBERING = ROOT / "tests" / "research" / "numbering.txt"
OBSERVATIONS = ROOT / "tests" / "research" / "observations.txt"
PAGE = ROOT / "docs" / "research" / "environment.md"
BEGIN, END = "<!-- blocks: made by tools.research_tables -->", "<!-- end of blocks -->"


def configurations() -> dict[str, tuple[str, ...]]:
    """The base game, each module with what it needs, and all of them."""
    found: dict[str, tuple[str, ...]] = {"base": ()}
    for name in module_names():
        found[name] = tuple(sorted((*make_module(name, load()).needs, name), key=module_names().index))
    return {**found, "all": module_names()}


def numbering_text() -> str:
    """The numbering for all configurations kind by kind, and digests of those of some."""
    lines = [f"version {VERSION}", "", "for all configurations:"]
    for kind in numbering_for_all().kinds:
        form = " ".join((kind.name, *(f"<{name}>" for name in kind.fields)))
        lines.append(f"{kind.first:5}-{kind.first + kind.size - 1:<5} {form}")
    lines += ["", "configuration, players, actions, digest:"]
    for name, modules in configurations().items():
        for players in PLAYERS:
            found = numbering(compose(load(), modules, players))
            lines.append(f"{name} {players} {found.size} {found.digest[:16]}")
    return "\n".join(lines) + "\n"


def observations_text() -> str:
    """The blocks of the game with all modules, and digests of the observations of some configurations."""
    lines = [f"version {blocks.VERSION}", "", "all modules, four players:"]
    lines += [
        f"{block.first:5}-{block.first + block.size - 1:<5} {block.name} {block.low} to {block.high}"
        for block in layout(compose(load(), module_names(), PLAYERS[-1])).blocks
    ]
    lines += ["", "configuration, players, numbers, digest:"]
    for name, modules in configurations().items():
        for players in PLAYERS:
            found = layout(compose(load(), modules, players))
            lines.append(f"{name} {players} {found.size} {found.digest[:16]}")
    return "\n".join(lines) + "\n"


def block_table() -> str:
    """The blocks as the page shows them."""
    owners: dict[str, str] = {}
    for name, modules in configurations().items():  # a module that others need comes before them
        for block in layout(compose(load(), modules, PLAYERS[-1])).blocks:
            owners.setdefault(block.name, name)
    lines = ["| block | of | numbers | from | to | what a number says |", "|---|---|---:|---:|---:|---|"]
    for block in layout(compose(load(), module_names(), PLAYERS[-1])).blocks:
        seats = " a seat" if block.owned else ""
        lines.append(
            f"| {block.name} | {owners[block.name]} | {len(block.labels)}{seats} "
            f"| {block.low} | {block.high} | {_meaning(block)} |"
        )
    return "\n".join(lines)


def _meaning(block: Block) -> str:
    labels = block.labels if len(block.labels) < 4 else (block.labels[0], "…", block.labels[-1])
    cells = f"for {', '.join(labels)}" if labels[0] else ""
    if not block.holds:
        return f"{'whether' if (block.low, block.high) == (0, 1) else 'a number'} {cells}".strip()
    return f"{cells}: {', '.join((*block.before, block.holds.partition('(')[0]))}".strip(": ")


def page_text() -> str:
    """The page with the table of today."""
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{block_table()}\n\n{END}{rest.partition(END)[2]}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.research_tables", description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if anything is out of date")
    check = parser.parse_args().check
    stale = []
    for path, text in {NUMBERING: numbering_text(), OBSERVATIONS: observations_text(), PAGE: page_text()}.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not check:
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is out of date' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
