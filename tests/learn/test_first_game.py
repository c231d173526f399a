"""The deal of a first game is chosen, by what the learner's seat may know."""

from __future__ import annotations

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.learn.first_game import deal, welcomes


def test_the_learner_begins_and_can_complete_a_mission() -> None:
    """The first deal that welcomes is taken: it does so for the seat that was asked for, wherever that is."""
    for seat in range(3):
        game = deal(GameOptions(3), load(), seat, bytes([seat]) * 32)
        assert int(game.state.cells[at.FIRST]) == seat
        assert welcomes(game, seat)
        assert not any(welcomes(game, other) for other in range(3) if other != seat)


def test_the_same_seed_gives_the_same_deal_and_another_one_another() -> None:
    one, same, other = (deal(GameOptions(2), load(), 0, bytes([seed]) * 32).written() for seed in (1, 1, 2))
    assert one == same != other


def test_what_others_hold_plays_no_part() -> None:
    """A deal welcomes a seat by what it knows: with everything hidden dealt anew, it still does."""
    game = deal(GameOptions(3), load(), 0, bytes(32))
    for seed in range(5):
        other = game.copy()
        other.state = game.rules.resample(game.observe(0), Random(seed))
        assert welcomes(other, 0)
