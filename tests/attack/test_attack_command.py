"""`merlin attack` on the command line: what it attacks, what it refuses to attack, what it tells."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

import pytest

from merlin_bigbox.attack import ATTACKS
from merlin_bigbox.attack import __file__ as attack_folder
from merlin_bigbox.attack.target import Attack, Target, Verdict
from merlin_bigbox.attack.wire import BrokenLineError, CrowdedError
from merlin_bigbox.cli import main
from merlin_bigbox.locale import catalogue
from merlin_bigbox.locale.languages import LANGUAGES
from tests.server.client import house

command_file = importlib.import_module("merlin_bigbox.cli.attack")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("http://merlin.example",), ("merlin.example", "not this machine", "--this-server-is-mine")),
        (("http://192.168.0.7:8765",), ("192.168.0.7", "--this-server-is-mine")),
        (("merlin.example",), ("merlin.example", "no address")),
        (("https://127.0.0.1",), ("no address",)),
        (("http://[",), ("no address",)),
        (("--only", "dragons"), ("dragons", "half-requests")),
    ],
)
def test_what_is_refused(
    arguments: tuple[str, ...], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Above all a server that may be somebody else's."""
    assert main(["attack", *arguments]) == 2
    written = capsys.readouterr().err
    assert written.count("\n") == 1
    for word in words:
        assert word in written


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    """Every attack with its title."""
    assert main(["attack", "--list", "--lang", "de"]) == 0
    written = capsys.readouterr().out
    for attack in ATTACKS:
        assert attack.name in written


@pytest.mark.slow
def test_a_running_server_is_attacked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What needs a server of its own is not tried there; the figures come in words, or as JSON."""
    names = "forged-host,recovery-reuse,dead-workers"
    with house(tmp_path / "data") as found:
        assert main(["attack", found.url, "--only", names, "--lang", "pt"]) == 0
        shown = capsys.readouterr().out
        assert main(["attack", found.url, "--only", names, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
    assert [(each["name"], each["held"]) for each in told] == [
        ("forged-host", True),
        ("recovery-reuse", True),
        ("dead-workers", None),
    ]
    assert told[1]["figures"]["first-use"] == 200
    assert "resistiu" in shown
    assert "não tentado" in shown


@pytest.mark.slow
def test_nobody_there(capsys: pytest.CaptureFixture[str]) -> None:
    """An address at which nobody answers is not tried; that is no hole."""
    assert main(["attack", "http://127.0.0.1:9", "--only", "forged-host", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["held"] is None


@pytest.mark.slow
def test_a_server_that_falls_silent_has_not_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that takes in nobody new from this address has: there is only nothing more to try."""
    errors: list[Exception] = [BrokenLineError("cut off"), TimeoutError(), CrowdedError("too many")]

    async def fails(_: Target) -> Verdict:
        raise errors.pop(0)

    monkeypatch.setattr(command_file, "ATTACKS", (Attack("forged-host", fails),) * 3)
    with house(tmp_path / "data") as found:
        assert main(["attack", found.url, "--json"]) == 1
    assert [told["held"] for told in json.loads(capsys.readouterr().out)] == [False, False, None]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attack_and_every_figure_has_its_words(lang: str) -> None:
    """In every language."""
    words = catalogue(lang)
    sources = [file.read_text("utf-8") for file in Path(attack_folder).parent.glob("*.py")]
    figures = {name for text in sources for name in re.findall(r'"([a-z-]+)": ', text)} - {"type", "kind", "bot"}
    known = {name for name in figures if words.has(f"cli-attack-figure-{name}")}
    assert len(known) > 30
    for attack in ATTACKS:
        assert words.has(f"cli-attack-{attack.name}")
