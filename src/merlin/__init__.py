"""Merlin: the board game, whole, as a library.

>>> from merlin import Game, GameOptions
>>> game = Game.new(GameOptions(players=2), seed="a seed")
>>> game.choices()[0].split()[0]
'die'
"""

from merlin.edition import Edition, EditionError, load
from merlin.engine.core.errors import (
    GameOverError,
    MalformedError,
    MerlinError,
    NotOfferedError,
    OptionsError,
)
from merlin.engine.core.events import Event
from merlin.engine.core.random import Random
from merlin.engine.core.ruleset import Observation, Ruleset
from merlin.engine.core.state import State
from merlin.game.game import Game, LogEntry, ScoreLine
from merlin.game.options import GameOptions
from merlin.game.record import Record, RecordError, record, replay, verify
from merlin.game.view import View, view

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
    "load",
    "record",
    "replay",
    "verify",
    "view",
]
