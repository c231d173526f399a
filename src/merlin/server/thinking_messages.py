"""What passes between the server and the processes in which bots think: names and numbers, nothing hidden."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from merlin.engine.core.random import Random
from merlin.game.game import Game


class Question(msgspec.Struct, frozen=True):
    """One decision of a seat: what it may know, as the cells of its observation, and what it may choose."""

    bot: str
    seed: int
    """The bot's luck for this decision; it tells nothing about the dice."""
    players: int
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    seat: int
    cells: list[int]
    options: list[int]
    limit: float
    """Seconds to think."""


class Ready(msgspec.Struct, frozen=True):
    """The first message of a worker: whether its engine is compiled, and the bots it knows."""

    compiled: bool
    bots: list[str]


class Answer(msgspec.Struct, frozen=True):
    """The chosen action. `problem` tells why the bot itself did not choose it, if it did not."""

    action: int
    problem: str = ""


def question(game: Game, bot: str, limit: float) -> Question:
    """The decision that is asked for now. The same moment of the same game always gives the same question."""
    seat = game.decider
    if seat is None:
        raise ValueError("nobody is asked")
    luck = sha256(b"merlin bot " + (game.seed or b"") + f" {seat} {game.at}".encode()).digest()
    return Question(
        bot=bot,
        seed=int.from_bytes(luck[:7], "big"),
        players=game.options.players,
        modules=game.options.modules,
        variants=game.options.variants,
        seat=seat,
        cells=game.observe(seat).state.as_list(),
        options=game.options_now(),
        limit=limit,
    )


def quick_choice(asked: Question) -> int:
    """Some option, when there is no time or nobody to think: a game never waits for a bot that fails."""
    return asked.options[int(Random(asked.seed).below(len(asked.options)))]
