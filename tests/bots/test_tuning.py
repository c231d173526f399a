"""Tuning by play finds what pays, and who plays with equal weights is never ahead."""

import pytest

from benchmarks import tune
from merlin_bigbox.bots.learning.model import policy_names
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose


@pytest.mark.slow
def test_equal_weights_are_never_ahead() -> None:
    """Both games of a deal are the same game, told from the other side."""
    one, other = tune.duel(compose(load(), (), 2), Weights(), Weights(), 7)
    assert one == -other


@pytest.mark.slow
@pytest.mark.compiled_only
def test_tuning_mends_a_weight_that_was_spoiled() -> None:
    """Who values a complete card at a third loses; a few passes find out, the same with the same seed."""
    rules = compose(load(), (), 2)
    usual = {name: float(getattr(Weights(), name)) for name in policy_names()}
    spoiled = {**usual, "card_complete": 400.0}
    passes = list(tune.tune(lambda _: rules, spoiled, passes=3, games=200, seed=1))
    assert passes[-1].weights["card_complete"] > spoiled["card_complete"]
    again = list(tune.tune(lambda _: rules, spoiled, passes=3, games=200, seed=1))
    assert [each.weights for each in again] == [each.weights for each in passes]
    ahead, error = tune.compared(lambda _: rules, {"card_complete": 0}, games=60, seed=2)
    assert ahead < 0 < error
