"""An earlier moment of a game is found again, as it was."""

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game, Saved
from merlin_bigbox.game.history import state_before
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.snapshot import to_json


def test_every_earlier_state_is_found_again() -> None:
    game = Game.new(GameOptions(3, ("decrees",)), seed="past")
    random = Random(1)
    states: dict[int, State] = {}
    while game.at < 150:
        states[game.at + 1] = game.state.copy()
        options = game.options_now()
        game.play(options[random.below(len(options))])
    assert len(states) > 50
    for number, state in states.items():
        found = state_before(game, number)
        assert found is not None
        assert found.same(state)
    assert state_before(game, game.at + 1) is None


def test_what_was_taken_back_is_no_moment_of_the_game() -> None:
    game = Game.new(GameOptions(2), seed="back")
    before = game.state.copy()
    first = game.at + 1
    game.play(game.options_now()[0])
    game.undo(game.entries[first - 1].seat)
    assert state_before(game, first) is None
    assert state_before(game, first + 1) is None
    game.play(game.options_now()[-1])
    found = state_before(game, first + 2)
    assert found is not None
    assert found.same(before)


def test_a_game_that_went_on_from_a_stored_state_has_no_past() -> None:
    """Its records may not lead to where it stands."""
    game = Game.new(GameOptions(2), seed="stored")
    other = Game.new(GameOptions(2), seed="another")
    saved = Saved(game.at, to_json(other.rules, other.state))
    again = Game.resume(game.options, game.written(), game.dice, saved=saved)
    assert again.log_from == game.at
    assert state_before(again, 1) is None
