"""Mining: the same seed gives the same puzzles, stopped and resumed or in one go."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.arena import puzzle_mining
from merlin_bigbox.arena.puzzle_mining import Mine, is_mined, mine, read_mined
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.puzzles.library import puzzles
from merlin_bigbox.puzzles.mining import APART, MOST_OF_A_GAME, Mined, mine_game, played
from merlin_bigbox.puzzles.plans import is_turn_start
from merlin_bigbox.puzzles.puzzle import position

WHERE = Mine((2, 3), ((), ("treasures",)), 5)
SEED = 1


def made_up(where: Mine, number: int) -> Mined:
    """Every second game has a puzzle."""
    puzzle = msgspec.structs.replace(puzzles()[0], id=f"{where.seed:04x}{number:04x}")
    return Mined([puzzle] if number % 2 else [], 10 + number)


def test_games_take_turns_with_players_and_modules() -> None:
    assert [WHERE.options(number) for number in range(5)] == [
        GameOptions(2),
        GameOptions(3),
        GameOptions(2, ("treasures",)),
        GameOptions(3, ("treasures",)),
        GameOptions(2),
    ]


def test_a_stopped_run_goes_on_to_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_mining, "mined_game", made_up)
    whole = mine(WHERE, 6, tmp_path / "whole.jsonl")
    done: list[int] = []

    def stopping(where: Mine, number: int) -> Mined:
        if len(done) == 3:
            raise KeyboardInterrupt
        done.append(number)
        return made_up(where, number)

    monkeypatch.setattr(puzzle_mining, "mined_game", stopping)
    file = tmp_path / "parts.jsonl"
    with pytest.raises(KeyboardInterrupt):
        mine(WHERE, 6, file)
    assert read_mined(file).games == 3
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"game": 3, "exam')
    monkeypatch.setattr(puzzle_mining, "mined_game", made_up)
    told: list[tuple[int, int]] = []
    assert mine(WHERE, 6, file, progress=lambda *args: told.append(args)) == whole
    assert told[0] == (3, 6)
    assert told[-1] == (6, 6)
    assert (tmp_path / "whole.jsonl").read_bytes() == file.read_bytes()
    assert len(whole.puzzles) == 3
    assert whole.examined == 75


def test_a_file_of_other_settings_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_mining, "mined_game", made_up)
    file = tmp_path / "mined.jsonl"
    mine(WHERE, 2, file)
    assert is_mined(file)
    with pytest.raises(OptionsError, match="another seed"):
        mine(WHERE._replace(seed=6), 2, file)
    other = tmp_path / "other.jsonl"
    other.write_text('{"format": "else"}\n', encoding="utf-8")
    with pytest.raises(OptionsError, match="no file of mined puzzles"):
        mine(WHERE, 2, other)


@pytest.mark.compiled_only
def test_every_turn_of_a_game_begins_once() -> None:
    game, turns = played(GameOptions(2), 3)
    assert game.is_over
    # Four dice each in every round.
    assert len(turns) == 2 * 4 * 6
    assert all(is_turn_start(game.rules, turn.state) for turn in turns)
    assert all(game.rules.decider(turn.state) == turn.seat for turn in turns)


@pytest.mark.compiled_only
def test_the_same_seed_gives_the_same_puzzles() -> None:
    """And they are rebuilt from what they say."""
    one, two = (mine_game(GameOptions(2), SEED, most=3) for _ in range(2))
    assert one == two
    assert one.examined <= 3
    for puzzle in one.puzzles:
        assert position(puzzle).round == puzzle.round


def test_puzzles_of_a_game_are_few_and_far_apart() -> None:
    assert MOST_OF_A_GAME == 2
    games: dict[str, list[int]] = {}
    for puzzle in puzzles():
        games.setdefault(puzzle.record[:400], []).append(puzzle.round)
    for rounds in games.values():
        assert len(rounds) <= MOST_OF_A_GAME
        assert len(rounds) == 1 or max(rounds) - min(rounds) >= APART
