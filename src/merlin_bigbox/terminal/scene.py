"""A game as one seat sees it at one moment: everything the drawing functions need."""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from merlin_bigbox.engine.base.goods import supply_open
from merlin_bigbox.engine.base.tables import Tables, base_tables
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import POINTS
from merlin_bigbox.engine.core.specs import ActionSpec, frame_field
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.view import View, view
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.panel import Panel, Signs, panel_of
from merlin_bigbox.terminal.style import QUIET, Look


class Scene:
    """A game, the seat viewing it (or none), and the words to use."""

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
        return base_tables(self.game.rules)

    @cached_property
    def panels(self) -> list[Panel]:
        """What each module in play adds to the table."""
        return [panel_of(self, name, seen) for name, seen in self.view.modules.items()]

    @cached_property
    def signs(self) -> Signs:
        """What the modules add outside of their panels."""
        return Signs(self.panels)

    def holder(self, seat: int | str | None) -> Text:
        """Who holds a piece of which there is one."""
        return Text("–", style=QUIET) if seat is None else self.look.seat(seat)

    def closed(self, position: int) -> bool:
        """Whether no figure may enter a space now (MORGANA-9)."""
        rules = self.game.rules
        return any(blocker.closes_space(rules, self.state, position) for blocker in rules.blockers)

    def stock(self, kind: int, colour: int, count: int) -> Text:
        """How many goods there are; in brackets where nobody may claim any (MORGANA-9)."""
        rules = self.game.rules
        if any(blocker.closes_stock(rules, self.state, kind, colour) for blocker in rules.blockers):
            return Text(f"({count})", style="bold red")
        return Text(str(count)) if count else Text("0", style="bold red")

    def supply(self, supply: int, count: int) -> Text:
        """How much of something is left; in brackets where nobody may take any."""
        if supply_open(self.game.rules, self.state, supply):
            return Text(str(count))
        return Text(f"({count})", style="bold red")

    def spec_of(self, action: int) -> ActionSpec:
        """What was declared of an action's kind."""
        return self.game.rules.action_specs[int(kind_of(action))]

    def name_of(self, action: int) -> str:
        """The name of an action's kind."""
        return self.spec_of(action).name

    def destinations(self, action: int) -> list[int]:
        """The spaces whose action can follow this one, if it is about moving."""
        if not self.spec_of(action).moves:
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
        frame = int(top(state))
        spec = self.game.rules.frame_specs[int(kind_of(frame))]
        return frame_field(spec, frame, "space") if spec.name == "arrived" else -1

    def points_of(self, action: int) -> int:
        """The points that an action brings at once to the seat that is asked."""
        seat = self.game.decider
        if seat is None or not self.spec_of(action).foretold:
            return 0
        trial = self.game.state.copy()
        self.game.rules.apply(trial, action)
        return int(trial.cells[POINTS + seat] - self.game.state.cells[POINTS + seat])
