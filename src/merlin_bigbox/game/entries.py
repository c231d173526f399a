"""What a game is made of on paper: its records and what they are kept as, its log, its score sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.dice import Dice
from merlin_bigbox.game.options import GameOptions

UNDO: Final = -1
"""Stands for the action of a record that takes back the one before it."""


class Entry(NamedTuple):
    """One record of a game: which frame was answered, by whom (or chance), and how."""

    frame: str
    seat: int
    action: int


class Written(NamedTuple):
    """A record as text, the way it is kept: "undo" stands for taking back."""

    frame: str
    seat: int
    action: str


LOST: Final = Written("lost", -1, "lost")
"""Stands for a record that is not there any more; only a stored state after it can make up for it."""


class Saved(NamedTuple):
    """A state kept as JSON, and after how many records. Nothing before it can be taken back."""

    at: int
    state: bytes


class LogEntry(NamedTuple):
    """Something that happened, and after how many records."""

    at: int
    """After how many records."""
    event: Event
    """What happened."""


class ScoreLine(NamedTuple):
    """Points of a seat for one reason, with the rule that gives them."""

    reason: str
    """What the points are for, as `Ruleset.reason_specs` names it."""
    rule: str
    """The id of the rule."""
    points: int
    """How many, perhaps less than 0."""


class Parts(NamedTuple):
    """All that a game is made of: what a copy takes over, and what is sent to another process."""

    options: GameOptions
    edition: Edition
    dice: Dice | None
    given: int
    past: tuple[tuple[int, Dice], ...]
    entries: list[Entry]
    log: list[LogEntry]
    state: State
    log_from: int
    line: list[int]
    draws: dict[str, int]
    settled: tuple[State, int, int, int]
