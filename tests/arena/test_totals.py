"""Totals are exact: any order, any split and any size of the pieces gives the same bytes, and the figures of old."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise, permutations, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from merlin_bigbox.arena.bootstrap import Estimates, estimates
from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.ratings import UNITS, part_of
from merlin_bigbox.arena.totals import Totals, block_size, sums_of, totals_of
from tests.arena.synthetic import NAMES, draw
from tests.sizes import size

pytestmark = pytest.mark.interpreted_only
"""Nothing here plays: once is enough."""

GAMES = draw((0.0, 0.4, 0.8), 3, 60, 2, tied=0.3)
THREE = NAMES[:3]

KNOWN: list[dict[str, Any]] = json.loads(Path(__file__).with_name("known_figures.json").read_bytes())
"""Figures of the version that kept every game and added up real numbers: ratings, and of the first bot the win share,
the share ahead of the second and the points better than it."""


def plain(totals: Totals) -> str:
    """All but the times, as it is written."""
    return json.dumps(totals.as_json()["totals"])


@pytest.mark.parametrize("known", KNOWN)
def test_figures_are_those_of_old(known: dict[str, Any]) -> None:
    """Only as close as mathematical libraries of different systems are; the next test is exact."""
    bots = known["bots"]
    played = draw([0.3 * bot for bot in range(bots)], known["players"], known["games"], 5, tied=known["tied"])
    found = estimates(totals_of(played, NAMES[:bots]).units(), bots, 5, draws=50)
    first = (found.win_share[0], found.ahead[0][1], found.better[0][1])
    figures = [*known["rating"], known["win_share"], known["ahead"], known["better"]]
    for estimate, figure in zip([*found.rating, *first], figures, strict=True):
        assert estimate is not None
        assert estimate.interval is not None
        assert (estimate.value, *estimate.interval) == pytest.approx(figure, rel=1e-12)


Deal = dict[tuple[str, tuple[int, ...]], float]


def add(deal: Deal, kind: str, who: tuple[int, ...], value: float) -> None:
    deal[kind, who] = deal.get((kind, who), 0.0) + value


def add_results(deal: Deal, bots: Sequence[int], points: Sequence[int]) -> None:
    """Seats, victories, points and meetings in real numbers."""
    share = 1 / points.count(max(points))
    for bot, reached in zip(bots, points, strict=True):
        add(deal, "seats", (bot,), 1.0)
        add(deal, "won", (bot,), share if reached == max(points) else 0.0)
        add(deal, "points", (bot,), reached)
        for other, level in zip(bots, points, strict=True):
            if bot != other:
                add(deal, "met", (bot, other), 1.0)
                add(deal, "ahead", (bot, other), 1.0 if reached > level else 0.5 if reached == level else 0.0)
                add(deal, "better", (bot, other), reached - level)


def add_order(deal: Deal, bots: Sequence[int], points: Sequence[int]) -> None:
    """Who finished next, and among whom, in real numbers; a tie is all its orders in equal parts."""
    seats = range(len(bots))
    orders = [order for order in permutations(seats) if all(points[one] >= points[two] for one, two in pairwise(order))]
    for kind in ("chosen", "stage"):
        sums: Deal = {}
        for order in orders:
            for place in seats[:-1]:
                stage = tuple(sorted(bots[seat] for seat in order[place:]))
                if stage[0] != stage[-1]:
                    add(sums, kind, (bots[order[place]],) if kind == "chosen" else stage, 1 / len(orders))
        for (_, who), value in sums.items():
            add(deal, kind, who, value)


def in_real_numbers(played: Sequence[Played], names: Sequence[str]) -> list[Deal]:
    """The totals of each deal as they were computed of old."""
    deals: dict[int, Deal] = {}
    for game in played:
        deal = deals.setdefault(game.seating.deal, {})
        bots = [names.index(name) for name in game.seating.seats]
        add_results(deal, bots, game.points)
        add_order(deal, bots, game.points)
    return [deals[deal] for deal in sorted(deals)]


@pytest.mark.parametrize(("bots", "players", "games"), [(2, 2, 60), (3, 2, 90), (4, 3, 96), (5, 4, 160), (3, 4, 120)])
def test_real_numbers_give_the_same_figures_to_the_last_bit(bots: int, players: int, games: int) -> None:
    """Where real numbers were exact, too: without ties of three. Pieces are added up in disorder."""
    drawn = draw([0.3 * bot for bot in range(bots)], players, games, 5, tied=0.1)
    played = [game for game in drawn if max(map(game.points.count, game.points)) < 3]
    names = NAMES[:bots]
    old: Estimates = estimates(in_real_numbers(played, names), bots, 5, draws=20)
    totals = Totals()
    for start in (3, 0, 4, 1, 2):
        totals.add(totals_of(played[start::5], names))
    assert estimates(totals.units(), bots, 5, draws=20) == old


@given(st.data())
@settings(max_examples=size(25, 400), deadline=None)
def test_any_order_and_any_split_give_the_same_bytes(data: st.DataObject) -> None:
    """Also if some were counted in finer blocks than others, and went through a file."""
    count = data.draw(st.integers(1, 12))
    where = data.draw(st.lists(st.integers(0, count - 1), min_size=len(GAMES), max_size=len(GAMES)))
    order = data.draw(st.permutations(range(count)))
    sizes = data.draw(st.lists(st.sampled_from((1, 2, 4)), min_size=count, max_size=count))
    total = Totals(data.draw(st.sampled_from((1, 4))))
    for number in order:
        part = totals_of([game for game, at in zip(GAMES, where, strict=True) if at == number], THREE, sizes[number])
        total.add(Totals.from_json(json.loads(json.dumps(part.as_json()))))
    total.coarsen(4)
    assert plain(total) == plain(totals_of(GAMES, THREE, 4))
    assert total == totals_of(GAMES, THREE, 4)
    assert total.units() == totals_of(GAMES, THREE, 4).units()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_weight_is_a_whole_number_of_units(players: int) -> None:
    """All bots at all seats with all ties that there can be, against fractions."""
    for points in product(range(players), repeat=players):
        for bots in combinations_with_replacement(range(players), players):
            sums = sums_of(bots, points)
            winners = [bot for bot, reached in zip(bots, points, strict=True) if reached == max(points)]
            for bot in set(bots):
                share = Fraction(winners.count(bot), len(winners))
                assert Fraction(sums["won", (bot,)], UNITS) == share
            assert all(isinstance(value, int) for value in sums.values())
            chosen = sum(value for key, value in sums.items() if key[0] == "chosen")
            assert chosen == sum(value for key, value in sums.items() if key[0] == "stage")
            assert chosen % UNITS == 0 or len(set(bots)) > 1


def test_what_cannot_be_shared_in_whole_units_is_an_error() -> None:
    assert [part_of(parts) for parts in (1, 2, 3, 4, 6, 24)] == [24, 12, 8, 6, 4, 1]
    with pytest.raises(ArithmeticError, match="5 equal parts"):
        part_of(5)


def test_blocks_of_fewer_deals_are_joined_when_there_are_more() -> None:
    """Every size is a multiple of all smaller ones, so that nothing has to be split."""
    sizes = [block_size(deals) for deals in range(1, 20_000, 37)]
    assert sizes == sorted(sizes)
    assert all(larger % smaller == 0 for smaller, larger in pairwise(sizes))
