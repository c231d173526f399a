"""The benchmark of the research environments judges what it measures."""

import pytest

from benchmarks import research
from benchmarks.measure import Sample
from merlin_bigbox.research import merlin_v0
from merlin_bigbox.research.vector import VectorEnv


@pytest.mark.parametrize(("rate", "word"), [(10_000_000, "pass"), (10_000, "MISS")])
def test_goals_pass_and_miss(rate: int, word: str) -> None:
    """A speed to reach, and ratios to others. Beside itself Merlin is as fast here as there."""
    samples = {name: [Sample(rate if name.startswith("merlin") else 10_000, 1.0)] for name in research.TITLES}
    judged = research.rows(samples)
    beside_itself = [goal.than.startswith("merlin") for goal in research.GOALS]
    assert [row[-1] for row in judged] == ["pass" if itself else word for itself in beside_itself]
    assert sum(beside_itself) == 2


def test_every_decision_that_is_asked_counts_once() -> None:
    """Both subjects count what was played."""
    seen: list[int] = []
    research.Turns("turns", merlin_v0.env(players=2)).play(seen)
    assert min(seen) == 1 < max(seen)
    together = research.Together("together", lambda: VectorEnv(2, players=2))
    assert together.step() == 2 * research.STEPS
