"""How the tree search compares answers: by the worlds that both have seen."""

from __future__ import annotations

import pytest

from merlin_bigbox.bots.search.node import Node, doubt, lead
from merlin_bigbox.bots.search.tree import expected_regret


def visited(prior: float, trust: float, *values: float) -> Node:
    """An answer and what its visits gave."""
    node = Node(1, prior, trust)
    for value in values:
        node.visited(value)
        node.keep(value)
    return node


def test_luck_that_both_had_does_not_count() -> None:
    """The first answer saw a bad third world, which the other one has not seen: that is no reason against it."""
    first, second = visited(0.0, 0.001, 5, 9, -40), visited(0.0, 0.001, 4, 8)
    assert lead(first, second) == pytest.approx(1.0, abs=0.01)
    assert lead(second, first) == pytest.approx(-lead(first, second))
    assert first.total / 3 < second.total / 2


def test_what_was_known_before_counts_like_visits() -> None:
    """Two visits against a word that counts as four."""
    first, second = visited(0.0, 4.0, 10, 10), visited(-3.0, 4.0, 13, 13)
    assert lead(first, second) == pytest.approx((2 * -3 + 4 * 3) / 6)


def test_answers_that_move_together_are_told_apart_soon() -> None:
    """The same spread, but once in step with each other: then there is less doubt. More visits leave less, too."""
    waves = [float(value) for value in (20, -20) * 8]
    first = visited(0.0, 4.0, *waves)
    in_step = visited(0.0, 4.0, *(value - 1 for value in waves))
    against = visited(0.0, 4.0, *(-value - 1 for value in waves))
    assert doubt(first, in_step) < doubt(first, against) / 5
    assert doubt(visited(0.0, 4.0, 1, 2), visited(0.0, 4.0, 1, 2)) > doubt(first, in_step)


def test_after_a_choice_what_was_found_is_known_before() -> None:
    """The best of them keeps its lead, and trust grows with half of the visits, up to a bound."""
    root = Node(1, 0.0, 4.0)
    root.add(7, 0.0, 4.0, 10)
    root.add(8, -1.0, 4.0, 10)
    worse, better = root.children
    for _ in range(6):
        for node, value in ((root, 2.0), (worse, 2.0), (root, 6.0), (better, 6.0)):
            node.visited(value)
    promised = root.promise(better) - root.promise(worse)
    root.become_root(8.0)
    assert promised > 0
    assert better.prior == 0.0
    assert lead(better, worse) == pytest.approx(promised)
    assert better.trust == 7.0
    assert better.visits == 0
    root.become_root(6.0)
    assert better.trust == 6.0


def test_only_the_most_promising_choices_are_kept() -> None:
    root = Node(1, 0.0, 4.0)
    for action, prior in ((1, -2.0), (2, 0.0), (3, -5.0), (4, -1.0)):
        root.add(action, prior, 4.0, 3)
    assert [int(child.action) for child in root.children] == [2, 4, 1]


def test_regret_falls_with_the_lead_and_grows_with_the_doubt() -> None:
    """By the integral: nothing ahead and a doubt of 1 cost 1 / sqrt(2 pi) points on average."""
    assert expected_regret(0.0, 1.0) == pytest.approx(0.3989, abs=0.0001)
    assert expected_regret(1.0, 1.0) == pytest.approx(0.0833, abs=0.0001)
    assert expected_regret(1.0, 0.1) < 1e-6
    assert expected_regret(1.0, 5.0) > expected_regret(1.0, 2.0)
