"""All orders of the turns that a seat has left in a round, each with the best that can be made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from merlin_bigbox.engine.core import state as engine_state
from merlin_bigbox.planner.search import MOST_ENDS, Mark, Reached, RoundSearch

WIDTHS: Final = (1, 4, 16, 64, 256)
"""So many ends of each turn are followed: first the best one alone, then more."""
COMPILED: Final = not engine_state.__file__.endswith(".py")
FIRST_ENDS: Final = 60 if COMPILED else 16
"""So many positions of a turn are looked at where the best one alone is followed: the first tree is there at once."""
MOST_ORDERS: Final = 60
"""So many beginnings of orders are followed: all that the base game has. Modules bring thousands."""

Route = tuple[int, ...]
"""How a turn begins: what it is taken with, the changes, which way the figure goes."""


class Order(NamedTuple):
    """An order of turns by their routes, and the best end it comes to."""

    routes: tuple[Route, ...]
    best: Reached
    exact: bool
    """Nothing on the way was left out: no other actions on these routes bring more points."""


class _Beginning(NamedTuple):
    """The first turns of an order, and the ends of the last one of them that are followed."""

    routes: tuple[Route, ...]
    ends: list[Reached]
    exact: bool


class Orders:
    """The orders as far as they have been looked at, wider and wider."""

    def __init__(self, search: RoundSearch, start: Reached, turns: int = 0) -> None:
        self.search, self.start = search, start
        self.turns = turns or 99
        self.found: list[Order] = []
        self.left_out = False
        """There are more orders than were followed."""

    @property
    def exact(self) -> bool:
        """Whether there is nothing more to be found."""
        return not self.left_out and all(order.exact for order in self.found)

    def widen(self, most: int) -> None:
        """Look at more and more ends while so many positions allow it; the first ones are looked at in any case."""
        self.look(WIDTHS[0])
        ends = int(self.search.positions) + most
        for width in WIDTHS[1:]:
            if self.exact or not self.look(width, ends):
                return

    def look(self, width: int, ends: int = 0) -> bool:
        """Find all orders, following so many ends of each turn. Given up at so many positions: then nothing changes."""
        before = self.found, self.left_out
        self.found, self.left_out = [], False
        self.search.patience = FIRST_ENDS if width == 1 else MOST_ENDS
        layer = [_Beginning((), [self.start], exact=True)]
        while layer:
            following: list[_Beginning] = []
            for beginning in layer:
                following += self._go_on(beginning, width)
                if ends and int(self.search.positions) > ends:
                    self.found, self.left_out = before
                    return False
            if len(following) > MOST_ORDERS:
                self.left_out = True
                following = _fair(following)
            layer = following
        self.found.sort(key=lambda order: (-int(order.best.scored), -order.best.margin, order.routes))
        return True

    def _go_on(self, beginning: _Beginning, width: int) -> Iterator[_Beginning]:
        """The beginning with one turn more, in every way; orders that are complete with it are found."""
        routes: dict[Route, None] = {}
        for end in beginning.ends:
            turn = self.search.turn(end)
            if turn is not None:
                routes |= dict.fromkeys(tuple(route) for route in self.search.routes(turn))
        for route in routes:
            ends, exact = ends_of(self.search, beginning.ends, route)
            exact = exact and beginning.exact
            taken = (*beginning.routes, route)
            last = len(taken) >= self.turns
            over = [end for end in ends if last or self.search.may_stop(end)]
            if over:
                self.found.append(Order(taken, best_of(over), exact))
            going_on = [] if last else [end for end in ends if self.search.has_turn(end)]
            kept = widest(going_on, width)
            if kept:
                yield _Beginning(taken, kept, exact and len(kept) == len(going_on))


def follow(search: RoundSearch, start: Reached, routes: Sequence[Route], width: int) -> Order | None:
    """The best that can be made of given routes; None if one of them cannot be taken."""
    ends, all_seen = [start], True
    for number, route in enumerate(routes, 1):
        found, exact = ends_of(search, ends, route)
        if not found:
            return None
        ends = found if number == len(routes) else widest(found, width)
        all_seen = all_seen and exact and len(ends) == len(found)
    return Order(tuple(routes), best_of(ends), all_seen)


def ends_of(search: RoundSearch, before: Sequence[Reached], route: Route) -> tuple[list[Reached], bool]:
    """Every end of a turn with this route after any of these, equal ones once, and whether these are all."""
    overlooked = int(search.overlooked)
    found: dict[Mark, Reached] = {}
    for end in before:
        for reached in search.ends(end, list(route)):
            found.setdefault(reached.mark, reached)
    return list(found.values()), int(search.overlooked) == overlooked


def best_of(ends: Sequence[Reached]) -> Reached:
    """The end with most points if it were scored then; of equal ones the one from which most is expected."""
    return max(ends, key=lambda end: (int(end.scored), end.margin))


def widest(ends: list[Reached], width: int) -> list[Reached]:
    """So many of the ends that are worth following: those with most points, and those from which most is expected."""
    if len(ends) <= width:
        return ends
    by_points = sorted(ends, key=lambda end: (-int(end.scored), -end.margin))
    if width == 1:
        return by_points[:1]
    by_margin = sorted(ends, key=lambda end: -end.margin)
    kept: dict[Mark, Reached] = {}
    for pair in zip(by_points, by_margin, strict=True):
        for end in pair:
            if len(kept) < width:
                kept.setdefault(end.mark, end)
    return list(kept.values())


def _fair(beginnings: list[_Beginning]) -> list[_Beginning]:
    """The best of too many beginnings, as many with each first turn."""
    groups: dict[Route, list[_Beginning]] = {}
    for beginning in sorted(beginnings, key=lambda each: _rank(each.ends), reverse=True):
        groups.setdefault(beginning.routes[0], []).append(beginning)
    kept: list[_Beginning] = []
    for place in range(len(beginnings)):
        for group in groups.values():
            if place < len(group) and len(kept) < MOST_ORDERS:
                kept.append(group[place])
    return kept


def _rank(ends: Sequence[Reached]) -> tuple[int, float]:
    best = best_of(ends)
    return int(best.scored), best.margin
