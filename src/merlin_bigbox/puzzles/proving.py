"""Proves that a position is a puzzle: one plan is clearly best, whatever is hidden, and a quick search misses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import ROUND, Observation
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.puzzles.exhaustion import Exhausted
from merlin_bigbox.puzzles.grading import plan_of, quick_bots
from merlin_bigbox.puzzles.plans import Line, find_plans, key_of, known, own_choices
from merlin_bigbox.puzzles.worth import Lead, Worth, lead, mean

LEAST_LEAD: Final = 1.5
LEAST_ERRORS: Final = 4.0
LEAST_WORLDS: Final = 0.9
LEAST_CHOICES: Final = 2
SPARE_ERRORS: Final = 2.0
"""The second proof has to lead by so many standard errors more than the least, so that a third one agrees."""
SCREENED: Final = 80
"""Visits of the first proof, each in a world of its own."""
WORLDS: Final = 40
EACH: Final = 20
"""The second proof: worlds, and visits in each of them."""
FEWEST_PLANS: Final = 6
MOST_PLANS: Final = 600
PANEL: Final = 40
"""So many plans that look best at a glance are visited first."""
GLANCES: Final = ((1, 12.0), (3, 8.0), (12, 4.0))
"""Of the other plans those are kept that after so many visits are no more points behind."""
LOOKS: Final = ((1, 8.0, -1.0), (3, 4.0, 0.4), (8, 3.0, 0.75), (24, 2.5, 1.0))
"""After so many visits those no further behind are looked at again, if the best one leads by so much."""
WORTH_A_TEST: Final = 8
"""After so many visits it is asked whether a quick search finds the plan."""
MOST_NEAR: Final = 10
"""So many at most."""
RIVALS: Final = 3
"""So many plans are compared with the best one in the second proof."""
LISTED: Final = 30


class Proof(NamedTuple):
    """The plans with their losses, the best first; its lead, and whether no chance is left in it."""

    plans: list[tuple[Line, float]]
    lead: Lead
    ends: int
    """How many plans there are in all."""
    exact: bool


def is_clear(ahead: Lead, spare: float = 0.0) -> bool:
    """Whether a lead is large enough, and surely so."""
    return ahead.points - spare * ahead.error >= LEAST_LEAD and ahead.points >= LEAST_ERRORS * ahead.error


def share_of_worlds(best: Sequence[Sequence[float]], others: Sequence[Sequence[Sequence[float]]]) -> float:
    """In which share of the worlds the best plan is better than every other one."""
    wins = sum(
        all(sum(world) / len(world) > sum(other[number]) / len(other[number]) for other in others)
        for number, world in enumerate(best)
    )
    return wins / len(best)


def derived(seed: int, number: int) -> int:
    """A seed that follows from another one by a number."""
    return int(Random(int(Random(seed).bits()) + number).bits())


class Position:
    """A position with its plans, visited as far as anybody asked."""

    def __init__(self, worth: Worth, state: State, seat: int, found: list[Line], seed: int) -> None:
        self.worth, self.seat, self.seed = worth, seat, seed
        self.start = known(worth.rules, state, seat)
        self.observation: Observation = worth.rules.observe(state, seat)
        self.found = sorted(found, key=lambda plan: -worth.static(self.start, seat, plan))
        self.margins: list[list[list[float]]] = [[] for _ in found]

    def visited(self, plan: int, worlds: int) -> list[list[float]]:
        """What the plan brought in the first so many worlds."""
        done = self.margins[plan]
        if len(done) < worlds:
            done += self.worth.visits(self.observation, self.found[plan], range(len(done), worlds), 1, self.seed)
        return done[:worlds]

    def order(self, plans: Sequence[int], worlds: int) -> list[int]:
        """These plans after so many visits, the best first."""
        return sorted(plans, key=lambda plan: -mean(self.visited(plan, worlds)))

    def ahead(self, one: int, other: int, worlds: int) -> Lead:
        """By how much one plan leads another after so many visits."""
        return lead(self.visited(one, worlds), self.visited(other, worlds))

    def near(self, plans: Sequence[int], best: int, worlds: int, reach: float) -> list[int]:
        """Those of the plans that are no further behind than this after so many visits."""
        return [plan for plan in plans if self.ahead(best, plan, worlds).points <= reach]


def prove(worth: Worth, state: State, seat: int, seed: int) -> Proof | None:
    """The proof that the turn which begins here is a puzzle, cheap tests first; None if it is none."""
    found = find_plans(worth.rules, state, seat)
    if found is None or not FEWEST_PLANS <= len(found) <= MOST_PLANS:
        return None
    at = Position(worth, state, seat, found, seed)
    results = exhausted(at, at.found)
    if results is not None:
        return _proved_by_exhaustion(at, results)
    best = _screened(at)
    if best is None:
        return None
    every = _near_all(at, best)
    first, second, *_ = at.order(every, SCREENED)
    if first != best or not is_clear(at.ahead(first, second, SCREENED)):
        return None
    return _proved_again(at, at.order(every, SCREENED))


def _screened(at: Position) -> int | None:
    """The plan that is clearly best of those that look good at a glance, if it is worth solving."""
    near: list[int] = list(range(min(PANEL, len(at.found))))
    for visits, reach, promise in LOOKS:
        near = at.order(near, visits)
        first, second = near[:2]
        if at.ahead(first, second, visits).points < promise:
            return None
        near = [first, second, *at.near(near[2:MOST_NEAR], first, visits, reach)]
        if visits == WORTH_A_TEST and not _is_worth_solving(at, first):
            return None
    first, second, *_ = at.order(near, SCREENED)
    is_best = is_clear(at.ahead(first, second, SCREENED)) and _is_worth_solving(at, first)
    return first if is_best else None


def _is_worth_solving(at: Position, best: int) -> bool:
    """Whether nothing hidden is waited for, there is something to choose, and a quick search misses it."""
    rules, plan = at.worth.rules, at.found[best]
    if int(plan[-1]) & 255 != A_END_TURN:
        return False
    if own_choices(rules, at.start, at.seat, plan) < LEAST_CHOICES:
        return False
    key = key_of(rules, at.start, at.seat, plan)
    return any(plan_of(bot, rules, at.start, at.seat) != key for bot in quick_bots())


def _near_all(at: Position, best: int) -> list[int]:
    """The best plan and all that a few visits do not show to be far behind it."""
    near: list[int] = list(range(len(at.found)))
    for visits, reach in GLANCES:
        near = at.near(near, best, visits, reach)
    if len(near) < 2:
        near = at.order(range(min(PANEL, len(at.found))), LOOKS[0][0])[:2]
    return near if best in near else [best, *near]


def _proved_again(at: Position, near: list[int]) -> Proof | None:
    """Once more with other seeds and ten times the visits."""
    seed = derived(at.seed, 1)
    again = [at.worth.visits(at.observation, at.found[plan], range(WORLDS), EACH, seed) for plan in near[: RIVALS + 1]]
    leads = [lead(again[0], other) for other in again[1:]]
    if not all(is_clear(each, SPARE_ERRORS) for each in leads):
        return None
    if share_of_worlds(again[0], again[1:]) < LEAST_WORLDS:
        return None
    losses = {plan: each.points for plan, each in zip(near[1:], leads, strict=False)}
    for plan in at.order(range(len(at.found)), GLANCES[0][0])[:LISTED]:
        if plan != near[0] and plan not in losses:
            losses[plan] = at.ahead(near[0], plan, SCREENED).points
    smallest = min(leads)
    losses = {plan: max(loss, smallest.points) for plan, loss in losses.items()}
    return Proof(_listed(at, near[0], losses), smallest, len(at.found), exact=False)


def _listed(at: Position, best: int, losses: dict[int, float]) -> list[tuple[Line, float]]:
    ordered = sorted(losses, key=lambda plan: losses[plan])[: LISTED - 1]
    return [(at.found[best], 0.0), *((at.found[plan], losses[plan]) for plan in ordered)]


# --- the last turn of a game -----------------------------------------------------------------------------------------


def exhausted(at: Position, lines: Sequence[Line]) -> list[list[list[float]]] | None:
    """What each of these plans leads to, if this is the last turn of the game; else None."""
    if int(at.start.cells[ROUND]) < LAST_ROUND:
        return None
    followed = Exhausted(at.worth.rules)
    found: list[list[list[float]]] = []
    for line in lines:
        margins = followed.margins(at.observation, line, at.seed)
        if margins is None:
            return None
        found.append(margins)
    return found


def _proved_by_exhaustion(at: Position, results: list[list[list[float]]]) -> Proof | None:
    """The proof for the last turn of a game."""
    best = max(range(len(results)), key=lambda plan: mean(results[plan]))
    leads = {plan: lead(results[best], each) for plan, each in enumerate(results) if plan != best}
    smallest = min(leads.values())
    others = [results[plan] for plan in leads]
    if not is_clear(smallest) or share_of_worlds(results[best], others) < LEAST_WORLDS:
        return None
    if not _is_worth_solving(at, best):
        return None
    losses = {plan: each.points for plan, each in leads.items()}
    return Proof(_listed(at, best, losses), smallest, len(at.found), exact=True)
