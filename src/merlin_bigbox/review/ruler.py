"""What positions are worth in a review: expected final margins by playouts that never change.

The playouts, their estimate and its weights are those of the bot of 2026, which is frozen: improving a bot changes no
review. Whoever gives reviews another ruler raises `VERSION`.

What dice are worth hangs on what is made of them. Who thinks like the knight tells best what knights make of them, and
little about players who think otherwise; for those, many quick players of different tastes tell more. Accounts are
measured by both: docs/review.md has the figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from merlin_bigbox.bots.explanation.deeds import by_module
from merlin_bigbox.bots.frozen.merlin_2026.model import model_for
from merlin_bigbox.bots.frozen.merlin_2026.search.appraisal import Appraisal
from merlin_bigbox.bots.frozen.merlin_2026.search.effort import Effort
from merlin_bigbox.bots.frozen.merlin_2026.search.lookahead import NOTHING
from merlin_bigbox.bots.frozen.merlin_2026.search.playout import Playout
from merlin_bigbox.bots.frozen.merlin_2026.search.settings import Settings
from merlin_bigbox.bots.frozen.merlin_2026.search.turn_search import TurnSearch, tables_of
from merlin_bigbox.bots.frozen.merlin_2026.search.valuation import PARTS
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.engine.base.cells import CURRENT, DICE
from merlin_bigbox.engine.base.names import DICE_SLOTS
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.events import Journal
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, ROUND, SEATS, Observation, Ruleset
from merlin_bigbox.engine.core.state import State

VERSION: Final = "2026.3"
"""The name of the value function; accounts of different versions are not compared."""
WORLD: Final = 1_000_003
LUCK: Final = 7_919
"""The differences between the seeds of two visits, and of two moments in one."""
PANEL: Final = 32
"""So many take turns in playing on: what only one of them would make of a position is no fact about it, and shows up as
doubt."""
VARIES: Final = 60
"""By so many percent, at most, each of their tastes differs from the usual."""

Margins = tuple[float, ...]
"""For each seat, its points more than the mean of the others."""


def margins(points: list[int]) -> Margins:
    """The margins of a finished game."""
    total, others = sum(points), len(points) - 1
    return tuple(each - (total - each) / others for each in points)


def sum_of(one: Margins, other: Margins, sign: int = 1) -> Margins:
    """Margins added seat by seat, or subtracted."""
    return tuple(a + sign * b for a, b in zip(one, other, strict=True))


class Style(NamedTuple):
    """How a seat plays on: what it values, how long it thinks, and how much its taste varies from visit to visit."""

    weights: Weights
    effort: Effort
    varies: int
    """In percent."""


def anybody() -> Style:
    """A player of whom nothing is known: quick, and of another taste in every visit."""
    return Style(Weights(), Settings().quick, VARIES)


def knight() -> Style:
    """A player of the usual taste who thinks nearly as long as the knight, and tells as much, in half of the time."""
    return Style(Weights(), Effort(3, 30, 15, keeps_gains=True), 0)


class Value:
    """What a position is worth: the margins that each visit of it found, by the same seeds as in other positions."""

    def __init__(self, visits: list[Margins]) -> None:
        self.visits = visits
        self.mean: Margins = tuple(sum(each) / len(visits) for each in zip(*visits, strict=True))

    def doubt(self, before: Value) -> Margins:
        """For each seat, the variance of what changed since `before`; 0 if there is only one visit."""
        count = len(self.visits)
        if count < 2:
            return (0.0,) * len(self.mean)
        changes = [sum_of(one, other, -1) for one, other in zip(self.visits, before.visits, strict=True)]
        change = sum_of(self.mean, before.mean, -1)
        return tuple(
            sum((each[seat] - change[seat]) ** 2 for each in changes) / (count - 1) / count
            for seat in range(len(change))
        )


class Ruler:
    """Measures positions of one kind of game; can be reused.

    Whoever knows how the seats play says so by their styles; else all of them are knights in every other visit.
    """

    def __init__(self, rules: Ruleset, styles: Sequence[Style] = ()) -> None:
        model = model_for(rules)
        settings = Settings()
        self.rules = rules
        self.seats = range(int(rules.players))
        self._appraisal = Appraisal(rules, tables_of(rules), model.weights, model.spread)
        self._styles = styles
        self._quick = [_playout(rules, [anybody()] * len(self.seats), number) for number in range(PANEL)]
        self.glance = TurnSearch(rules, Weights(), settings.prior)
        """How the options of a choice look at first sight."""
        self.visits = 0
        """How many there were: what a review costs."""

    @cached_property
    def _panel(self) -> list[Playout]:
        """Those who measure accounts."""
        kinds = [self._styles] if self._styles else [[style] * len(self.seats) for style in (anybody(), knight())]
        return [_playout(self.rules, kinds[number % len(kinds)], number) for number in range(PANEL)]

    def value(self, state: State, horizon: int, visits: int, seed: int) -> Value:
        """The expected final margins, by visits that play on to the end of the round `horizon`."""
        return Value(
            [
                self._visit(state.copy(), horizon, seed + number * WORLD, self._panel[number % PANEL])
                for number in range(1, visits + 1)
            ]
        )

    def _visit(self, state: State, horizon: int, seed: int, playout: Playout) -> Margins:
        """Play on in this very state, and appraise where that leads.

        Chance is drawn by the seed, the round and the turn, not one outcome after the other: two positions visited with
        the same seed meet the same luck later on, so that it cancels out when they are compared.
        """
        self.visits += 1
        rules, cells = self.rules, state.cells
        while int(rules.decider(state)) != BY_NOBODY and int(cells[ROUND]) <= horizon:
            playout.begin(state, Random(seed), 0)
            goes_on = True
            while goes_on:
                playout.random = Random(seed + LUCK * _moment(state))
                goes_on = playout.step()
        if int(rules.decider(state)) == BY_NOBODY:
            return margins([int(cells[POINTS + seat]) for seat in self.seats])
        return self.at_sight(state)

    def at_sight(self, state: State) -> Margins:
        """The expected final margins by the estimate alone."""
        self._appraisal.expect(state)
        return tuple(float(self._appraisal.margin(seat)) for seat in self.seats)

    def in_worlds(
        self, seen: Observation, action: int, worlds: range, seed: int, *, whole: bool = False
    ) -> list[float]:
        """What an answer is worth to its seat, in worlds dealt from what the seat knew; the same for all answers.

        They are played on to the end of the `whole` game, or else of the round.
        """
        found: list[float] = []
        for world in worlds:
            number = seed + (world + 1) * WORLD
            state = self.rules.resample(seen, Random(number))
            horizon = LAST_ROUND if whole else max(1, int(state.cells[ROUND]))
            self.rules.apply(state, action)
            found.append(self._visit(state, horizon, number, self._quick[world % PANEL])[int(seen.seat)])
        return found

    def played_on(self, seen: Observation, action: int, world: int, seed: int, journal: Journal) -> State:
        """The end of the round after an answer, in one of those worlds; the journal has what happened until then."""
        number = seed + (world + 1) * WORLD
        state = self.rules.resample(seen, Random(number))
        horizon = max(1, int(state.cells[ROUND]))
        state.journal = journal
        self.rules.apply(state, action)
        self._visit(state, horizon, number, self._quick[world % PANEL])
        return state

    def at_first_sight(self, world: State, seat: int, options: list[int]) -> dict[int, float]:
        """The options a quick look considers, with what it makes of them, in points; only differences count."""
        self.glance.has_gains = False
        self.glance.choose(world, seat, options)
        values = [int(self.glance.values[index]) for index in range(len(options))]
        return {option: value / 1000 for option, value in zip(options, values, strict=True) if value > NOTHING}

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What a position holds for a seat, in points, by where they would come from."""
        self.glance.valuation.prepare(state, seat)
        parts = zeros(len(PARTS))
        self.glance.valuation.fill_parts(state, parts, 0)
        return {name: int(part) / 1000 for name, part in zip(PARTS, parts, strict=True)}

    def modules(self, state: State, seat: int) -> dict[str, float]:
        """What the pieces of each module are worth to a seat, in points."""
        valuation = self.glance.valuation
        valuation.prepare(state, seat)
        return by_module(self.rules, state, seat, int(valuation.turns), int(valuation.until_scoring))


def _moment(state: State) -> int:
    """The round, the seat whose turn it is and how many dice it has left, as one number."""
    cells = state.cells
    seat = int(cells[CURRENT])
    dice = sum(int(cells[die]) > 0 for die in range(DICE + seat * DICE_SLOTS, DICE + (seat + 1) * DICE_SLOTS))
    return (int(cells[ROUND]) * SEATS + seat) * (DICE_SLOTS + 1) + dice


def _playout(rules: Ruleset, styles: Sequence[Style], number: int) -> Playout:
    """One of those who play on, each seat in its style."""
    playout = Playout(rules, Weights(), Effort())
    for seat, (weights, effort, varies) in enumerate(styles):
        playout.searches[seat] = TurnSearch(rules, _varied(weights, varies, number), effort)
    return playout


def _varied(weights: Weights, varies: int, number: int) -> Weights:
    """Weights of another taste, always the same for a number; number 0 has the usual."""
    found, random = Weights(), Random(number)
    for name in sorted(name for name in dir(found) if not name.startswith("_")):
        percent = 100 - varies + int(random.below(2 * varies + 1)) if number and varies else 100
        setattr(found, name, int(getattr(weights, name)) * percent // 100)
    return found
