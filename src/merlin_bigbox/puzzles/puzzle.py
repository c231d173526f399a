"""What a puzzle is made of, as its line in a file says it, and the game at its position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

import msgspec

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions

Level = Literal["squire", "knight", "lancelot", "merlin-quick", "merlin"]
"""The lowest bot that finds the best plan; Merlin thinks quickly or takes its time."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
Kind = Literal["win", "two-missions", "traitors", "manor", "scoring", "reach", "staff", "mission", "points", "value"]
"""What it is about: win on the last turn, complete two missions, lose nothing to traitors, the last manor before a
scoring, the last turn before a scoring, reach a space by an aid, spend a staff, complete a mission, most points this
turn, or the most that the game holds for the seat."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SEPARATOR: Final = "; "
"""Between two actions of a line."""
KEPT: Final = 64


class PuzzleError(MerlinError):
    """A puzzle that cannot be read, or an answer that it does not take."""


class Plan(msgspec.Struct, frozen=True, array_like=True):
    """One of the plans for the turn, all with the same end merged: a line of it, and what it loses to the best."""

    line: str
    loss: float

    @property
    def actions(self) -> tuple[str, ...]:
        """Its actions; the last one ends the turn, or shows something new."""
        return split(self.line)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the plans for the turn that begins there."""

    id: str
    players: int
    modules: tuple[str, ...]
    version: int
    """Of the rules."""
    record: str
    """Every action and outcome of chance from the setup to the position."""
    seat: int
    """Who is to move, and solves it."""
    round: int
    level: Level
    kind: Kind
    themes: tuple[str, ...]
    """The reasons for points in which the best plan and the next one differ most, the most important first."""
    lead: float
    """By how many points of the expected final margin the best plan leads the next one."""
    error: float
    """The standard error of the lead."""
    plans: tuple[Plan, ...]
    """The best plan first. If there are more than are listed, the others lose `rest` or more."""
    count: int
    """How many plans with different ends there are."""
    rest: float = 0.0
    proved: bool = False
    """No chance is left in it: the margins are exact."""

    @property
    def options(self) -> GameOptions:
        """What the table agreed on."""
        return GameOptions(self.players, self.modules, (), self.version)

    @property
    def line(self) -> tuple[str, ...]:
        """The actions of the best plan."""
        return self.plans[0].actions


def split(line: str) -> tuple[str, ...]:
    """The actions of a line."""
    return tuple(line.split(SEPARATOR)) if line else ()


def joined(actions: list[str] | tuple[str, ...]) -> str:
    """A line of these actions."""
    return SEPARATOR.join(actions)


def position(puzzle: Puzzle) -> Game:
    """The game at the position. Chance does not answer in it."""
    return _position(puzzle).copy()


@lru_cache(maxsize=KEPT)
def _position(puzzle: Puzzle) -> Game:
    game = Game(puzzle.options)
    for text in split(puzzle.record):
        game.step(game.read(text))
    if game.decider != puzzle.seat:
        raise PuzzleError(f"puzzle {puzzle.id}: another seat is asked at its position")
    return game


def read(text: str | bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one a line."""
    decoder = msgspec.json.Decoder(Puzzle)
    try:
        return tuple(decoder.decode_lines(text))
    except msgspec.MsgspecError as error:
        raise PuzzleError(f"not a file of puzzles: {error}") from error


def write(puzzles: tuple[Puzzle, ...]) -> bytes:
    """A file of puzzles, one a line."""
    return msgspec.json.Encoder().encode_lines(puzzles)
