"""Runs the notebooks in examples/notebooks without Jupyter, and writes what their cells show into them.

./merlin python -m tools.notebooks                        # all, in full size: minutes
./merlin python -m tools.notebooks first_game --check     # only compares what is shown with what is written

A cell is Python, or begins with `%%writefile NAME`; its last expression is shown, as a picture if it is one. The cell
tagged `parameters` has the sizes, which a test makes smaller.
"""

import argparse
import ast
import contextlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
NOTEBOOKS: Final = ROOT / "examples" / "notebooks"
WRITE: Final = "%%writefile "
PICTURE: Final = "image/svg+xml"
PLAIN: Final = "text/plain"

Notebook = dict[str, Any]
Cell = dict[str, Any]
Output = dict[str, Any]


class NotebookError(Exception):
    """A cell failed; the message says which, and why."""


def paths() -> list[Path]:
    """All notebooks, by name."""
    return sorted(NOTEBOOKS.glob("*.ipynb"))


def read(path: Path) -> Notebook:
    found: Notebook = json.loads(path.read_text(encoding="utf-8"))
    return found


def written(notebook: Notebook) -> str:
    """The notebook as Jupyter would write it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def source(cell: Cell) -> str:
    return "".join(cell["source"])


def run(notebook: Notebook, name: str = "notebook", **parameters: object) -> Notebook:
    """A copy with what every cell shows when all are run in the current folder, with these parameters instead."""
    known: dict[str, Any] = {"__name__": "__main__"}
    cells: list[Cell] = []
    ran = 0
    for number, cell in enumerate(notebook["cells"], start=1):
        if cell["cell_type"] != "code":
            cells.append(cell)
            continue
        ran += 1
        try:
            outputs = run_cell(source(cell), known, ran)
        except Exception as error:
            raise NotebookError(f"{name}, cell {number}: {type(error).__name__}: {error}") from error
        if "parameters" in cell["metadata"].get("tags", ()):
            _replace(known, parameters, name)
        cells.append({**cell, "execution_count": ran, "outputs": outputs})
    return {**notebook, "cells": cells}


def _replace(known: dict[str, Any], parameters: Mapping[str, object], name: str) -> None:
    if unknown := set(parameters) - set(known):
        raise NotebookError(f"{name} has no parameter {', '.join(sorted(unknown))}")
    known.update(parameters)


def run_cell(text: str, known: dict[str, Any], count: int) -> list[Output]:
    """What a cell shows: text that is printed, what is given to `display`, and its last expression."""
    if text.startswith(WRITE):
        head, _, body = text.partition("\n")
        Path(head.removeprefix(WRITE).strip()).write_text(f"{body}\n", encoding="utf-8")
        return []
    outputs: list[Output] = []
    printed = io.StringIO()

    def flush() -> None:
        if shown := printed.getvalue():
            outputs.append({"name": "stdout", "output_type": "stream", "text": shown.splitlines(keepends=True)})
            printed.seek(0)
            printed.truncate()

    def display(value: object) -> None:
        flush()
        outputs.append({"data": shown_as(value), "metadata": {}, "output_type": "display_data"})

    known["display"] = display
    with contextlib.redirect_stdout(printed):
        value = _last_value(text, known)
    flush()
    if value is not None:
        shown = {"data": shown_as(value), "execution_count": count, "metadata": {}, "output_type": "execute_result"}
        outputs.append(shown)
    return outputs


def _last_value(text: str, known: dict[str, Any]) -> object:
    """Run it; gives the value of its last expression, if it ends with one that is not silenced by a semicolon."""
    tree = ast.parse(text)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), known)  # noqa: S102 – that is what a notebook is for
    if not isinstance(last, ast.Expr):
        return None
    value: object = eval(compile(ast.Expression(last.value), "<cell>", "eval"), known)  # noqa: S307 – as above
    return None if text.rstrip().endswith(";") else value


def shown_as(value: object) -> dict[str, list[str]]:
    """A value in the forms in which a notebook keeps it."""
    draws: Callable[[], str] | None = getattr(value, "_repr_svg_", None)
    plain = type(value).__name__ if draws else repr(value)
    forms = {PLAIN: plain.splitlines(keepends=True)}
    return {PICTURE: draws().splitlines(keepends=True), **forms} if draws else forms


def run_apart(path: Path, **parameters: object) -> Notebook:
    """Run a notebook in an empty folder of its own."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="merlin-notebook-") as folder:
        os.chdir(folder)
        try:
            return run(read(path), path.name, **parameters)
        finally:
            os.chdir(before)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m tools.notebooks", allow_abbrev=False)
    parser.add_argument("names", nargs="*", help="notebooks, without their ending; all by default")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if anything else is shown now")
    options = parser.parse_args()
    known = {path.stem: path for path in paths()}
    if strange := set(options.names) - set(known):
        parser.error(f"there is no {', '.join(sorted(strange))}; there are {', '.join(known)}")
    differing = 0
    for name in options.names or known:
        path = known[name]
        text = written(run_apart(path))
        if options.check:
            same = text == path.read_text(encoding="utf-8")
            differing += not same
            print(f"{path.name}: {'as written' if same else 'shows something else'}", flush=True)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: written", flush=True)
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main())
