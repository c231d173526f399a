"""Games to review: played by bots, by seeds."""

from __future__ import annotations

from functools import lru_cache

from merlin_bigbox import bots
from merlin_bigbox.bots.bot import Bot, Request
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import ROUND
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.review.ruler import Ruler

CLEAR = 2.0


def play(players: tuple[Bot, ...], seed: int, modules: tuple[str, ...] = ()) -> Game:
    """A game between these bots."""
    game = Game.new(GameOptions(players=len(players), modules=modules), seed=seed)
    while not game.is_over:
        seat, options = game.decider or 0, game.options_now()
        request = Request(game.rules, game.observe(seat), options)
        game.play(options[0] if len(options) == 1 else players[seat].choose(request))
    return game


@lru_cache(maxsize=64)
def played(names: tuple[str, ...], seed: int, modules: tuple[str, ...] = ()) -> Game:
    """A game between bots of these names."""
    return play(tuple(bots.bot(name, seed * 10 + seat) for seat, name in enumerate(names)), seed, modules)


class Blunderer:
    """Plays like the knight, but takes what looks worst wherever that is clear, in these rounds."""

    def __init__(self, seed: int, rounds: tuple[int, ...]) -> None:
        self.knight = bots.bot("knight", seed)
        self.rounds = rounds

    def choose(self, request: Request) -> int:
        state = request.possible(Random(0))
        if int(state.cells[ROUND]) in self.rounds:
            sight = Ruler(request.rules).at_first_sight(state, request.seat, request.options)
            if len(sight) > 1 and max(sight.values()) - min(sight.values()) > CLEAR:
                return min(sight, key=lambda option: sight[option])
        return self.knight.choose(request)
