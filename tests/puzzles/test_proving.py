"""What is accepted as a puzzle: a clear lead, in nearly all worlds, with made-up margins."""

from __future__ import annotations

import pytest

from merlin_bigbox.puzzles.exhaustion import margin
from merlin_bigbox.puzzles.proving import LEAST_WORLDS, is_clear, share_of_worlds
from merlin_bigbox.puzzles.worth import Lead, lead, mean


@pytest.mark.parametrize(
    ("points", "error", "clear"),
    [(1.5, 0.3, True), (1.49, 0.0, False), (1.5, 0.375, True), (1.5, 0.38, False), (4.0, 1.0, True), (4.0, 1.1, False)],
)
def test_a_lead_is_clear_from_one_and_a_half_points_and_four_errors_on(
    points: float, error: float, *, clear: bool
) -> None:
    assert is_clear(Lead(points, error, 1.0)) == clear


def test_the_second_proof_leaves_room_for_a_third() -> None:
    assert is_clear(Lead(1.6, 0.1, 1.0))
    assert not is_clear(Lead(1.6, 0.1, 1.0), spare=2)
    assert is_clear(Lead(1.7, 0.1, 1.0), spare=2)


def test_leads_are_compared_world_by_world() -> None:
    """What both plans share in a world is no doubt about their difference."""
    luck = [-9.0, 0.0, 9.0, 3.0]
    one, other = [[each + 2.0] for each in luck], [[each] for each in luck]
    assert lead(one, other) == Lead(2.0, 0.0, 1.0)
    assert mean(one) == pytest.approx(2.75)
    shifted = lead([[3.0], [1.0]], [[0.0], [2.0]])
    assert shifted.points == pytest.approx(1.0)
    assert shifted.error == pytest.approx(2.0)
    assert shifted.worlds == pytest.approx(0.5)


def test_the_best_plan_is_best_in_a_world_if_it_beats_all_others_there() -> None:
    """By the mean of the visits in that world: a card that decides shows."""
    best = [[3.0, 1.0], [2.0, 2.0], [2.0, 2.0], [2.0, 2.0]]
    second = [[1.0, 1.0], [2.5, 2.5], [0.0, 0.0], [0.0, 0.0]]
    third = [[0.0, 0.0], [0.0, 0.0], [2.0, 2.0], [0.0, 0.0]]
    assert share_of_worlds(best, [second]) == pytest.approx(0.75)
    assert share_of_worlds(best, [second, third]) == pytest.approx(0.5)
    assert share_of_worlds(best, [second]) < LEAST_WORLDS


def test_a_margin_is_over_the_mean_of_the_others() -> None:
    assert margin([10, 4, 8], 0) == pytest.approx(4.0)
    assert margin([10, 4], 1) == pytest.approx(-6.0)
