"""One moment of a game as one seat sees it: everything that the drawing functions need."""

from __future__ import annotations

from functools import cached_property

from merlin.engine.base.tables import Tables
from merlin.engine.core.packed import field, kind_of
from merlin.engine.core.ruleset import POINTS
from merlin.engine.core.state import State, top
from merlin.game.game import Game
from merlin.game.view import View, view
from merlin.game.words import Words
from merlin.terminal.look import Look

MOVING = ("die", "merlin", "apple", "flag turn", "flag reverse", "move", "flag mirror")
"""Actions after which one can tell where a figure will stand."""
DISTANT = ("end turn", "shields", "grail", "share")
"""Actions that may set off a whole scoring: their points are told when they come."""


class Scene:
    """A game, the seat that looks at it (or nobody), and the words to speak of it."""

    def __init__(self, game: Game, words: Words, look: Look, viewer: int | None) -> None:
        self.game = game
        self.words = words
        self.look = look
        self.viewer = viewer

    @cached_property
    def view(self) -> View:
        """What the seat may see."""
        return view(self.game, self.viewer)

    @cached_property
    def state(self) -> State:
        """What the seat may know, for the functions of the rules."""
        return self.game.observe(self.viewer).state

    @cached_property
    def tables(self) -> Tables:
        """The printed components as numbers."""
        return Tables(self.game.edition, self.game.options.players)

    def name_of(self, action: int) -> str:
        """The name of an action's kind."""
        return self.game.rules.action_specs[int(kind_of(action))].name

    def destinations(self, action: int) -> list[int]:
        """The spaces whose action can follow this one, if it is about moving."""
        if self.name_of(action) not in MOVING:
            return []
        rules = self.game.rules
        trial = self.game.state.copy()
        rules.apply(trial, action)
        found: list[int] = []
        if self._asks(trial) == "move":
            for option in rules.options(trial):
                if self.name_of(option) == "move":
                    moved = trial.copy()
                    rules.apply(moved, option)
                    found.append(self._arrived(moved))
        elif self._asks(trial) == "arrived":
            found.append(self._arrived(trial))
        return [position for position in found if position >= 0]

    def _asks(self, state: State) -> str:
        return self.game.rules.frame_specs[int(kind_of(top(state)))].name

    def _arrived(self, state: State) -> int:
        return int(field(top(state), 3)) if self._asks(state) == "arrived" else -1

    def points_of(self, action: int) -> int:
        """The points that an action brings at once to the seat that is asked."""
        seat = self.game.decider
        if seat is None or self.name_of(action) in DISTANT:
            return 0
        trial = self.game.state.copy()
        self.game.rules.apply(trial, action)
        return int(trial.cells[POINTS + seat] - self.game.state.cells[POINTS + seat])
