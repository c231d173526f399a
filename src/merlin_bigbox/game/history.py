"""Earlier states of a game."""

from __future__ import annotations

from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game


def state_before(game: Game, number: int) -> State | None:
    """The state just before a record; None if it was undone, or if the game was resumed from a stored state.

    A game resumed from a stored state was started under other rules: replaying its records would mislead.
    """
    if game.log_from > 0:
        return None
    state = game.rules.new_state()
    for at, entry in game.in_force:
        if at == number:
            return state
        game.rules.apply(state, entry.action)
    return None
