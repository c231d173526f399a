"""The sensible bot plays well. Seeds are fixed, so that the outcome is the same every time, compiled or not."""

import pytest

from merlin_bigbox.arena.games import play_game
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize(("players", "games"), [(2, 4), (4, 4)])
def test_sensible_wins_every_game_against_random_bots(players: int, games: int) -> None:
    """One sensible bot, from every seat, against random ones."""
    rules = compose(load(), (), players)
    bots = ("sensible",) + ("random",) * (players - 1)
    total = 0
    for index in range(games):
        outcome = play_game(rules, bots, seed=1, index=index, check=True)
        own = outcome.points[outcome.names.index("sensible")]
        assert own == max(outcome.points)
        assert outcome.points.count(own) == 1
        total += own
    assert total / games >= 70


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    rules = compose(load(), (), 2)
    bots = ("sensible", "random")
    assert play_game(rules, bots, seed=9, index=0) == play_game(rules, bots, seed=9, index=0)
