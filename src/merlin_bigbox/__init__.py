"""Merlin: the board game, whole, as a library.

>>> from merlin_bigbox import Game, GameOptions
>>> game = Game.new(GameOptions(players=2), seed="a seed")
>>> game.choices()[0].split()[0]
'die'
"""

from typing import Literal

from merlin_bigbox.edition import Edition, EditionError, load
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core import ruleset
from merlin_bigbox.engine.core.errors import (
    GameOverError,
    MalformedError,
    MerlinError,
    NotOfferedError,
    OptionsError,
)
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game, LogEntry, ScoreLine
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import Record, RecordError, record, replay, verify
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.view import View, view

__version__ = "0.1.0"

__all__ = [
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "GameOptions",
    "GameOverError",
    "LogEntry",
    "MalformedError",
    "MerlinError",
    "NotOfferedError",
    "Observation",
    "OptionsError",
    "Random",
    "Record",
    "RecordError",
    "Ruleset",
    "ScoreLine",
    "State",
    "View",
    "engine_mode",
    "load",
    "module_names",
    "read_record",
    "record",
    "replay",
    "verify",
    "view",
]


def engine_mode() -> Literal["compiled", "interpreted"]:
    """Whether the rules run compiled or as pure Python: the same games, many times faster or slower."""
    return "interpreted" if str(ruleset.__file__).endswith(".py") else "compiled"
