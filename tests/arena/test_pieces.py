"""Pieces hold every game once, follow from their numbers, and what was done of them is known by ranges."""

from __future__ import annotations

from itertools import chain, islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from merlin_bigbox.arena.pieces import FEWEST_PIECES, MOST_PIECES, Pieces, piece_size, usual_seconds, wanted
from merlin_bigbox.arena.ranges import OverlapError, Ranges
from merlin_bigbox.arena.seating import Schedule, Seating, seatings_of_deal
from merlin_bigbox.engine.core.errors import OptionsError

pytestmark = pytest.mark.interpreted_only
"""Nothing here plays: once is enough."""

NAMES = ("a", "b", "c", "d", "e", "f")


@given(st.integers(1, 30_000_000), st.floats(0.0001, 1000))
def test_there_are_never_more_pieces_than_lines_in_a_file(games: int, seconds: float) -> None:
    """And enough for everybody, unless there are fewer games."""
    pieces = Pieces(games, piece_size(games, seconds))
    assert pieces.count <= MOST_PIECES
    assert pieces.count >= min(games, FEWEST_PIECES)
    assert pieces.span(0)[0] == 0
    assert pieces.span(pieces.count - 1)[1] == games


@given(st.integers(1, 200), st.integers(1, 50))
def test_pieces_hold_every_game_once(games: int, size: int) -> None:
    pieces = Pieces(games, size)
    assert list(chain(*(range(*pieces.span(number)) for number in range(pieces.count)))) == list(range(games))


def test_pieces_of_slow_bots_are_single_games() -> None:
    assert piece_size(1000, usual_seconds(("merlin@1", "knight"))) == 1
    assert piece_size(1000, usual_seconds(("merlin@40v",) * 4)) == 1
    assert piece_size(10_000_000, 0.00025) == 20_000
    assert piece_size(10_000_000, usual_seconds(("random", "page"))) == 1000


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(1, 9)), max_size=20), st.integers(0, 60), st.integers(0, 20))
def test_ranges_are_a_set_of_numbers(added: list[tuple[int, int]], first: int, length: int) -> None:
    ranges, numbers = Ranges(), set[int]()
    for start, count in added:
        new = set(range(start, start + count))
        if new & numbers:
            with pytest.raises(OverlapError):
                ranges.add(start, start + count)
        else:
            ranges.add(start, start + count)
            numbers |= new
    assert set(chain(*(range(*pair) for pair in ranges.pairs))) == numbers
    assert len(ranges) == len(numbers)
    assert all(one[1] < two[0] for one, two in pairwise(ranges.pairs))
    gaps = ranges.gaps(first, first + length)
    assert set(chain(*(range(*pair) for pair in gaps))) == set(range(first, first + length)) - numbers
    assert all(one[1] < two[0] for one, two in pairwise(gaps))


def test_what_is_left_is_found_lazily() -> None:
    """Ten million games in pieces of one: nobody lists them."""
    left = Pieces(10_000_000, 1).left(Ranges([(0, 5), (7, 8)]), range(10_000_000))
    assert list(islice(left, 4)) == [5, 6, 8, 9]


@pytest.mark.parametrize("bots", [NAMES[:1], NAMES[:2], NAMES[:3], NAMES[:4], NAMES, ("a", "a", "b", "b")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_derived_from_their_numbers(bots: tuple[str, ...], players: int) -> None:
    """The same as listing all of them, wherever one begins; also far behind the first mark."""
    if len(set(bots)) < len(bots) != players:
        return
    listed: list[Seating] = []
    for deal in range(300):
        for table, rotation, order in seatings_of_deal(bots, players, 3, deal):
            listed.append(Seating(len(listed), deal, table, rotation, tuple(bots[index] for index in order)))
    schedule = Schedule(bots, players, 3)
    assert list(Schedule(bots, players, 3).games(0, len(listed))) == listed
    for first in (len(listed) - 9, 0, 5, 6, 100, 1, len(listed) // 2):
        assert list(schedule.games(first, first + 7)) == listed[first : first + 7]
        deal, begin = schedule.find(first)
        assert (listed[begin].deal, listed[first].deal) == (deal, deal)
        assert begin == 0 or listed[begin - 1].deal == deal - 1
    deals, games = schedule.whole(10)
    assert games == sum(game.deal < deals for game in listed) >= 10
    assert sum(game.deal < deals - 1 for game in listed) < 10


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("0-3", range(4)), ("7", range(7, 8)), ("1/3", range(3)), ("3/3", range(6, 10)), (" 9-9 ", range(9, 10))],
)
def test_pieces_are_told_by_numbers_or_as_a_part(text: str, numbers: range) -> None:
    assert wanted(text, Pieces(100, 10)) == numbers


@pytest.mark.parametrize("text", ["", "x", "3-", "-3", "4-3", "0-10", "10", "0/3", "4/3", "1/11", "1/0"])
def test_pieces_that_are_not_there_are_refused(text: str) -> None:
    with pytest.raises(OptionsError):
        wanted(text, Pieces(100, 10))


def test_parts_together_are_all_pieces() -> None:
    pieces = Pieces(1000, 7)
    parts = [list(wanted(f"{part}/13", pieces)) for part in range(1, 14)]
    assert list(chain(*parts)) == list(range(pieces.count))
