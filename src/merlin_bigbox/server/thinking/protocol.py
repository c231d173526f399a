"""Messages between the server and its workers: names and numbers, nothing the seat may not know."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypedDict

import msgspec

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation
from merlin_bigbox.game.game import Game
from merlin_bigbox.planner.keeping import Checked, Kept
from merlin_bigbox.planner.plan import Tree

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

    @property
    def is_choice(self) -> bool:
        """Whether one of the options is wanted, which can be any if nobody thinks of a better one."""
        return type(self) is Question


class HintQuestion(Question, frozen=True, tag="hint"):
    """A decision to be explained instead of made: what would the bot choose, and why?"""


class SeenQuestion(Question, frozen=True, tag="seen"):
    """A decision that was made, as `seat` (-1: a spectator) knew the game just before: why may the mover have made it?

    The options are not told: which there were may depend on what is hidden. `bot` is one's own bot that made it, which
    may speak for itself.
    """

    mover: int
    action: int


class WeighQuestion(Question, frozen=True, tag="weigh"):
    """Would these actions of a seat, one choice, lose many points? Nothing is explained if they would not."""

    actions: list[int] = []


class PlanQuestion(Question, frozen=True, tag="plan"):
    """All orders of the turns that `seat` has left, whoever is asked; `quick` asks for the first tree alone."""

    turns: int = 0
    quick: bool = False


class CheckQuestion(Question, frozen=True, tag="check-plan"):
    """Does a kept plan of `seat` still hold, and which other ways has step `change`, or the first broken one?"""

    kept: list[Kept] = []
    change: int = -1


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Is anybody there? Asked of a worker that has had nothing to do."""


Asked = Question | HintQuestion | SeenQuestion | WeighQuestion | PlanQuestion | CheckQuestion | Ping


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
    deeds: dict[str, float] = {}
    other_deeds: dict[str, float] = {}
    said: tuple[str, ...] = ()
    """What one's own bot says of its choice, in its own words."""
    own: Explained | None = None
    """Its reasons, if it gave them as numbers."""


class Unexplained(msgspec.Struct, frozen=True, tag="unexplained"):
    """No reasons could be found, and why."""

    problem: str


class PlanFound(msgspec.Struct, frozen=True, tag="plan-found"):
    """The answer to questions about plans: the tree, or the kept plan as it is now."""

    tree: Tree | None = None
    checked: Checked | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


Given = Answer | Explained | Unexplained | PlanFound | Pong
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
        **_kind(game),
        seat=seat,
        cells=game.observe(seat).state.as_list(),
        options=game.options_now(),
        limit=limit,
    )


def hint_question(game: Game, bot: str, limit: float) -> HintQuestion:
    """What the bot would do for the seat that is asked. All of it, luck included, follows from what the seat knows."""
    seat = _asked(game)
    cells = game.observe(seat).state.as_list()
    return HintQuestion(
        bot=bot,
        seed=_luck(cells),
        **_kind(game),
        seat=seat,
        cells=cells,
        options=game.options_now(),
        limit=limit,
    )


def seen_question(game: Game, seen: Observation, mover: int, action: int, limit: float, bot: str = "") -> SeenQuestion:
    """Why the mover chose the action, for somebody who knew this just before. Nothing else is looked at."""
    cells = seen.state.as_list()
    return SeenQuestion(
        bot=bot,
        seed=_luck([*cells, action]),
        **_kind(game),
        seat=int(seen.seat),
        cells=cells,
        options=[],
        limit=limit,
        mover=mover,
        action=action,
    )


def weigh_question(game: Game, actions: list[int], limit: float) -> WeighQuestion:
    """What the seat that is asked is about to choose, to be judged by what it knows alone."""
    seat = _asked(game)
    cells = game.observe(seat).state.as_list()
    return WeighQuestion(
        bot="",
        seed=_luck(cells),
        **_kind(game),
        seat=seat,
        cells=cells,
        options=game.options_now(),
        limit=limit,
        actions=actions,
    )


def plan_question(game: Game, seat: int, limit: float, turns: int, *, quick: bool) -> PlanQuestion:
    """All orders of a seat's turns, from what it knows alone."""
    return PlanQuestion(
        bot="",
        seed=0,
        **_kind(game),
        seat=seat,
        cells=game.observe(seat).state.as_list(),
        options=[],
        limit=limit,
        turns=turns,
        quick=quick,
    )


def check_question(game: Game, seat: int, limit: float, kept: list[Kept], change: int) -> CheckQuestion:
    """A kept plan of a seat, to be checked by what the seat knows alone."""
    return CheckQuestion(
        bot="",
        seed=0,
        **_kind(game),
        seat=seat,
        cells=game.observe(seat).state.as_list(),
        options=[],
        limit=limit,
        kept=kept,
        change=change,
    )


class _Kind(TypedDict):
    players: int
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    version: int


def _kind(game: Game) -> _Kind:
    """Which kind of game every question is about."""
    of = game.options
    return _Kind(players=of.players, modules=of.modules, variants=of.variants, version=of.version)


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
