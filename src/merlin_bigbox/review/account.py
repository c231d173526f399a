"""The account of a game: final margin = value at the start + luck - own errors + others' errors + a rest.

Every step of the course changes the value of the position, and the change is booked to whoever caused it: to the kind
of chance, or to the seat that chose. Turns and the dice of a round are measured by playing on from there, to the end of
the game or of the round; cards and whatever else is drawn, by the estimate at sight, as playing on from each of so many
draws would add more noise than they are worth. A round is a chapter that can be written apart from the others. Where
one ends and the next begins the ruler may see the same position anew: what that changes is nobody's doing, the rest.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.review.course import LUCK, Course, Step
from merlin_bigbox.review.ruler import WORLD, Margins, Ruler, Value, sum_of

REDRAWS: Final = 32
"""So many times an outcome is drawn afresh to find the mean."""


class Account(msgspec.Struct, frozen=True):
    """Where a seat's final margin came from, in points; the parts sum up to it."""

    margin: float
    start: float
    """What the deal was worth, before the first roll."""
    luck: dict[str, float]
    """By kind of chance; of all seats' dice and cards, as they changed this seat's margin."""
    choices: float
    """What the seat's own choices gained or lost against those of the ruler; below 0 they were errors."""
    others: float
    """What the others' choices gave this seat, or took from it."""
    rest: float
    """What the ruler saw only later."""
    luck_error: float = 0.0
    choices_error: float = 0.0
    """The standard errors of luck and of the seat's own choices: how exactly they are measured."""

    @property
    def lucky(self) -> float:
        """All luck together."""
        return sum(self.luck.values())

    @property
    def adjusted(self) -> float:
        """The margin without luck: unbiased, and far less scattered."""
        return self.margin - self.start - self.lucky


class Booked(msgspec.Struct, frozen=True):
    """What a step was worth to each seat, and what the game stood at after it."""

    step: int
    worth: tuple[float, ...]
    doubt: tuple[float, ...]
    """The variances of `worth`."""
    value: tuple[float, ...]


class Chapter(msgspec.Struct, frozen=True):
    """A round in the books: what the game stood at when it began and when it was over, and what happened in between."""

    start: tuple[float, ...]
    end: tuple[float, ...]
    booked: tuple[Booked, ...]


class Accounts(msgspec.Struct, frozen=True):
    """The accounts of all seats, and step by step how they came about."""

    seats: tuple[Account, ...]
    booked: tuple[Booked, ...]


def _ends(choosing: Step, following: Sequence[Step]) -> bool:
    """Whether a seat's choices are over: another seat or turn follows, or the dice of a round, or nothing."""
    if not following or following[0].begins:
        return True
    return following[0].luck is None and (following[0].seat, following[0].turn) != (choosing.seat, choosing.turn)


class _Ledger:
    """Measures every change of value in a round."""

    def __init__(self, ruler: Ruler, horizon: int, visits: int, seed: int) -> None:
        self.ruler = ruler
        self.horizon = horizon
        self.visits = visits
        self.seed = seed
        self.booked: list[Booked] = []

    def value(self, state: State) -> Value:
        """The value of a position. Where chance comes next, every visit draws its outcome afresh."""
        return self.ruler.value(state, self.horizon, self.visits, self.seed)

    def at_sight(self, step: Step, before: State, after: State) -> tuple[Margins, Margins]:
        """What outcomes were worth against the mean of outcomes drawn afresh, and the variances of that."""
        drawn: list[Margins] = []
        for number in range(REDRAWS):
            state, random = before.copy(), Random(self.seed + step.at * WORLD + number)
            for _ in step.entries:
                if int(self.ruler.rules.decider(state)) == BY_CHANCE:
                    self.ruler.rules.apply(state, self.ruler.rules.sample(state, random))
            drawn.append(self.ruler.at_sight(state))
        mean = Value(drawn)
        still = Value([mean.mean] * REDRAWS)
        return sum_of(self.ruler.at_sight(after), mean.mean, -1), mean.doubt(still)


def chapter(
    rules: Ruleset, of: Course, ruler: Ruler, number: int, visits: int, seed: int, *, whole: bool = False
) -> Chapter:
    """The books of a round; visits play the `whole` game, or else the round, to its end."""
    ledger = _Ledger(ruler, LAST_ROUND if whole else number, visits, seed)
    state, first = of.start.copy(), of.begins(number)
    for step in of.steps[:first]:
        step.apply(rules, state)
    measured = ledger.value(state)
    start = value = measured.mean
    choosing: int | None = None
    for index in range(first, of.begins(number + 1)):
        step = of.steps[index]
        before = state.copy()
        step.apply(rules, state)
        if step.luck is None:
            choosing = index
        elif not step.begins:
            worth, doubt = ledger.at_sight(step, before, state)
            value = sum_of(value, worth)
            ledger.booked.append(Booked(index, worth, doubt, value))
        if step.begins or (choosing is not None and _ends(of.steps[choosing], of.steps[index + 1 : index + 2])):
            after = ledger.value(state)
            cause = index if choosing is None or step.begins else choosing
            worth = sum_of(after.mean, value, -1)
            ledger.booked.append(Booked(cause, worth, after.doubt(measured), after.mean))
            measured, value, choosing = after, after.mean, None
    return Chapter(start, value, tuple(ledger.booked))


def joined(of: Course, chapters: Sequence[Chapter]) -> Accounts:
    """The accounts that the chapters of all rounds make."""
    seats = range(len(chapters[0].start))
    none: Margins = (0.0,) * len(seats)
    luck: dict[str, Margins] = dict.fromkeys(LUCK, none)
    choices: list[Margins] = [none for _ in seats]
    luck_doubt, choices_doubt = none, list(none)
    booked = [each for written in chapters for each in written.booked]
    for each in booked:
        step = of.steps[each.step]
        if step.luck is None:
            choices[step.seat] = sum_of(choices[step.seat], each.worth)
            choices_doubt[step.seat] += each.doubt[step.seat]
        else:
            luck[step.luck] = sum_of(luck[step.luck], each.worth)
            luck_doubt = sum_of(luck_doubt, each.doubt)
    rest = none
    for one, following in pairwise(chapters):
        rest = sum_of(rest, sum_of(following.start, one.end, -1))
    found = tuple(
        Account(
            chapters[-1].end[seat],
            chapters[0].start[seat],
            {name: each[seat] for name, each in luck.items()},
            choices[seat][seat],
            sum(each[seat] for mover, each in enumerate(choices) if mover != seat),
            rest[seat],
            math.sqrt(luck_doubt[seat]),
            math.sqrt(choices_doubt[seat]),
        )
        for seat in seats
    )
    return Accounts(found, tuple(booked))


def accounts(rules: Ruleset, of: Course, ruler: Ruler, visits: int, seed: int, *, whole: bool = False) -> Accounts:
    """The accounts of a finished game; the same numbers give the same accounts."""
    rounds = range(1, LAST_ROUND + 1)
    return joined(of, [chapter(rules, of, ruler, each, visits, seed, whole=whole) for each in rounds])
