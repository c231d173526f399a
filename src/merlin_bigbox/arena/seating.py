"""Seating: each deal is played several times with the same luck, and every bot plays every seat of it.

The games of a deal are balanced: every bot has every seat equally often. That makes the deal the unit of resampling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from merlin_bigbox.arena.games import derived_seed
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random

Table = tuple[int, ...]
"""The bots at one table, by index."""


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


def plan(bots: Sequence[str], players: int, seed: int, games: int) -> list[Seating]:
    """At least this many games, up to the end of a deal. A plan for fewer games is a prefix of one for more."""
    planned: list[Seating] = []
    deal = 0
    while len(planned) < games:
        for table, rotation, order in seatings_of_deal(bots, players, seed, deal):
            seats = tuple(bots[index] for index in order)
            planned.append(Seating(len(planned), deal, table, rotation, seats))
        deal += 1
    return planned


def shuffled(table: Table, random: Random) -> Table:
    """The bots in random order."""
    order = list(table)
    for last in range(len(order) - 1, 0, -1):
        other = int(random.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
