"""Writes the table of limits in docs/serving.md from the fields of Limits and what is said about each there."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from pathlib import Path
from typing import Final

from merlin_bigbox.server.limits import Limits, names_of_limits

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "serving.md"
TABLE: Final = re.compile(r"^\| name \| usual \| limits \|\n(?:\|.*\n)+", re.MULTILINE)


def said() -> dict[str, str]:
    """What is said about each field of Limits, the string below it, on one line."""
    tree = ast.parse(inspect.getsource(Limits))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    found: dict[str, str] = {}
    for field, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            words = below.value if isinstance(below, ast.Expr) else None
            text = words.value if isinstance(words, ast.Constant) and isinstance(words.value, str) else ""
            found[field.target.id] = " ".join(text.split())
    return found


def table() -> str:
    """The table as Markdown."""
    words, usual = said(), Limits()
    rows = [f"| `{name}` | {_number(getattr(usual, name))} | {words[name]} |\n" for name in names_of_limits()]
    return "".join(["| name | usual | limits |\n", "|---|---|---|\n", *rows])


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:g}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.limits_table", description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the table is out of date")
    check = parser.parse_args().check
    before = PAGE.read_text(encoding="utf-8")
    after = TABLE.sub(lambda _: table(), before)
    if check and after != before:
        print(f"{PAGE.name} is out of date: python -m tools.limits_table")
        return 1
    if not check:
        PAGE.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
