"""States as JSON: equal at any moment, refused when broken."""

import pytest

from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import snapshot
from merlin_bigbox.game.game import Game


def test_round_trip_in_the_middle_of_a_nested_choice() -> None:
    """Every position of a game survives, also between two parts of an action."""
    game = Game.new(seed="3")
    random = Random(3)
    nested = set()
    while not game.is_over:
        again = snapshot.from_json(game.rules, snapshot.to_json(game.rules, game.state))
        assert again.same(game.state)
        assert game.rules.options(again) == game.options_now()
        nested.add(game.frame_name)
        options = game.options_now()
        game.play(options[random.below(len(options))])
    assert {"turn", "move", "arrived", "after", "take card"} <= nested


@pytest.mark.parametrize("broken", [b"", b"{}", b"[1]", b'{"stack": 3}', b"nonsense"])
def test_what_is_no_snapshot_is_refused(broken: bytes) -> None:
    """A clear error, not a crash."""
    with pytest.raises(MalformedError, match="snapshot"):
        snapshot.from_json(Game.new(seed="1").rules, broken)


def test_a_snapshot_of_another_layout_is_refused() -> None:
    """A zone that is missing is named."""
    game = Game.new(seed="1")
    saved = snapshot.snapshot(game.rules, game.state)
    del saved.zones["stock"]
    with pytest.raises(MalformedError, match='zone "stock"'):
        snapshot.restore(game.rules, saved)
