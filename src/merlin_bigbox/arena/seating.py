"""Seating: each deal is played several times with the same luck, and every bot plays every seat of it.

The games of a deal are balanced: every bot has every seat equally often. That makes the deal the unit of resampling.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from merlin_bigbox.arena.games import derived_seed
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random

Table = tuple[int, ...]
"""The bots at one table, by index."""
MARK: Final = 256


class Seating(NamedTuple):
    """One game: its number, deal, table and rotation, and a bot for each seat."""

    game: int
    deal: int
    table: int
    rotation: int
    seats: tuple[str, ...]


def check_bots(bots: Sequence[str], players: int) -> None:
    """Each bot is listed once, unless the list is a table with one bot per seat."""
    if not bots:
        raise OptionsError("no bots; name at least one")
    repeated = sorted({name for name in bots if bots.count(name) > 1})
    if repeated and len(bots) != players:
        raise OptionsError(
            f"{repeated[0]} stands {bots.count(repeated[0])} times among {len(bots)} bots; "
            f"name each bot once, or one for each of the {players} seats"
        )


@lru_cache(maxsize=64)
def table_sets(count: int, players: int) -> tuple[tuple[Table, ...], ...]:
    """The sets of tables that deals take in turns; in each set all bots sit equally often.

    With as many bots as seats there is one table. With more, a set is what turning a table around the circle of all
    bots gives; the sets together are every possible table once. With fewer, all bots sit at each table, and the seats
    left are filled with one bot after the other, each as often as another.
    """
    if count == players:
        return ((tuple(range(players)),),)
    if count < players:
        extra = players - count
        filled = [
            tuple(sorted([*range(count), *((at + step) % count for step in range(extra))])) for at in range(count)
        ]
        return (tuple(dict.fromkeys(filled)),)
    sets: list[tuple[Table, ...]] = []
    seen: set[Table] = set()
    for table in combinations(range(count), players):
        if table not in seen:
            turned = [tuple(sorted((bot + step) % count for bot in table)) for step in range(count)]
            sets.append(tuple(dict.fromkeys(turned)))
            seen.update(turned)
    return tuple(sets)


def seatings_of_deal(bots: Sequence[str], players: int, seed: int, deal: int) -> Iterator[tuple[int, int, Table]]:
    """The games of a deal: table, rotation and the bots by seat; what turning repeats is left out."""
    sets = table_sets(len(bots), players)
    for number, table in enumerate(sets[deal % len(sets)]):
        # The order around the table changes from deal to deal.
        order = shuffled(table, Random(derived_seed(seed, deal, number)))
        seen: set[tuple[str, ...]] = set()
        for rotation in range(players):
            turned = order[rotation:] + order[:rotation]
            named = tuple(bots[index] for index in turned)
            if named not in seen:
                seen.add(named)
                yield number, rotation, turned


class Schedule:
    """The games of an arena by their numbers, derived when they are asked for: millions of them are never listed."""

    def __init__(self, bots: Sequence[str], players: int, seed: int) -> None:
        self.bots, self.players, self.seed = tuple(bots), players, seed
        self.marks = [0]
        """How many games there are before every so manieth deal (`MARK`), as far as was looked."""
        self.here = (0, 0)
        """The deal that was found last, and its first game: the next one is mostly near."""

    def find(self, game: int) -> tuple[int, int]:
        """The deal of a game, and the first game of this deal."""
        while self.marks[-1] <= game:
            start = (len(self.marks) - 1) * MARK
            self.marks.append(self.marks[-1] + sum(self._count(deal) for deal in range(start, start + MARK)))
        mark = bisect_right(self.marks, game) - 1
        deal, first = mark * MARK, self.marks[mark]
        if first <= self.here[1] <= game:
            deal, first = self.here
        while first + (count := self._count(deal)) <= game:
            deal, first = deal + 1, first + count
        self.here = deal, first
        return deal, first

    def whole(self, games: int) -> tuple[int, int]:
        """How many deals hold at least this many games, and how many games these are."""
        deal, first = self.find(games - 1)
        return deal + 1, first + self._count(deal)

    def games(self, first: int, last: int) -> Iterator[Seating]:
        """The games from `first` up to but without `last`."""
        deal, game = self.find(first)
        while game < last:
            for table, rotation, order in seatings_of_deal(self.bots, self.players, self.seed, deal):
                if first <= game < last:
                    yield Seating(game, deal, table, rotation, tuple(self.bots[index] for index in order))
                game += 1
            deal += 1

    def seating(self, game: int) -> Seating:
        """One game."""
        return next(self.games(game, game + 1))

    def _count(self, deal: int) -> int:
        """How many games a deal has."""
        sets = table_sets(len(self.bots), self.players)
        tables = sets[deal % len(sets)]
        if len(self.bots) >= self.players and len(set(self.bots)) == len(self.bots):
            return len(tables) * self.players
        return sum(1 for _ in seatings_of_deal(self.bots, self.players, self.seed, deal))


def shuffled(table: Table, random: Random) -> Table:
    """The bots in random order."""
    order = list(table)
    for last in range(len(order) - 1, 0, -1):
        other = int(random.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
