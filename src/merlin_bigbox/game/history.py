"""An earlier moment of a game: the state in which one of its records was made."""

from __future__ import annotations

from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game


def state_before(game: Game, number: int) -> State | None:
    """The state just before a record; None if it was taken back, or if the game was not played from its beginning.

    A game that went on from a stored state was begun under other rules: playing its records again would mislead.
    """
    if game.log_from > 0:
        return None
    state = game.rules.new_state()
    for at, entry in game.in_force:
        if at == number:
            return state
        game.rules.apply(state, entry.action)
    return None
