"""The bot protocol: a bot gets what its seat may know and the offered options, and returns one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from merlin_bigbox.engine.core.ruleset import ROUND
from merlin_bigbox.game import notation

if TYPE_CHECKING:
    from merlin_bigbox.engine.core.random import Random
    from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
    from merlin_bigbox.engine.core.state import State

Clock = Callable[[], float]
"""Tells seconds that only ever grow. Whoever reads the time gets one handed in, so that a test can drive it."""


class Request(NamedTuple):
    """One decision of a seat. It has neither game nor state: a bot cannot see what a player could not."""

    rules: Ruleset
    """The composed rules: to try options on a possible game."""
    observation: Observation
    """What the seat may know; hidden cells were never filled."""
    options: list[int]
    """What is offered, as the engine's numbers; the answer is one of them."""

    @property
    def seat(self) -> int:
        """The number of the seat that decides."""
        return int(self.observation.seat)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.rules.players)

    @property
    def round(self) -> int:
        """The number of the round, from 1 to 6."""
        return int(self.observation.state.cells[ROUND])

    def points_of(self, seat: int) -> int:
        """The points of a seat."""
        return int(self.observation.points_of(seat))

    def zone(self, name: str, seat: int | None = None) -> list[int]:
        """The numbers in a zone, or a seat's own part of it, as `Game.zone` gives them; -1 is what nobody told us."""
        return self.rules.zone(self.observation.state, name, -1 if seat is None else seat)

    def text(self, option: int) -> str:
        """An option as it is written: `deploy builder purple`."""
        return notation.write(self.rules, option)

    def possible(self, random: Random) -> State:
        """A game that fits all the seat knows: what is hidden from it is filled in at random."""
        return self.rules.resample(self.observation, random)


class Bot(Protocol):
    """Plays one seat of one game. All its randomness comes from the generator it was created with."""

    def choose(self, request: Request) -> int:
        """One of the offered options."""
        ...


class Searched(NamedTuple):
    """What a search found out about one option: how often it was tried, and what it is worth, in points."""

    action: int
    """The option, as the engine's number."""
    visits: int
    """How often the search tried it."""
    value: float
    """Points that the search expects of it."""


@runtime_checkable
class Searching(Protocol):
    """A bot that can tell what its search found: datasets keep it beside the choice."""

    def searched(self) -> list[Searched]:
        """What the search for its last choice found about the options it tried; nothing if it did not search."""
        ...
