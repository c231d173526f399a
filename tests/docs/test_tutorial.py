"""The tutorial: its files are written and its commands given, in an empty folder and in small."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest

from merlin_bigbox import __version__, engine_mode
from merlin_bigbox.arena.tracks import HEADING
from tests.docs import guides
from tests.docs.guides import ROOT
from tests.sizes import size

PAGE = ROOT / "docs" / "research" / "tutorial.md"
FILE = re.compile(r'^```python title="([\w.]+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)
FIGURE = r"-?[\d.]+(?: %)? \(-?[\d.]+…-?[\d.]+\)"
DIGEST = r"`\w{12}`"
ROW = re.compile(
    rf"\| linear\.py:Linear \| 2-base \| 1000 \| {FIGURE} \| {FIGURE} \| {FIGURE} \| [\d.]+ ms \| {DIGEST} {DIGEST} \|"
)
BY_HAND = ("python3 -m venv", ". learning", "pip install", "pip freeze", "merlin-bigbox play")
"""What sets up an environment is tried by `./merlin wheels`; the page with a bot of one's own in `tests/browser`."""
GAMES = size(2, 40)
SMALLER = {r"--games \d+": f"--games {GAMES}", r"train\.py \d+": f"train.py {size(2, 20)}"}
MINUTES = 10


class Step(NamedTuple):
    """A command of the page, and what it printed when the page was written."""

    command: str
    printed: str


def steps() -> Iterator[Step]:
    """The commands, in order; those of one block after the other."""
    for language, block in guides.blocks(PAGE):
        if language == "console":
            for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, printed = part.partition("\n")
                yield Step(command.strip(), printed.strip())


def smaller(command: str) -> str:
    """The command with fewer games, in one process; a track has a number of its own."""
    for pattern, little in SMALLER.items():
        command = re.sub(pattern, little, command)
    if " track " in command:
        command += f" --games {GAMES}"
    return f"{command} --jobs 1" if re.search(" (arena|track) ", command) else command


def given(command: str, folder: Path) -> str:
    """What a command prints."""
    words = shlex.split(smaller(command))
    program = {"python": [sys.executable], "merlin-bigbox": [sys.executable, "-P", "-m", "merlin_bigbox"]}[words[0]]
    done = subprocess.run(
        [*program, *words[1:]],
        cwd=folder,
        env={**os.environ, "COLUMNS": "120", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=60 * MINUTES,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout.strip()


def without_time(row: str) -> list[str]:
    """The cells of a row but for the time a decision took."""
    cells = row.split(" | ")
    return cells[:6] + cells[7:]


def test_every_command_is_given_or_said_to_be_tried_elsewhere() -> None:
    """And the page has those that lead from installing to a row."""
    commands = [step.command for step in steps()]
    assert len(commands) > 10
    for wanted in ("--version", "loop.py", "train.py", "arena", "play --bot", "track 2-base", "pip freeze"):
        assert any(wanted in command for command in commands), wanted
    for command in commands:
        assert command.startswith((*BY_HAND, "python ", "merlin-bigbox ")), command


@pytest.mark.compiled_only
def test_the_tutorial_can_be_followed(tmp_path: Path) -> None:
    """From the first command to the row; what hangs on no size and no machine comes out as the page says."""
    for name, text in FILE.findall(guides.text_of(PAGE)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    told = {
        step: given(step.command, tmp_path) for step in dict.fromkeys(steps()) if not step.command.startswith(BY_HAND)
    }
    by_command = {step.command: printed for step, printed in told.items()}
    assert by_command["merlin-bigbox --version"] == f"{__version__}, {engine_mode()} engine"
    assert [step.printed for step in told if step.command == "python loop.py"] == [by_command["python loop.py"]]
    assert re.search(r"^update \d+: -?\d+\.\d points a seat$", by_command["python train.py 400"], re.MULTILINE)
    arenas = [printed for command, printed in by_command.items() if " arena " in command]
    assert all("Linear" in printed for printed in arenas)
    assert len(arenas) == 2
    track = next(command for command in by_command if " track " in command)
    *_, head, line, row = by_command[track].splitlines()
    assert f"{head}\n{line}" == HEADING
    assert row.startswith(f"| linear.py:Linear | 2-base | {GAMES} |")
    again = given(track, tmp_path).splitlines()[-1]
    assert without_time(again) == without_time(row)


def test_what_the_page_printed_has_the_form_of_today() -> None:
    """Its row is a row, of all games of the track, and of the bot that stands there."""
    written = sha256(dict(FILE.findall(guides.text_of(PAGE)))["linear.py"].encode()).hexdigest()[:12]
    rows = [step.printed.splitlines() for step in steps() if " track " in step.command and step.printed]
    assert rows
    for *_, head, line, row in rows:
        assert f"{head}\n{line}" == HEADING
        assert ROW.fullmatch(row)
        assert row.endswith(f"`{written}` |")


def test_the_citation_is_the_one_of_the_project() -> None:
    """Whoever installed a wheel has no CITATION.cff at hand."""
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    title = re.search(r'^title: "(.+)"$', cited, re.MULTILINE)
    assert title is not None
    block = next(block.text for language, block in guides.blocks(PAGE) if language == "bibtex")
    assert f"title = {{{title[1]}}}" in block
    assert f"version = {{{__version__}}}" in block
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"author = {{{{{metadata['authors'][0]['name']}}}}}" in block
