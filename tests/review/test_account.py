"""The account of a game balances, and its luck is luck: nobody has it on average, and margins scatter less without."""

from __future__ import annotations

import math
from statistics import fmean, median, pvariance, stdev

import pytest

from merlin_bigbox.review.account import Account, accounts
from merlin_bigbox.review.course import LUCK, course
from merlin_bigbox.review.review import LEAST_PROVED, LEAST_VISITS, LEVELS, level_of
from merlin_bigbox.review.ruler import Ruler, margins
from tests.review.games import played
from tests.sizes import FULL, size

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

GAMES = size(50, 1000)
VISITS = size(1, 8)
ADJUSTED = size(12, 200)
ADJUSTED_VISITS = size(32, 64)
RESTS = size(3, 50)
PAIR = ("knight", "knight")


def _accounts(
    names: tuple[str, ...], seed: int, visits: int, modules: tuple[str, ...] = (), *, whole: bool = False
) -> tuple[Account, ...]:
    game = played(names, seed, modules)
    return accounts(game.rules, course(game), Ruler(game.rules), visits, seed, whole=whole).seats


@pytest.mark.parametrize("whole", [False, True], ids=["rounds", "whole"])
@pytest.mark.parametrize(
    ("names", "modules"),
    [(("page", "squire"), ()), (("page",) * 4, ()), (("page", "page", "page"), ("gold", "morgana"))],
    ids=["two", "four", "modules"],
)
def test_the_books_balance(names: tuple[str, ...], modules: tuple[str, ...], whole: bool) -> None:
    """The parts of an account sum up to the margin that the game ended with."""
    game = played(names, 1, modules)
    found = _accounts(names, 1, 1, modules, whole=whole)
    for account, margin in zip(found, margins(list(game.points)), strict=True):
        assert account.margin == margin
        total = account.start + sum(account.luck.values()) + account.choices + account.others + account.rest
        assert math.isclose(total, margin, abs_tol=1e-6)
        assert set(account.luck) == set(LUCK)


def test_the_same_seed_gives_the_same_account() -> None:
    assert _accounts(PAIR, 2, 1) == _accounts(PAIR, 2, 1)
    game = played(PAIR, 2)
    other = accounts(game.rules, course(game), Ruler(game.rules), 1, 99).seats
    assert other != _accounts(PAIR, 2, 1)


def test_every_record_from_the_first_roll_on_is_in_the_course() -> None:
    game = played(("page", "squire"), 1)
    found = course(game)
    numbers = [number for step in found.steps for number, _ in step.entries]
    assert numbers == [number for number, _ in game.in_force if number >= numbers[0]]
    assert found.steps[0].luck == "dice"
    assert found.turns == (24, 24)
    assert [step.begins for step in found.steps if step.begins] == [1, 2, 3, 4, 5, 6]


def test_the_rest_is_no_bias() -> None:
    """What the ruler sees only later is in nobody's favor: over all seats of a game it cancels out."""
    rests = [each.rest for each in _accounts(("page",) * 4, 1, 1)]
    assert any(rests)
    assert math.isclose(sum(rests), 0, abs_tol=1e-6)


def test_who_plays_on_to_the_end_leaves_no_rest() -> None:
    """Less than a point in the median, also where cards are drawn between two rounds."""
    rests = [
        abs(each.rest)
        for modules in ((), ("gold", "morgana"))
        for seed in range(RESTS)
        for each in _accounts(("page", "page"), seed, 1, modules, whole=True)
    ]
    assert median(rests) < 1


def test_it_is_told_how_exactly_luck_and_choices_are_measured() -> None:
    """More visits, less doubt; one visit knows nothing of it."""
    few, more, one = (_accounts(("page", "page"), 3, visits)[0] for visits in (4, 32, 1))
    assert few.luck_error > more.luck_error > 0
    assert few.choices_error > more.choices_error > 0
    assert one.choices_error == 0


def test_luck_averages_nothing() -> None:
    """Over many games the mean luck of a seat is 0 within its interval (3.3 standard errors: 0.1 %)."""
    lucky = [_accounts(("page", "page"), seed, VISITS)[0].lucky for seed in range(GAMES)]
    assert abs(fmean(lucky)) < 3.3 * stdev(lucky) / math.sqrt(len(lucky))


def test_margins_without_luck_scatter_less() -> None:
    """They have at most 60 % of the variance; the few games of the gate show that it is less."""
    found = [_accounts(PAIR, seed, ADJUSTED_VISITS)[0] for seed in range(ADJUSTED)]
    share = pvariance([each.adjusted for each in found]) / pvariance([each.margin for each in found])
    assert share <= (0.6 if FULL else 0.8)


def test_reviews_of_longer_games_visit_less_but_never_too_little() -> None:
    base, few, all_nine = (level_of("quick", modules) for modules in (0, 1, 9))
    assert base == LEVELS["quick"]
    assert base.visits > few.visits > all_nine.visits == LEAST_VISITS
    assert base.effort.proved > few.effort.proved > all_nine.effort.proved == LEAST_PROVED
    assert level_of("full", 9).visits > LEAST_VISITS
