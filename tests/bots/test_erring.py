"""Bots that err as people do: the odds fall by the loss, and the rate of errors is what was asked for."""

from collections import Counter
from collections.abc import Iterator

import pytest

from merlin_bigbox.bots import bot, describe, limit_for
from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.erring_bot import CERTAIN, HALVINGS, RATES, ErringBot, halvings_for, odds
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.review.course import course
from merlin_bigbox.review.review import LEVELS, find_mistakes
from merlin_bigbox.review.ruler import Ruler
from tests.sizes import size

WITHIN = 0.15
"""The asked rate is hit within this share of it."""


def questions(count: int) -> Iterator[tuple[Request, dict[int, float]]]:
    """Questions of a game between knights at which several options are good, and what a knight makes of them."""
    game = Game.new(GameOptions(players=4), seed=5)
    knight, ruler = bot("knight", 1), Ruler(game.rules)
    while count > 0:
        seat, options = game.decider or 0, game.options_now()
        request = Request(game.rules, game.observe(seat), options)
        values = ruler.at_first_sight(request.possible(Random(1)), seat, options) if len(options) > 1 else {}
        if sum(value > max(values.values()) - 1.0 for value in values.values()) > 2:
            count -= 1
            yield request, values
        game.play(knight.choose(request))


def test_every_halving_of_the_loss_halves_the_odds() -> None:
    assert [odds(loss, 500) for loss in (0, 500, 1000, 1500)] == [CERTAIN >> halves for halves in range(4)]
    falling = [odds(loss, 500) for loss in range(0, 20_000, 50)]
    assert falling == sorted(falling, reverse=True)
    assert odds(750, 500) == (CERTAIN >> 1) * 3 // 4


def test_options_are_drawn_by_their_loss() -> None:
    """Each as often as the values of the knight's search say, and none that it did not consider."""
    draws = 400
    for request, values in questions(5):
        weights = {option: odds(round(1000 * (max(values.values()) - value)), 700) for option, value in values.items()}
        drawn = Counter(ErringBot(Random(seed), {4: 700}).choose(request) for seed in range(draws))
        assert set(drawn) <= set(values)
        for option, weight in weights.items():
            assert drawn[option] / draws == pytest.approx(weight / sum(weights.values()), abs=0.1)


def test_the_same_seed_gives_the_same_choice() -> None:
    request, _ = next(questions(1))
    for name in ("minstrel", "falconer", "herald@1.2"):
        assert [bot(name, seed).choose(request) for seed in range(20)] == [
            bot(name, seed).choose(request) for seed in range(20)
        ]


def test_a_rate_is_asked_for_behind_the_name() -> None:
    """What follows the @ is no limit in seconds here."""
    made = bot("minstrel@1.2", 1)
    assert isinstance(made, ErringBot)
    assert made.halvings == {players: known[1] for players, known in HALVINGS.items()}
    assert limit_for("minstrel@1.2") is None
    assert describe("minstrel@1.2").name == "minstrel"


@pytest.mark.parametrize("spec", ["minstrel@0.1", "herald@9", "falconer@40v", "minstrel@1x2"])
def test_rates_that_it_cannot_lose_are_refused(spec: str) -> None:
    with pytest.raises(OptionsError, match=spec.partition("@")[2].removesuffix("v").removeprefix("1")):
        bot(spec, 1)


def test_more_errors_are_asked_for_by_more_even_odds() -> None:
    for players, halvings in HALVINGS.items():
        asked = [halvings_for(tenths / 10)[players] for tenths in range(8, 25)]
        assert asked == sorted(set(asked))
        assert (asked[0], asked[-1]) == (halvings[0], halvings[-1])


@pytest.mark.compiled_only
@pytest.mark.slow
def test_an_asked_rate_is_hit() -> None:
    """By reviews of games at tables of four, one bot for each rate; few games leave more doubt than many."""
    games = size(3, 60)
    rates: dict[float, list[float]] = {rate: [] for rate in RATES[:4]}
    for index in range(games):
        seats = [*RATES[index % 4 : 4], *RATES[: index % 4]]
        game = Game.new(GameOptions(players=4), seed=70_000 + index)
        players = [ErringBot(Random(index * 10 + seat), halvings_for(rate)) for seat, rate in enumerate(seats)]
        while not game.is_over:
            seat, options = game.decider or 0, game.options_now()
            game.play(players[seat].choose(Request(game.rules, game.observe(seat), options)))
        found = course(game)
        mistakes = find_mistakes(game.rules, found, Ruler(game.rules), LEVELS["quick"].effort, index)
        for seat, rate in enumerate(seats):
            lost = sum(mistake.loss for mistake in mistakes if mistake.seat == seat)
            rates[rate].append(lost / found.turns[seat])
    doubt = 1.2 / games**0.5
    for rate, measured in rates.items():
        assert abs(sum(measured) / games / rate - 1) < WITHIN + doubt
