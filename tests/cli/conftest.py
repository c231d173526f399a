"""How the tests run the command line: in this process, with typed lines, at a known width."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from merlin_bigbox.bots.spec import load_class
from merlin_bigbox.cli import main


class Result(NamedTuple):
    """The exit code and what was written."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Result]:
    """Run a command in an empty folder; `typed` is what the player types before the input ends."""
    monkeypatch.chdir(tmp_path)
    load_class.cache_clear()  # a bot of another test may have stood in a file of the same name
    for variable in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        written = capsys.readouterr()
        return Result(code, written.out, written.err)

    return command
