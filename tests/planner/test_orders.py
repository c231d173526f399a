"""The round planner finds every order of the dice left, and what it says of each is what brute force finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from merlin_bigbox.engine.base.cells import CARDS_CLOSED, COMPLETED, CURRENT, MISSIONS_USED, OWED
from merlin_bigbox.engine.base.foresight import score_now
from merlin_bigbox.engine.base.names import A_END_TURN, A_GO_ON, A_MISSION, A_STAFF, F_AID, F_MOVE, F_TURN, F_TURNS
from merlin_bigbox.engine.base.turn import asked_next
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import FREE, MAIN, SPACE_OFFER, Ruleset
from merlin_bigbox.engine.core.state import State, pop, push, top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.planner.orders import Order, Orders
from merlin_bigbox.planner.plan import begin
from merlin_bigbox.planner.search import Reached
from tests.sizes import size

ALL = module_names()
MOST_LINES = 1_500
"""Positions with more are too many for brute force; there are others."""


class TooManyError(Exception):
    """The position is not for brute force."""


def turn_starts(seed: str, players: int, modules: tuple[str, ...] = (), every: int = 1) -> Iterator[Game]:
    """Moments of a random game at which a turn begins."""
    game = Game.new(GameOptions(players, modules), seed=seed)
    random, count = Random(7), 0
    while not game.is_over:
        if int(kind_of(top(game.state))) == F_TURN:
            count += 1
            if count % every == 0:
                yield game
        options = game.options_now()
        game.step(options[int(random.below(len(options)))])
        game.run_chance()


class BruteForce:
    """Plays every order of a seat's turns in every way, one action after the other, with nothing merged or left out."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.rules, self.seat = rules, seat
        self.lines = 0
        self.most: dict[tuple[tuple[int, ...], ...], int] = {}

    def play(self, turn: State, routes: tuple[tuple[int, ...], ...] = ()) -> None:
        """Take this turn and all that follow."""
        for route, end in self._within(turn, ()):
            taken = (*routes, route)
            asked = int(asked_next(self.rules, end, self.seat))
            if asked != F_TURN:
                scored = end.copy()
                score_now(self.rules, scored)
                points = int(self.rules.points_of(scored, self.seat))
                self.most[taken] = max(self.most.get(taken, points), points)
            if asked != F_TURNS:
                following = end.copy()
                push(following, pack(F_TURN, self.seat))
                self.play(following, taken)

    def _within(self, state: State, route: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], State]]:
        if int(self.rules.decider(state)) != self.seat:
            yield route, self._ended(state)
            return
        asked = int(kind_of(top(state)))
        options = self.rules.options(state)
        for action in options:
            kind, role = int(kind_of(action)), int(self.rules.role[int(kind_of(action))])
            if kind == A_GO_ON or (self.rules.action_specs[kind].foretold and kind != A_STAFF):
                if kind == A_MISSION and not {A_END_TURN, A_GO_ON} & {int(kind_of(other)) for other in options}:
                    continue
                if role not in (MAIN, SPACE_OFFER) and kind != A_MISSION:
                    continue
                after = state.copy()
                self.rules.apply(after, action)
                if kind != A_MISSION or int(kind_of(top(after))) != F_AID:
                    beginning = asked in (F_TURN, F_MOVE) and role != FREE
                    yield from self._within(after, (*route, action) if beginning else route)
            elif kind != A_STAFF:
                yield route, self._ended(state)

    def _ended(self, state: State) -> State:
        self.lines += 1
        if self.lines > MOST_LINES:
            raise TooManyError
        end = state.copy()
        while int(kind_of(top(end))) != F_TURNS:
            pop(end)
        for cell in (OWED, COMPLETED, MISSIONS_USED, CARDS_CLOSED):
            end.cells[cell] = 0
        for listener in self.rules.listeners:
            listener.turn_ended(self.rules, end, self.seat)
        end.cells[CURRENT] = self.seat
        return end


def by_brute_force(game: Game, seat: int) -> dict[tuple[tuple[int, ...], ...], int] | None:
    """For each order of routes the most points after a scoring at its end; None if that takes too long."""
    brute = BruteForce(game.rules, seat)
    try:
        brute.play(game.rules.resample(game.observe(seat), Random(5)))
    except TooManyError:
        return None
    return brute.most


def lines_of(order: Order) -> list[Reached]:
    """The ends of an order's turns, the first one first."""
    found: list[Reached] = []
    end: Reached | None = order.best
    while end is not None and end.before is not None:
        found.append(end)
        end = end.before
    return found[::-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("modules", "usual", "full"),
    [((), 50, 10_000), pytest.param(ALL, 8, 500, marks=pytest.mark.compiled_only)],
    ids=["base", "all"],
)
def test_orders_equal_brute_force(modules: tuple[str, ...], usual: int, full: int) -> None:
    """The same orders, the same points in each that is said to be exact, and never more than there are."""
    wanted, seen, exact, number = size(usual, full), 0, 0, 0
    while seen < wanted:
        number += 1
        for game in turn_starts(f"brute force {number}", 2 + number % 3, modules, every=3):
            seat = int(game.decider or 0)
            expected = by_brute_force(game, seat)
            if expected is None:
                continue
            search, start = begin(game.rules, game.observe(seat))
            assert start is not None
            orders = Orders(search, start)
            orders.widen(5_000)
            found = {order.routes: int(order.best.scored) for order in orders.found}
            if not orders.left_out:
                assert set(found) == set(expected)
            for order in orders.found:
                assert found[order.routes] <= expected[order.routes]
                if order.exact:
                    exact += 1
                    assert found[order.routes] == expected[order.routes]
            seen += 1
            if seen == wanted:
                break
    assert exact > wanted
