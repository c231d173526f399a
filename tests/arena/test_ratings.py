"""Ratings find known strengths again, with ties and at tables of 2 to 4, and their intervals say how surely."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from merlin_bigbox.arena.bootstrap import FEWEST_DEALS, Estimates, Weighing, estimates, interval, outside
from merlin_bigbox.arena.ratings import ELO, UNITS, Prior, evidence, ratings, solve, strengths
from merlin_bigbox.arena.totals import MOST_BLOCKS, block_size, totals_of
from tests.arena.synthetic import NAMES, draw


def estimated(
    known: Sequence[float], players: int, games: int, seed: int, *, tied: float = 0.0, luck: float = 0.0
) -> Estimates:
    played = draw(known, players, games, seed, tied=tied, luck=luck)
    return estimates(totals_of(played, NAMES[: len(known)]).units(), len(known), seed, draws=200)


def test_an_order_is_a_choice_at_every_place_but_the_last() -> None:
    chosen, stages = evidence((0, 1, 2), (10, 30, 20))
    assert chosen == {1: UNITS, 2: UNITS}
    assert stages == {(0, 1, 2): UNITS, (0, 2): UNITS}


def test_a_tie_counts_as_both_orders_in_equal_parts() -> None:
    chosen, stages = evidence((0, 1, 2), (20, 20, 5))
    assert chosen == {0: UNITS, 1: UNITS}
    assert stages == {(0, 1, 2): UNITS, (1, 2): UNITS // 2, (0, 2): UNITS // 2}


def test_a_choice_among_seats_of_one_bot_tells_nothing() -> None:
    assert evidence((0, 0), (5, 9)) == ({}, {})
    chosen, stages = evidence((0, 1, 1), (9, 5, 7))
    assert (chosen, stages) == ({0: UNITS}, {(0, 1, 1): UNITS})


def test_two_players_are_rated_as_elo_does() -> None:
    """Ten wins to one are 400 points apart; a draw is half a win and half a loss."""
    apart = strengths(2, {0: 10.0, 1: 1.0}, {(0, 1): 11.0}, [Prior(1e-9, 1e-9)] * 2)
    one, other = ratings(apart)
    assert one - other == pytest.approx(400, abs=0.01)
    assert one + other == pytest.approx(3000)
    level = evidence((0, 1), (7, 7))
    assert ratings(strengths(2, level.chosen, level.stages)) == pytest.approx([1500, 1500])


def test_the_maximum_is_found() -> None:
    """At the maximum, what each bot reached is what the model expects of it."""
    played = draw((0.0, 0.7, 1.1, 2.0), 3, 300, 3, tied=0.1)
    units = totals_of(played, NAMES[:4]).units()
    total = Weighing(units).weighed([1.0] * len(units))
    chosen = {key[1][0]: value for key, value in total.items() if key[0] == "chosen"}
    stages = {key[1]: value for key, value in total.items() if key[0] == "stage"}
    found = strengths(4, chosen, stages)
    for bot in range(4):
        expected = 2 / (1 + math.exp(-found[bot])) - 1
        for stage, weight in stages.items():
            expected += weight * stage.count(bot) * math.exp(found[bot]) / sum(math.exp(found[one]) for one in stage)
        assert expected == pytest.approx(chosen[bot], abs=1e-4)


@pytest.mark.interpreted_only
@pytest.mark.parametrize(
    ("known", "players"),
    [
        ((0.0, 0.8), 2),
        ((0.0, 0.8), 3),
        ((0.0, 0.8), 4),
        ((0.0, 0.5, 1.5), 3),
        ((0.0, 0.4, 1.0, 1.5), 4),
        ((0.0, 0.4, 1.0, 1.5), 2),
    ],
)
def test_known_strengths_are_found_again(known: tuple[float, ...], players: int) -> None:
    """With two thousand games within 30 points of rating."""
    found = estimated(known, players, 2000, 11)
    middle = sum(known) / len(known)
    for strength, estimate in zip(known, found.rating, strict=True):
        assert estimate.value == pytest.approx(1500 + ELO * (strength - middle), abs=30)


def test_ties_draw_ratings_together_but_keep_their_order() -> None:
    """The more games are level, the less apart; who is better stays better."""
    clear = estimated((0.0, 1.0, 2.0), 3, 900, 5)
    level = estimated((0.0, 1.0, 2.0), 3, 900, 5, tied=0.5)
    assert level.rating[0].value < level.rating[1].value < level.rating[2].value
    assert clear.above[2][0].value > level.above[2][0].value > 0


@pytest.mark.interpreted_only
@pytest.mark.slow
def test_intervals_cover_what_is_true() -> None:
    """Of 60 arenas of 40 deals, at least 50 have the true distance in their interval (57 are expected)."""
    distance = ELO * 0.6
    covered = 0
    for seed in range(60):
        found = estimated((0.6, 0.0), 2, 80, 100 + seed).above[0][1].interval
        assert found is not None
        covered += found.low <= distance <= found.high
    assert covered >= 50


@pytest.mark.interpreted_only
@pytest.mark.slow
def test_intervals_from_few_deals_cover_what_is_true() -> None:
    """Of 40 arenas of ten deals with four bots, 120 distances: 114 are expected to lie in their interval."""
    known = (1.5, 1.1, 0.5, 0.0)
    covered = 0
    for seed in range(40):
        above = estimated(known, 4, 40, 300 + seed).above
        for bot in range(3):
            found = above[bot][bot + 1].interval
            assert found is not None
            covered += found.low <= ELO * (known[bot] - known[bot + 1]) <= found.high
    assert covered >= 107


@pytest.mark.interpreted_only
@pytest.mark.slow
def test_ratings_are_right_in_the_mean() -> None:
    """Over 60 arenas of 60 games each is off by less than 15 points, where a single one is off by 25 as a rule."""
    known = (1.2, 0.4, 0.0)
    middle = sum(known) / len(known)
    found = [estimated(known, 3, 60, 500 + seed).rating for seed in range(60)]
    for bot, strength in enumerate(known):
        mean = sum(ratings[bot].value for ratings in found) / len(found)
        assert mean == pytest.approx(1500 + ELO * (strength - middle), abs=15)


@pytest.mark.interpreted_only
@pytest.mark.slow
def test_equals_are_seldom_said_to_be_apart_and_unequals_never_the_wrong_way_round() -> None:
    """Whoever is rated next below: of 60 pairs of equals at most 9 (3 are expected), however lucky seats are."""
    wrongly = 0
    for seed in range(60):
        found = estimated((0.0, 0.0), 2, 40, 700 + seed, luck=1.5)
        better, worse = sorted((0, 1), key=lambda bot: -found.rating[bot].value)
        apart = found.above[better][worse].interval
        assert apart is not None
        wrongly += apart.low > 0
    assert wrongly <= 9
    clear = [estimated((1.5, 0.0), 2, 80, 800 + seed, luck=1.5).above[0][1].interval for seed in range(20)]
    assert all(apart is not None and apart.low > 0 for apart in clear)


def test_more_games_make_narrower_intervals() -> None:
    few = estimated((0.0, 0.5), 2, 100, 3).rating[0].interval
    many = estimated((0.0, 0.5), 2, 1600, 3).rating[0].interval
    assert few is not None
    assert many is not None
    assert 2.5 < (few.high - few.low) / (many.high - many.low) < 6


def test_who_won_everything_is_far_above_with_an_open_end() -> None:
    """An interval of width zero would claim a certainty that 60 games cannot give."""
    found = estimated((20.0, 0.0), 2, 60, 2)
    assert found.win_share[0].value == 1.0
    share = found.win_share[0].interval
    assert share is not None
    assert 0.85 < share.low < 0.99
    above = found.above[0][1].interval
    assert above is not None
    assert above.low > 300
    assert above.high - above.low > 200


def test_few_deals_have_no_interval() -> None:
    found = estimated((0.0, 0.5), 2, 2 * FEWEST_DEALS - 2, 3)
    assert found.rating[0].interval is None
    assert found.ahead[0][1] is not None
    assert estimated((0.0, 0.5), 2, 2 * FEWEST_DEALS, 3).rating[0].interval is not None


def test_the_same_deals_give_the_same_intervals() -> None:
    assert estimated((0.0, 0.5, 1.0), 3, 90, 4) == estimated((0.0, 0.5, 1.0), 3, 90, 4)


def test_bots_that_never_met_have_no_figure_for_it() -> None:
    """Of four bots, the first deal for two seats has neighbours in the circle only."""
    found = estimated((0.0, 0.5, 1.0, 1.5), 2, 1, 4)
    assert found.ahead[0][1] is not None
    assert found.better[0][1] is not None
    assert found.ahead[0][2] is None
    assert found.better[0][2] is None
    assert found.ahead[0][0] is None


def test_shares_and_points_are_those_of_the_games() -> None:
    """Against a count by hand: a shared victory in parts, level as half ahead."""
    played = draw((0.0, 0.5), 2, 40, 4, tied=0.3)
    found = estimates(totals_of(played, NAMES[:2]).units(), 2, draws=20)
    seats = [game.seating.seats.index("a") for game in played]
    results = [(game.points[seat], game.points[1 - seat]) for game, seat in zip(played, seats, strict=True)]
    assert any(one == other for one, other in results)
    won = sum(1.0 if one > other else 0.5 if one == other else 0.0 for one, other in results)
    assert found.win_share[0].value == pytest.approx(won / 40)
    assert found.ahead[0][1] is not None
    assert found.ahead[0][1].value == pytest.approx(won / 40)
    assert found.points[0].value == pytest.approx(sum(one for one, _ in results) / 40)
    assert found.better[0][1] is not None
    assert found.better[0][1].value == pytest.approx(sum(one - other for one, other in results) / 40)


def test_many_deals_are_weighted_in_blocks() -> None:
    """Of neighbours, as few as make no more than so many blocks; nothing is lost."""
    deals = MOST_BLOCKS + 1
    played = draw((0.0, 0.5), 2, 2 * deals, 4)
    fine, coarse = totals_of(played, NAMES[:2]), totals_of(played, NAMES[:2], block_size(deals))
    assert (len(fine.units()), len(coarse.units())) == (deals, -(-deals // 2))
    everything = [Weighing(units).weighed([1.0] * len(units)) for units in (fine.units(), coarse.units())]
    assert everything[0] == pytest.approx(everything[1])
    assert [block_size(deals) for deals in (1, MOST_BLOCKS, 2 * MOST_BLOCKS, 2 * MOST_BLOCKS + 1)] == [1, 1, 2, 4]


def test_interval_holds_95_percent_and_the_estimate() -> None:
    assert interval([float(number) for number in range(1001)], 500.0, 0.025) == (25.0, 975.0)
    assert interval([1.0] * 100, 3.0, 0.025) == (1.0, 3.0)


def test_few_deals_leave_out_less_at_the_ends() -> None:
    """Student's 2.262 for ten deals, widened by the root of 11/9, is 2.501 normal deviations: 0.62 % at each end."""
    assert outside(10) == pytest.approx(0.0062, abs=0.0001)
    assert outside(10) < outside(20) < outside(500) < 0.025
    assert outside(500) == pytest.approx(0.0245, abs=0.0003)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
