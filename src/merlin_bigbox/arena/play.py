"""Plays a game between bots: asks them, draws chance outcomes, and keeps every action if wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.cells import FIRST
from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, POINTS, Ruleset
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.game import Entry, Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import RecordError, record

Chance = Callable[[Ruleset, State], int]
"""Returns the outcome of the pending chance frame."""
Choose = Callable[[int, list[int]], int]
"""Returns the action of a seat's bot, given the options. Called only where there is a choice."""
Watch = Callable[[int, list[int], int], None]
"""Told of every decision before it is played, forced ones too: the seat, the options, and what it chose."""


class Play:
    """One game from its setup on. With `keep`, `entries` holds every action, including chance outcomes."""

    def __init__(self, rules: Ruleset, chance: Chance, *, keep: bool = False) -> None:
        self.rules, self.state = rules, rules.new_state()
        self.entries: list[Entry] | None = [] if keep else None
        self.decisions = self.forced = 0
        self._chance = chance
        self._run_chance()
        self.first = int(self.state.cells[FIRST])

    def apply(self, action: int) -> None:
        """Apply an action, and record it if the game is kept."""
        if self.entries is not None:
            frame = self.rules.frame_specs[int(kind_of(top(self.state)))].name
            self.entries.append(Entry(frame, int(self.rules.decider(self.state)), action))
        self.rules.apply(self.state, action)

    def _run_chance(self) -> None:
        while self.rules.decider(self.state) == BY_CHANCE:
            self.apply(self._chance(self.rules, self.state))

    def run(
        self, choose: Choose, *, check: bool = False, ask_forced: bool = False, watch: Watch | None = None
    ) -> list[str]:
        """Play to the end. With `check`, count the components at the start of every turn; returns the problems."""
        rules, state = self.rules, self.state
        while (seat := int(rules.decider(state))) != BY_NOBODY:
            if check and kind_of(top(state)) == F_TURN and (wrong := rules.wrong(state)):
                return wrong
            options = rules.options(state)
            self.decisions += 1
            self.forced += len(options) == 1
            action = options[0] if len(options) == 1 and not ask_forced else choose(seat, options)
            if watch is not None:
                watch(seat, options, action)
            self.apply(action)
            self._run_chance()
        return rules.wrong(state) if check else []

    def points(self) -> list[int]:
        """The points of the seats."""
        return [int(self.state.cells[POINTS + seat]) for seat in range(int(self.rules.players))]

    def sources(self) -> list[list[int]]:
        """The points of the seats by their reasons."""
        cells, width = self.state.cells, int(self.rules.reason_count)
        starts = [int(self.rules.sheet) + seat * width for seat in range(int(self.rules.players))]
        return [[int(cells[start + reason]) for reason in range(width)] for start in starts]

    def record(self, options: GameOptions, edition: Edition, names: Sequence[str]) -> str:
        """The kept game as a JSON record, verified by replaying it; empty if it was not kept."""
        return "" if self.entries is None else record(self.game(options, edition), tuple(names)).json()

    def game(self, options: GameOptions, edition: Edition) -> Game:
        """The kept game, by replaying it."""
        game = Game(options, edition)
        game.replay(self.entries or [])
        if not game.is_over or list(game.points) != self.points():
            raise RecordError(f"replaying the game gives {game.points}, it ended with {self.points()}")
        return game
