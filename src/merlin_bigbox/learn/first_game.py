"""The deal of somebody's first game: fresh deals are drawn until one welcomes the learner.

It does if the learner begins, has no two traitors of a colour, and has a die that leads to completing a mission card in
the very first turn. Only what the learner's seat may know is looked at: nothing follows from it about anybody else.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.game.dice import Dice, seed_from
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import read
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prospect import Prospect

DEALS: Final = 300
"""So many are drawn at most; the last one is taken then. About one of twelve welcomes one of three players."""


def deal(options: GameOptions, edition: Edition, seat: int, seed: bytes) -> Game:
    """A game that has just been dealt and welcomes a seat."""
    for number in count(1):
        game = Game(options, edition, Dice(seed_from(f"{seed.hex()} {number}")))
        game.run_chance()
        if number == DEALS or welcomes(game, seat):
            return game
    raise AssertionError


def welcomes(game: Game, seat: int) -> bool:
    """Whether a deal is a good beginning for a seat."""
    cells = game.state.cells
    traitors = [int(cells[at.TRAITORS + seat * n.COLOURS + colour]) for colour in range(n.COLOURS)]
    if int(cells[at.FIRST]) != seat or max(traitors) > 1:
        return False
    prospect = Prospect(game, seat)
    dice = [action for action in prospect.actions if kind_of(action) == n.A_DIE]
    lines = [prospect.deltas[action].best for action in dice]
    return any(kind_of(read(game.rules, text)) == n.A_MISSION for line in lines for text in line)
