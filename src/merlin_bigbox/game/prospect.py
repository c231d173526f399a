"""What the asked seat can foresee of its options, in numbers: worked out once for all languages and watchers."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from merlin_bigbox.engine.base.foresight import Foresight, Line
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import read, write
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
        found: dict[int, Delta] = {}
        for action in self.actions:
            ways = self.ways.get(action)
            if ways is None:
                found[action] = self._delta(self.trial.seen, action, self._share)
            else:  # the best way is what the option can bring
                best = max(ways, key=lambda delta: delta.now + delta.scoring)
                then = self.leads[action][ways.index(best)].then
                found[action] = Delta(best.now, best.scoring, (*then, *best.best))
        return found

    @cached_property
    def ways(self) -> dict[int, tuple[Delta, ...]]:
        """Of the options that lead a figure one way or another: what each way changes."""
        found: dict[int, tuple[Delta, ...]] = {}
        for action in self.actions:
            leads = self.leads[action]
            if len(leads) < 2 or not all(lead.then for lead in leads):
                continue
            state = self.trial.seen.copy()
            self.rules.apply(state, action)
            share = max(1, (self._share - 1) // len(leads))
            found[action] = tuple(self._delta(state, read(self.rules, lead.then[0]), share) for lead in leads)
        return found

    @cached_property
    def _foresight(self) -> Foresight:
        return Foresight(self.rules, self.seat)

    @cached_property
    def _before(self) -> Line:
        return self._foresight.leaf(self.trial.seen)

    @property
    def _share(self) -> int:
        """So many steps are there for each option."""
        return max(LEAST, STEPS // len(self.actions))

    def _delta(self, state: State, action: int, steps: int) -> Delta:
        """What an action changes in comparison with now."""
        line = self._foresight.after(state, action, steps)
        best = tuple(write(self.rules, further) for further in reversed(line.actions[:-1]))
        now = int(line.points - self._before.points)
        return Delta(now, int(line.scored - self._before.scored) - now, best)
