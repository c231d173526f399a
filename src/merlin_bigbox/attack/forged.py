"""Records made by hand for attacks: with chosen rolls, with a typed branch, and as heavy as can be."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import record
from merlin_bigbox.game.dice import Dice, new_seed
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import Record

HEAVIEST: Final = 390_000
"""Bytes: a little less than the server takes."""


def rigged_record() -> Record:
    """A game whose rolls and cards somebody has chosen, up to the first decision."""
    game = Game(GameOptions(2))
    chance = Random(1)
    while game.by_chance:
        game.step(int(game.rules.sample(game.state, chance)))
    return record.record(game)


def typed_branch() -> Record:
    """The same with a seed that fits nothing, and the claim that all of it was taken over from another game."""
    rigged = rigged_record()
    dice = Dice(new_seed())
    return replace(
        rigged, seed=dice.seed.hex(), commitment=dice.commitment, scheme=dice.scheme, branched=len(rigged.lines)
    )


@lru_cache(maxsize=1)
def long_record() -> bytes:
    """One decision made and taken back thousands of times."""
    game = Game.new(GameOptions(2), seed="heavy")
    begun = record.record(game)
    seat = game.decider or 0
    action = game.choices()[0]
    game.play(action)
    asked = record.record(game).lines[len(begun.lines)]
    game.undo(seat)
    taken = record.record(game).lines[-1]
    pair = len(f"99999 {asked[0]} / {asked[1]}: {asked[2]}\n99999 {taken[0]} / {taken[1]}: {taken[2]}\n")
    times = (HEAVIEST - len(begun.text())) // pair
    return replace(begun, lines=(*begun.lines, *((asked, taken) * times))).text().encode()
