"""Whatever the server refuses, the page says why in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from merlin_bigbox.cli import main
from merlin_bigbox.locale import catalogue, languages
from merlin_bigbox.server.protocol.http import Reason

PAGE = Path(__file__).parents[2] / "web" / "src" / "locale"
OF_THE_PAGE = {"lost"}
"""What the page itself finds out: that no server answers."""


@pytest.mark.parametrize("lang", languages())
def test_every_reason_of_a_refusal_has_words(lang: str) -> None:
    """The type checker knows every reason that is given; none is left without words, and no words without a reason."""
    body = FluentParser().parse((PAGE / f"general.{lang}.ftl").read_text(encoding="utf-8")).body
    told = {entry.id.name.removeprefix("refused-") for entry in body if isinstance(entry, ast.Message) and entry.value}
    named = {entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.id.name.startswith("refused-")}
    assert set(get_args(Reason)) <= told
    assert {name.removeprefix("refused-") for name in named} == set(get_args(Reason)) | OF_THE_PAGE


def test_every_refusal_of_the_command_line_to_players_has_words() -> None:
    """Each reason that the code gives is in the catalogue, and none is left over; the languages have the same ones."""
    root = Path(__file__).parents[2] / "src" / "merlin_bigbox"
    code = "".join(
        file.read_text(encoding="utf-8") for part in ("cli", "terminal") for file in (root / part).glob("*.py")
    )
    given = set(re.findall(r'(?:SaidError|FileError)\(\s*"([a-z-]+)"', code))
    told = {name.removeprefix("refusal-") for name in catalogue("en").ids() if name.startswith("refusal-")}
    assert given == told


def test_a_refusal_is_said_in_the_language_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--terminal", "--seat", "pink", "--lang", "de"]) == 2
    assert "heißt kein Platz „pink“" in capsys.readouterr().err
