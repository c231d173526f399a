"""The forecast is what a scoring at this very moment would bring; the sheet adds up."""

import pytest

from merlin_bigbox.engine.catalogue import PLAYERS, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.forecast import forecast, sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.words import Words

SETS = covering(2)


def points_by_reason(game: Game) -> list[list[int]]:
    """Each seat's points, reason by reason."""
    return [[line.points for line in game.score_sheet(seat)] for seat in range(game.options.players)]


def names_since(game: Game, known: int) -> list[str]:
    """What happened since the log had so many entries."""
    return [game.rules.event_specs[int(entry.event.kind)].name for entry in game.log[known:]]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", SETS, ids=lambda chosen: "-".join(chosen) or "base")
def test_a_forecast_is_possible_at_any_moment_and_changes_nothing(modules: tuple[str, ...], players: int) -> None:
    game = Game.new(GameOptions(players, modules), seed=f"forecast {players}")
    words = Words(game.rules, game.edition, "en")
    random = Random(players)
    moment = 0
    while not game.is_over:
        options = game.options_now()
        if moment % 5 == 0:
            before = game.state.copy()
            shown = sheet(game, words)
            assert game.state.same(before)
            totals = [sum(line.points[seat] for line in shown.lines) for seat in range(players)]
            assert tuple(totals) == game.points
            assert all(any(line.points) for line in (*shown.lines, *shown.forecast))
        game.play(options[random.below(len(options))])
        moment += 1
    assert sheet(game, words).forecast == ()


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_the_forecast_before_a_scoring_comes_true(modules: tuple[str, ...]) -> None:
    """BASE-19: told before the last turn of a round ends, it is what the scoring brings if nobody decides otherwise."""
    compared = 0
    for seed in range(25):
        game = Game.new(GameOptions(2, modules), seed=f"scoring {seed}")
        random = Random(seed)
        while not game.is_over:
            options = game.options_now()
            action = options[random.below(len(options))]
            told = forecast(game) if game.rules.action_specs[action & 255].name == "end turn" else []
            before, known = points_by_reason(game), len(game.log)
            game.step(action)
            game.run_chance()
            # Where a player was asked in between, the next round is not there yet.
            if told and {"scoring", "round"} <= set(names_since(game, known)):
                compared += 1
                after = points_by_reason(game)
                for index, spec in enumerate(game.rules.reason_specs):
                    gained = [new[index] - old[index] for new, old in zip(after, before, strict=True)]
                    assert spec.name == "horn" or told[index] == gained, spec.name
    assert compared > 5
