"""Decisions as the environments show them, for whoever has a state or a bot's request instead."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from merlin_bigbox.bots import Request
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.research.blocks import layout
from merlin_bigbox.research.compiled.game import OneGame
from merlin_bigbox.research.numbering import numbering
from merlin_bigbox.research.reading import Source

__all__ = ["Looking", "Seen"]


class Seen(NamedTuple):
    """A decision as a seat sees it: the observation, and which actions are offered."""

    observation: npt.NDArray[np.int16]
    """What the seat may know."""
    mask: npt.NDArray[np.int8]
    """1 for each action that is offered."""


class Looking:
    """Looks at states as the environments show them: what a network learned there can play as a bot."""

    def __init__(self, rules: Ruleset) -> None:
        self.numbers = numbering(rules)
        """The actions as numbers."""
        self._game = OneGame(rules, self.numbers.numbers, layout(rules).encoder)
        self._seen = Source(self._game, "observation", np.int16, (), layout(rules).size)
        self._mask = Source(self._game, "mask", np.int8, (), self.numbers.size)

    def at(self, state: State, seat: int) -> Seen:
        """What the seat is shown, which has to decide now; the state is not changed."""
        self._game.take_over(state)
        self._game.observe(seat)
        return Seen(self._seen.read().copy(), self._mask.read().copy())

    def asked(self, request: Request, random: Random) -> Seen:
        """What a bot is shown with its request: in any game that fits what its seat knows, it sees the same."""
        return self.at(request.possible(random), request.seat)
