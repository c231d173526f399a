"""What modules put into a view is exactly what their types say."""

import msgspec
import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.modules import shown_by_modules
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.view import view


def test_every_module_has_a_file() -> None:
    assert {*shown_by_modules()} == set(module_names())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", [chosen for chosen in covering(2) if chosen], ids="-".join)
def test_slices_have_their_types_through_whole_games(modules: tuple[str, ...], players: int) -> None:
    """Nothing is missing, nothing is there besides, for each seat and for spectators."""
    game = Game.new(GameOptions(players, modules), seed=f"slices {players}")
    random = Random(players)
    seen: set[str] = set()
    moment = 0
    while not game.is_over:
        options = game.options_now()
        if moment % 7 == 0:
            for seat in (None, game.decider):
                for name, part in view(game, seat).modules.items():
                    msgspec.convert(part, shown_by_modules()[name].SLICE, strict=True)
                    seen.add(name)
        game.play(options[random.below(len(options))])
        moment += 1
    assert seen == set(modules)
