"""A replay shows a game moment by moment as one seat saw it, in one pass."""

from typing import Any

import msgspec
import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import record
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.replay import replay
from merlin_bigbox.game.view import view
from tests.game.test_diff import merged


def played(modules: tuple[str, ...] = (), seed: str = "replay") -> Game:
    game = Game.new(GameOptions(2, modules), seed=seed)
    random = Random(6)
    while not game.is_over:
        options = game.options_now()
        game.play(options[random.below(len(options))])
    return game


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_moments_lead_to_the_end_of_the_game(modules: tuple[str, ...], viewer: int | None) -> None:
    game = played(modules)
    shown = replay(game, viewer, "en", ("Ana", "Bo"))
    assert [moment.at for moment in shown.moments] == list(range(game.at + 1))
    known: dict[str, Any] = {}
    for moment in shown.moments:
        merged(known, moment.changes)
    assert known == msgspec.json.decode(msgspec.json.encode(view(game, viewer)))
    assert shown.over
    assert shown.names == ("Ana", "Bo")
    assert [line.at for moment in shown.moments for line in moment.lines] == sorted(
        line.at for moment in shown.moments for line in moment.lines
    )


def test_a_record_replays_like_its_game() -> None:
    game = played()
    assert replay(record.record(game, ("Ana", "Bo")), 0, "de") == replay(game, 0, "de", ("Ana", "Bo"))


def test_what_was_taken_back_is_left_out_and_numbers_stay() -> None:
    game = Game.new(GameOptions(2), seed="undo")
    seat = game.decider
    assert seat is not None
    before = game.at
    game.play(game.choices()[0])
    game.undo(seat)
    last = game.choices()[-1]
    game.play(last)
    shown = replay(game, seat, "en")
    assert [moment.at for moment in shown.moments] == [*range(before + 1), before + 3]
    assert shown.moments[-1].action == last
    assert msgspec.json.decode(shown.moments[-1].changes["at"]) == before + 3


def test_entries_in_force() -> None:
    """Taking back removes the last entry that is in force, as often as it happens."""
    game = Game.new(GameOptions(2), seed="in force")
    seat, before = game.decider, game.in_force
    assert seat is not None
    assert [number for number, _ in before] == [*range(1, game.at + 1)]
    game.play(game.choices()[0])
    game.play(game.choices()[0])
    game.undo(seat)
    game.undo(seat)
    assert game.in_force == before
    game.play(game.choices()[-1])
    assert game.in_force == (*before, (game.at, game.entries[-1]))
    resumed = Game.resume(game.options, game.written(), game.dice, saved=game.saved())
    assert resumed.in_force == game.in_force


def test_a_running_game_shows_neither_seed_nor_winner() -> None:
    game = Game.new(GameOptions(3), seed="running")
    shown = replay(game, None, "en")
    assert (shown.seed, shown.winners, shown.over) == (None, (), False)
    assert shown.commitment


def test_hidden_cards_are_neither_in_actions_nor_in_labels() -> None:
    """BASE-5: four cards each at the start; a spectator learns none of them, a seat its own."""
    game = played()
    for viewer in (None, 0):
        dealt = [moment for moment in replay(game, viewer, "en").moments if moment.action.startswith("chance card")]
        hidden = [moment for moment in dealt if moment.action == "chance card ?"]
        assert len(dealt) >= 8
        assert len(hidden) == len(dealt) if viewer is None else 0 < len(hidden) < len(dealt)
        assert all(moment.label == "" for moment in hidden)
