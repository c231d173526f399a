"""`merlin puzzles`: mined, listed, checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from merlin_bigbox.arena import puzzle_mining
from merlin_bigbox.arena.puzzle_mining import Mine
from merlin_bigbox.puzzles.library import puzzles
from merlin_bigbox.puzzles.mining import Mined

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def found(where: Mine, number: int) -> Mined:
    return Mined([puzzles()[number]], 5)


def test_mining_tells_what_it_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file goes on where it was, and can be listed."""
    monkeypatch.setattr(puzzle_mining, "mined_game", found)
    arguments = ("puzzles", "mine", "--players", "2", "3", "--out", "mined.jsonl", "--jobs", "1", "--lang", "en")
    assert "2 puzzles in 10 turns of 2 games" in run(*arguments, "--games", "2").out
    assert "3 puzzles in 15 turns of 3 games" in run(*arguments, "--games", "3").out
    listed = json.loads(run("puzzles", "list", "--file", "mined.jsonl", "--json").out)
    assert [puzzle["id"] for puzzle in listed] == [puzzle.id for puzzle in puzzles()[:3]]
    refused = run(*arguments, "--games", "2", "--seed", "9")
    assert (refused.code, "another seed" in refused.err) == (2, True)


def test_mining_that_is_stopped_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(where: Mine, number: int) -> Mined:
        raise KeyboardInterrupt

    monkeypatch.setattr(puzzle_mining, "mined_game", stopped)
    result = run("puzzles", "mine", "--games", "2", "--out", "mined.jsonl", "--jobs", "1", "--lang", "de")
    assert result.code == 130
    assert "mined.jsonl" in result.err


@pytest.mark.parametrize("modules", ["each", "all", "gold,market"])
def test_modules_take_turns(run: Run, monkeypatch: pytest.MonkeyPatch, modules: str) -> None:
    """Each comes with what it needs."""
    monkeypatch.setattr(puzzle_mining, "mined_game", lambda where, number: Mined([], 0))
    assert run("puzzles", "mine", "--games", "1", "--modules", modules, "--jobs", "1").code == 0
    header = json.loads(Path("mined.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert len(header["modules"]) == (9 if modules == "each" else 1)
    assert all("gold" in each for each in header["modules"] if "market" in each)


def test_the_shipped_puzzles_are_listed(run: Run) -> None:
    told = run("puzzles", "list").out
    assert all(puzzle.id in told for puzzle in puzzles())
    assert "Example: merlin puzzles" in run("help", "puzzles").out


@pytest.mark.compiled_only
def test_checking_tells_the_share_that_stays(run: Run) -> None:
    result = run("puzzles", "check", "--visits", "80", "--first", "1", "--jobs", "1", "--json")
    told = json.loads(result.out)
    assert told["puzzles"][0]["id"] == puzzles()[0].id
    assert result.code == (0 if told["share"] == 1.0 else 1)
    assert "80" in run("puzzles", "check", "--visits", "80", "--first", "1", "--jobs", "1").out
