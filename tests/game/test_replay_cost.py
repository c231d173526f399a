"""Replaying costs as much as the game that is left: what was taken back is cut away first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game import game as game_module
from merlin_bigbox.game import record
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import RecordError

Line = tuple[str, str, str]


def applies(work: Callable[[], object]) -> int:
    """How often the engine is made to play an action meanwhile, compiled or not."""
    count = 0
    source = Path(game_module.__file__).name

    def watch(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        if event == "call" and frame.f_code.co_name == "apply" and frame.f_back is not None:
            count += Path(frame.f_back.f_code.co_filename).name == source
        elif event == "c_call" and getattr(argument, "__name__", "") == "apply":
            count += Path(frame.f_code.co_filename).name == source

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def started() -> Game:
    """A game in the middle of a turn, with something that can be taken back."""
    game = Game.new(GameOptions(2), seed="cost")
    game.play("die 1" if "die 1" in game.choices() else game.choices()[0])
    return game


def with_undone(pairs: int, deep: int) -> tuple[Game, record.Record]:
    """A game and its record with many actions taken back, up to so many at once."""
    game = started()
    kept = record.record(game)
    seat = game.decider
    assert seat is not None
    who = game.seats[seat]
    own: list[Line] = []
    trial = game.copy()
    while len(own) < deep and trial.decider == seat:
        frame = trial.frame_name
        action = trial.choices()[0]
        trial.play(action)
        if not trial.can_undo(seat):
            break
        own.append((frame, who, action))
    undo: list[Line] = [("undo", who, "undo")] * len(own)
    more = [*own, *undo] * (pairs // len(own))
    return game, replace(kept, lines=(*kept.lines, *more))


@pytest.mark.interpreted_only  # calls inside compiled code cannot be counted
@pytest.mark.parametrize("deep", [1, 2])
def test_undone_actions_are_not_played(deep: int) -> None:
    """A record of 10,000 undone actions costs as many actions of the engine as one of none (it was each one, twice)."""
    game, long = with_undone(10_000, deep)
    assert len(long.lines) > 20_000
    assert applies(lambda: record.verify(long)) == len(game.entries)
    again = record.verify(long)
    assert again.at == len(long.lines)
    assert again.state.same(game.state)
    assert [(entry.at, entry.event.kind) for entry in again.log] == [(e.at, e.event.kind) for e in game.log]
    assert [number for number, _ in again.in_force] == list(range(1, game.at + 1))


@pytest.mark.interpreted_only  # calls inside compiled code cannot be counted
def test_a_kept_game_resumes_without_playing_what_was_undone() -> None:
    """Nor does a table that is loaded again."""
    game, long = with_undone(10_000, 2)
    written = [Written(*line) for line in record.replay(long).written()]
    assert applies(lambda: Game.resume(game.options, written)) == len(game.entries)


def test_the_game_goes_on_as_if_nothing_had_been_undone() -> None:
    """Numbers go on behind the undone actions, the dice and what can still be taken back are the same."""
    game, long = with_undone(20, 2)
    again = record.verify(long)
    assert again.dice == game.dice
    seat = game.decider
    assert seat is not None
    for one in (game, again):
        assert one.can_undo(seat)
        while not one.is_over:
            one.play(one.choices()[0])
    assert [(e.frame, e.seat, e.action) for _, e in again.in_force] == [
        (e.frame, e.seat, e.action) for e in game.entries
    ]
    assert record.verify(record.record(again)).points == game.points


def broken(lines: Sequence[Line], index: int, line: Line) -> tuple[Line, ...]:
    """The lines with one of them changed."""
    return (*lines[:index], line, *lines[index + 1 :])


def test_undone_actions_still_have_to_be_actions() -> None:
    """Words, frames and who takes back are checked, and the first that is wrong is named."""
    game, long = with_undone(4, 1)
    first = game.at
    who = long.lines[first][1]
    other = "red" if who == "yellow" else "yellow"
    frame = long.lines[first][0]
    for index, line, message in (
        (first, (frame, who, "eat a cake"), f"action {first + 1}: .*is not an action"),
        (first, ("lunch", who, "die 1"), f"action {first + 1}: there is no frame"),
        (first + 1, ("turn", who, "undo"), f"action {first + 2}: answers"),
        (first + 1, ("undo", other, "undo"), f"action {first + 2}: there is nothing to take back"),
        (first, ("undo", other, "undo"), f"action {first + 1}: there is nothing to take back"),
    ):
        with pytest.raises(RecordError, match=message):
            record.verify(replace(long, lines=broken(long.lines, index, line)))


def test_an_outcome_of_chance_is_never_taken_back() -> None:
    """What was learned stays: an undo right behind it is refused."""
    kept = record.record(Game.new(GameOptions(2), seed="cost"))
    with pytest.raises(MerlinError, match="nothing to take back"):
        record.replay(replace(kept, lines=(*kept.lines, ("undo", "red", "undo"))))


@pytest.mark.parametrize("text", ["a " * 100_000, "x" * 400_000, "die " + "1 " * 100_000])
def test_an_action_of_endless_length_is_refused_at_once(text: str) -> None:
    """Nobody looks for what 400,000 letters might have meant."""
    kept = record.record(Game.new(GameOptions(2), seed="cost"))
    with pytest.raises(RecordError, match="too long to be an action") as caught:
        record.replay(replace(kept, lines=(*kept.lines, ("turn", "red", text))))
    assert len(str(caught.value)) < 200
