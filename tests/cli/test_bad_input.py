"""Whatever is wrong with the input: one line that begins with `merlin:`, exit code 2, nothing written, no traceback."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Result, Run


@pytest.fixture
def game(run: Run) -> str:
    """The text of a record with some moves."""
    run("play", "--terminal", "--bots", "random", "--seed", "3", "--save", "game.merlin", typed="1\n" * 12)
    return Path("game.merlin").read_text(encoding="utf-8")


def refused(result: Result, *words: str) -> None:
    """One clear line on the error stream."""
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("merlin: ")
    assert result.err.count("\n") == 1
    for word in words:
        assert word in result.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--terminal", "--players", "5"), ("5 players", "2, 3 or 4")),
        (("play", "--terminal", "--players", "many"), ("--players", "many")),
        (("play", "--terminal", "--modules", "dragons"), ("unknown module", "dragons")),
        (("play", "--terminal", "--bots", "genius"), ("unknown bot", "genius", "knight")),
        (("play", "--terminal", "--bots", "random,random"), ("2 bots", "3 other seats")),
        (("play", "--terminal", "--seat", "pink"), ("pink", "red, yellow, blue, green")),
        (("play", "--terminal", "--seat", "green", "--players", "2"), ("green", "2 players")),
        (("play", "--terminal", "--lang", "la"), ("la", "en, de, pt")),
        (("play", "--terminal", "--load", "nothing.merlin"), ("nothing.merlin", "not found")),
        (("play", "--terminal", "--edition", "nothing.toml"), ("nothing.toml", "not found")),
        (("play", "--terminal", "--save", "nowhere/game.merlin"), ("nowhere/game.merlin", "cannot be written")),
        (("play", "--terminal", "--fly"), ("--fly",)),
        (("fly",), ("fly", "play")),
        (("replay",), ("requires an argument",)),
        (("replay", "nothing.merlin"), ("nothing.merlin", "not found")),
        (("verify", "."), ("no kept games",)),
        (("simulate", "--games", "0"), ("0 games",)),
        (("simulate", "--games", "few"), ("few",)),
        (("simulate", "--jobs", "0", "--games", "1"), ("0 jobs",)),
        (("simulate", "--players", "9"), ("9 players",)),
        (("simulate", "--on", "nowhere", "--games", "1"), ('"nowhere"', "tcp://", "local:4", "ray://")),
        (("simulate", "--on", "local:0", "--games", "1"), ("local:0",)),
        (("arena", "--on", "local:2", "--jobs", "2", "--bots", "random,page"), ("--jobs", "--on")),
        (("simulate", "--bots", "genius"), ("genius",)),
        (("simulate", "--bots", "random,random"), ("2 bots", "4 players")),
        (("simulate", "--resume", "--games", "1", "--bots", "random"), ("--out",)),
        (("simulate", "--out", "/dev/null/folder", "--games", "1", "--bots", "random"), ("/dev/null",)),
        (("check", "--games", "0"), ("0 games",)),
        (("check", "--players", "1"), ("1 players",)),
        (("edition", "nothing.toml"), ("nothing.toml", "not found")),
        (("rules", "--lang", "xx"), ("xx",)),
        (("rulebook", "--lang", "xx"), ("xx",)),
        (("rulebook", "--out", "nowhere/book.pdf"), ("no folder", "nowhere")),
    ],
)
def test_impossible_options(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    """Each is refused before anything happens."""
    refused(run(*arguments), *words)
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--terminal", "--load")])
def test_broken_records(run: Run, game: str, command: tuple[str, ...]) -> None:
    """Truncated, of another version or edition, with an action that does not fit: told with place and reason."""
    lines = game.splitlines()
    last = lines[-1].rpartition(": ")[0]
    broken = {
        "truncated": (game[: game.rindex(":")], "expected"),
        "empty": ("", "line 1"),
        "version": (game.replace("rules: 2", "rules: 99"), "rules version 99"),
        "edition": (game.replace("edition: ", "edition: 0"), "edition"),
        "unknown": ("\n".join([*lines[:-1], f"{last}: fly away"]), f"action {last.split()[0]}"),
        "unfitting": ("\n".join([*lines[:-1], f"{last}: grail"]), "not offered"),
        "missing": ("\n".join([*lines[:20], *lines[21:]]), "missing"),
        "stranger": ("dear diary", "line 1"),
        "players": (game.replace("players: 4", "players: 7"), "7 players"),
    }
    for name, (text, reason) in broken.items():
        file = Path(f"{name}.merlin")
        file.write_text(text, encoding="utf-8")
        refused(run(*command, str(file)), f"{name}.merlin", reason)
        assert file.read_text(encoding="utf-8") == text


def test_a_record_whose_dice_were_changed(run: Run, game: str) -> None:
    """The seed proves every outcome of chance."""
    lines = game.splitlines()
    at = next(number for number, line in enumerate(lines) if "chance roll" in line)
    faces = lines[at].split()[-4:]
    swapped = [faces[1], faces[0], *faces[2:]] if faces[0] != faces[1] else [faces[2], faces[1], faces[0], faces[3]]
    lines[at] = " ".join([*lines[at].split()[:-4], *swapped])
    Path("forged.merlin").write_text("\n".join(lines), encoding="utf-8")
    refused(run("verify", "forged.merlin"), "forged.merlin", "the seed gives")


def test_a_file_that_is_no_text(run: Run) -> None:
    """Bytes that are no text are named with their line."""
    Path("noise.merlin").write_bytes(b"Merlin game record\n\xff\xfe")
    refused(run("verify", "noise.merlin"), "noise.merlin", "line 2", "UTF-8")


@pytest.mark.parametrize("text", ["colours = 3", "= broken", ""])
def test_broken_editions(run: Run, text: str) -> None:
    """An edition file is refused whether it is looked at or played with."""
    Path("mine.toml").write_text(text, encoding="utf-8")
    refused(run("edition", "mine.toml"), "mine.toml", "expected")
    refused(run("play", "--terminal", "--edition", "mine.toml"), "mine.toml", "expected")


def test_saving_over_a_game_or_changing_a_saved_one(run: Run, game: str) -> None:
    """A new game does not take the place of a saved one, and a saved one brings its own options."""
    refused(run("play", "--terminal", "--save", "game.merlin"), "game.merlin", "--load")
    refused(run("play", "--terminal", "--load", "game.merlin", "--seed", "4"), "seed")
    refused(run("play", "--terminal", "--load", "game.merlin", "--players", "2"), "4 players")
    assert Path("game.merlin").read_text(encoding="utf-8") == game


def test_a_rulebook_takes_a_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a Chromium one is told what to install, and that any browser can print the page."""
    monkeypatch.delenv("MERLIN_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(Path.cwd()))
    refused(run("rulebook"), "no Chromium", "MERLIN_CHROMIUM", "/rulebook")
    assert list(Path().iterdir()) == []
