"""What positions are worth in a review: expected final margins by playouts that never change.

The playouts, their estimate and its weights are those of the bot of 2026, which is frozen: improving a bot changes no
review. Whoever gives reviews another ruler raises `VERSION`.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.explanation.deeds import by_module
from merlin_bigbox.bots.frozen.merlin_2026.model import model_for
from merlin_bigbox.bots.frozen.merlin_2026.search.appraisal import Appraisal
from merlin_bigbox.bots.frozen.merlin_2026.search.lookahead import NOTHING
from merlin_bigbox.bots.frozen.merlin_2026.search.playout import Playout
from merlin_bigbox.bots.frozen.merlin_2026.search.settings import Settings
from merlin_bigbox.bots.frozen.merlin_2026.search.turn_search import TurnSearch, tables_of
from merlin_bigbox.bots.frozen.merlin_2026.search.valuation import PARTS
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.engine.base.cells import CURRENT, DICE
from merlin_bigbox.engine.base.names import DICE_SLOTS
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, ROUND, SEATS, Observation, Ruleset
from merlin_bigbox.engine.core.state import State

VERSION: Final = "2026.2"
"""The name of the value function; accounts of different versions are not compared."""
WORLD: Final = 1_000_003
LUCK: Final = 7_919
"""The differences between the seeds of two visits, and of two moments in one."""
PANEL: Final = 32
"""So many players of different tastes take turns in playing on: what only one of them would make of a position is no
fact about it, and shows up as doubt."""
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
    """Measures positions of one kind of game; can be reused."""

    def __init__(self, rules: Ruleset) -> None:
        model = model_for(rules)
        settings = Settings()
        self.rules = rules
        self.seats = range(int(rules.players))
        self._appraisal = Appraisal(rules, tables_of(rules), model.weights, model.spread)
        self._panel = [Playout(rules, _varied(number), settings.quick) for number in range(PANEL)]
        self.glance = TurnSearch(rules, Weights(), settings.prior)
        """How the options of a choice look at first sight."""
        self.visits = 0
        """How many there were: what a review costs."""

    def value(self, state: State, horizon: int, visits: int, seed: int) -> Value:
        """The expected final margins, by visits that play on to the end of the round `horizon`."""
        return Value(
            [self.visit(state.copy(), horizon, seed + number * WORLD, number) for number in range(1, visits + 1)]
        )

    def visit(self, state: State, horizon: int, seed: int, number: int) -> Margins:
        """Play on in this very state, and appraise where that leads; `number` says by whose taste.

        Chance is drawn by the seed, the round and the turn, not one outcome after the other: two positions visited with
        the same seed meet the same luck later on, so that it cancels out when they are compared.
        """
        self.visits += 1
        rules, playout, cells = self.rules, self._panel[number % PANEL], state.cells
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

    def in_worlds(self, seen: Observation, action: int, worlds: range, seed: int) -> list[float]:
        """What an answer is worth to its seat, in worlds dealt from what the seat knew; the same for all answers."""
        found: list[float] = []
        for world in worlds:
            number = seed + (world + 1) * WORLD
            state = self.rules.resample(seen, Random(number))
            horizon = max(1, int(state.cells[ROUND]))
            self.rules.apply(state, action)
            found.append(self.visit(state, horizon, number, world)[int(seen.seat)])
        return found

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


def _varied(number: int) -> Weights:
    """Weights of another taste, always the same for a number; number 0 has the usual."""
    weights, random = Weights(), Random(number)
    for name in sorted(name for name in dir(weights) if not name.startswith("_")):
        percent = 100 - VARIES + int(random.below(2 * VARIES + 1)) if number else 100
        setattr(weights, name, int(getattr(weights, name)) * percent // 100)
    return weights
