"""The page about datasets tells every column as `schema.json` does, and every option of the command."""

import inspect

from merlin_bigbox.cli.dataset import dataset
from merlin_bigbox.dataset.columns import columns
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from tests.docs.guides import ROOT

PAGE = (ROOT / "docs" / "research" / "data.md").read_text(encoding="utf-8")
ELSEWHERE = {"lang", "json", "check", "folder"}


def test_every_column_is_told() -> None:
    """Each in a line, in the order of the files."""
    told = [line.split(" | ") for line in PAGE.splitlines() if line.startswith("| `") and line.count(" | ") == 2]
    wanted = [(f"| `{name}`", f"{about} |") for name, _, about in columns(compose(load(), (), 4))]
    assert [(cells[0], cells[2]) for cells in told] == wanted


def test_every_option_is_told() -> None:
    """But for those that every command has."""
    options = set(inspect.signature(dataset).parameters) - ELSEWHERE
    assert {name for name in options if f"--{name}" not in PAGE} == set()
