"""What a bot is: it is asked with what its seat may know and the offered options, and answers with one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from merlin_bigbox.engine.core.ruleset import Observation, Ruleset


class Request(NamedTuple):
    """One decision of a seat. There is no game and no state in it: a bot cannot look where a player could not."""

    rules: Ruleset
    observation: Observation
    options: list[int]


class Bot(Protocol):
    """Chooses for one seat of one game. What it leaves to luck comes from the generator it was made with."""

    def choose(self, request: Request) -> int:
        """One of the offered options."""
        ...
