"""Messages between the server and its workers: names and numbers, nothing the seat may not know."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation
from merlin_bigbox.game.game import Game

LOOKING: Final = 1.5
"""Seconds after which no further possible game is examined for an explanation."""


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """One decision of a seat: what it may know, as the cells of its observation, and what it may choose."""

    bot: str
    seed: int
    """The bot's random seed for this decision; it is unrelated to the dice."""
    players: int
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    version: int
    """Of the rules."""
    seat: int
    cells: list[int]
    options: list[int]
    limit: float
    """Seconds to think, with a margin over what the bot itself takes."""

    @property
    def who(self) -> str:
        """Who is asked, for log messages."""
        return self.bot or "whoever looks on"


class HintQuestion(Question, frozen=True, tag="hint"):
    """A decision to be explained instead of made: what would the bot choose, and why?"""


class SeenQuestion(Question, frozen=True, tag="seen"):
    """A decision that was made, as `seat` (-1: a spectator) knew the game just before: why may the mover have made it?

    The options are not told: which there were may depend on what is hidden.
    """

    mover: int
    action: int


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Is anybody there? Asked of a worker that has had nothing to do."""


Asked = Question | HintQuestion | SeenQuestion | Ping


class Numbered(msgspec.Struct, frozen=True):
    """What a worker is asked. Its answer bears the same number, so that it cannot be taken for another's."""

    number: int
    asked: Asked


class Ready(msgspec.Struct, frozen=True):
    """A worker's first message: whether its engine is compiled, and which bots it knows."""

    compiled: bool
    bots: list[str]


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The chosen action. `problem` tells why the bot itself did not choose it, if it did not."""

    action: int
    problem: str = ""


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """Reasons as numbers: the fields of `Why` and `Seen`; one of them does not say all of it."""

    chosen: int
    gains: dict[str, float]
    other: int | None
    other_gains: dict[str, float]
    better: float
    sure: float = 0.0
    offered: int = 0
    perhaps_more: bool = False


class Unexplained(msgspec.Struct, frozen=True, tag="unexplained"):
    """No reasons could be found, and why."""

    problem: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


Given = Answer | Explained | Unexplained | Pong
"""What a worker answers."""


class Reply(msgspec.Struct, frozen=True):
    """A worker's answer to the question of this number."""

    number: int
    given: Given


def question(game: Game, bot: str, limit: float) -> Question:
    """The decision that is asked for now. The same moment of the same game always gives the same question."""
    seat = _asked(game)
    luck = sha256(b"merlin bot " + (game.seed or b"") + f" {seat} {game.at}".encode()).digest()
    return Question(
        bot=bot,
        seed=int.from_bytes(luck[:7], "big"),
        players=game.options.players,
        modules=game.options.modules,
        variants=game.options.variants,
        version=game.options.version,
        seat=seat,
        cells=game.observe(seat).state.as_list(),
        options=game.options_now(),
        limit=limit,
    )


def hint_question(game: Game, bot: str, limit: float) -> HintQuestion:
    """What the bot would do for the seat that is asked. All of it, luck included, follows from what the seat knows."""
    seat = _asked(game)
    cells = game.observe(seat).state.as_list()
    options = game.options
    return HintQuestion(
        bot=bot,
        seed=_luck(cells),
        players=options.players,
        modules=options.modules,
        variants=options.variants,
        version=options.version,
        seat=seat,
        cells=cells,
        options=game.options_now(),
        limit=limit,
    )


def seen_question(game: Game, seen: Observation, mover: int, action: int, limit: float) -> SeenQuestion:
    """Why the mover chose the action, for somebody who knew this just before. Nothing else is looked at."""
    cells = seen.state.as_list()
    options = game.options
    return SeenQuestion(
        bot="",
        seed=_luck([*cells, action]),
        players=options.players,
        modules=options.modules,
        variants=options.variants,
        version=options.version,
        seat=int(seen.seat),
        cells=cells,
        options=[],
        limit=limit,
        mover=mover,
        action=action,
    )


def _asked(game: Game) -> int:
    if game.decider is None:
        raise ValueError("nobody is asked")
    return game.decider


def _luck(numbers: list[int]) -> int:
    """A seed derived from these numbers alone."""
    return int.from_bytes(sha256(repr(numbers).encode()).digest()[:7], "big")


def quick_choice(asked: Question) -> int:
    """Any option, for when a bot fails or time is up: a game never waits for a broken bot."""
    return asked.options[int(Random(asked.seed).below(len(asked.options)))]
