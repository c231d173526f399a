"""What the asked seat can foresee of its options, in numbers: worked out once for all languages and watchers."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from merlin_bigbox.engine.base.foresight import Foresight
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import write
from merlin_bigbox.game.preview import Outcome, Trial
from merlin_bigbox.game.shown import Delta, Lead

STEPS: Final = 800
"""So many steps of the engine are taken at most for all options of a prompt together."""
LEAST: Final = 12
"""So many for each, however many there are."""


class Prospect:
    """The options of one moment, tried on what the asked seat knows."""

    def __init__(self, game: Game, seat: int) -> None:
        self.rules = game.rules
        self.seat = seat
        self.actions = tuple(game.options_now())
        self.trial = Trial(game.rules, game.observe(seat))

    @cached_property
    def outcomes(self) -> dict[int, Outcome]:
        """What each option would bring at once."""
        return {action: self.trial.outcome(action) for action in self.actions}

    @cached_property
    def leads(self) -> dict[int, tuple[Lead, ...]]:
        """Where each option would bring a figure."""
        return {action: self.trial.leads(action) for action in self.actions}

    @cached_property
    def deltas(self) -> dict[int, Delta]:
        """What each option changes, with the best that the rest of this turn can make of it."""
        foresight = Foresight(self.rules, self.seat)
        state = self.trial.seen
        before = foresight.leaf(state)
        share = max(LEAST, STEPS // len(self.actions))
        found: dict[int, Delta] = {}
        for action in self.actions:
            line = foresight.after(state, action, share)
            best = tuple(write(self.rules, further) for further in reversed(line.actions[:-1]))
            now = int(line.points - before.points)
            found[action] = Delta(now, int(line.scored - before.scored) - now, best)
        return found
