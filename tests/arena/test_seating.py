"""Who sits where: balanced in every deal, and the plan for few games is the beginning of that for many."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from merlin_bigbox.arena.seating import check_bots, table_sets
from merlin_bigbox.engine.core.errors import OptionsError
from tests.arena.synthetic import plan

NAMES = ("a", "b", "c", "d", "e", "f", "g", "h")
SIZES = [(count, players) for count in range(1, 9) for players in (2, 3, 4)]


@pytest.mark.parametrize(("count", "players"), SIZES)
def test_every_bot_has_every_seat_of_a_deal_equally_often(count: int, players: int) -> None:
    planned = plan(NAMES[:count], players, 5, 60)
    for deal in range(planned[-1].deal + 1):
        held = Counter((seat, name) for game in planned if game.deal == deal for seat, name in enumerate(game.seats))
        assert len(held) == count * players
        assert len(set(held.values())) == 1


@pytest.mark.parametrize(("count", "players"), SIZES)
def test_no_game_of_a_deal_is_played_twice(count: int, players: int) -> None:
    planned = plan(NAMES[:count], players, 5, 60)
    assert len({(game.deal, game.table, game.seats) for game in planned}) == len(planned)
    assert [game.game for game in planned] == list(range(len(planned)))


@pytest.mark.parametrize(("count", "players"), [(3, 2), (5, 2), (6, 3), (8, 2), (8, 4), (5, 4)])
def test_with_more_bots_than_seats_every_table_comes_once(count: int, players: int) -> None:
    tables = [table for tables in table_sets(count, players) for table in tables]
    assert sorted(tables) == list(combinations(range(count), players))
    assert len(tables) == comb(count, players)


def test_with_fewer_bots_the_seats_left_are_shared_out() -> None:
    assert table_sets(2, 3) == (((0, 0, 1), (0, 1, 1)),)
    assert table_sets(2, 4) == (((0, 0, 1, 1),),)
    assert table_sets(3, 4) == (((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)),)
    assert table_sets(1, 4) == (((0, 0, 0, 0),),)


def test_one_against_three_has_every_seat_once_a_deal() -> None:
    planned = plan(("strong", "weak", "weak", "weak"), 4, 1, 8)
    assert len(planned) == 8
    for deal in range(2):
        assert sorted(game.seats.index("strong") for game in planned if game.deal == deal) == [0, 1, 2, 3]


def test_neighbours_change_from_deal_to_deal() -> None:
    planned = plan(NAMES[:4], 4, 1, 400)
    after = {game.seats[(game.seats.index("a") + 1) % 4] for game in planned}
    assert after == {"b", "c", "d"}


def test_a_deal_is_always_planned_to_its_end() -> None:
    assert len(plan(NAMES[:4], 4, 1, 5)) == 8
    assert plan(NAMES[:4], 4, 1, 5) == plan(NAMES[:4], 4, 1, 100)[:8]
    assert plan(NAMES[:4], 4, 1, 100) != plan(NAMES[:4], 4, 2, 100)


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ((), "no bots; name at least one"),
        (("a", "a", "b"), "a stands 2 times among 3 bots; name each bot once, or one for each of the 4 seats"),
    ],
)
def test_lists_without_a_fair_seating_are_refused(bots: tuple[str, ...], message: str) -> None:
    with pytest.raises(OptionsError) as caught:
        check_bots(bots, 4)
    assert str(caught.value) == message
