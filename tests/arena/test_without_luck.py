"""Ratings without luck: unbiased, told with intervals beside the others, resumable and the same everywhere."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev

import pytest

from merlin_bigbox.arena import Settings, html_report, play_arena, summarise
from merlin_bigbox.arena.dice_luck import METHOD, PARTS, style_of
from merlin_bigbox.arena.match import Played, contest
from merlin_bigbox.arena.totals import totals_of
from merlin_bigbox.arena.tournament import Finished
from merlin_bigbox.arena.without_luck import without_luck
from merlin_bigbox.bots import bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.review.course import course
from merlin_bigbox.review.luck import dice_luck
from merlin_bigbox.review.ruler import Ruler, margins
from tests.arena.synthetic import draw
from tests.review.games import played
from tests.sizes import size

TAKEN = 0.65
"""The share of luck that is taken off here."""
GAMES = size(50, 1000)
VISITS = size(1, 8)
"""However few they are, nobody is lucky on average."""

SURE = 3.3
"""So many standard errors a mean that is 0 is off once in 1,000 times."""
TWO = Settings(load(), ("page", "squire"), 2, seed=3, luck=True)


def drawn(skill: float, luck: float, noise: float, games: int = 400) -> list[Played]:
    """Games of bots a and b: points by skill, by luck that is known, and by luck that is not."""
    generator = random.Random(5)
    found: list[Played] = []
    for played_game in draw((0.0, 0.0), 2, games, 1):
        lucky = round(PARTS * generator.gauss(0, luck))
        lead = skill if played_game.seating.seats[0] == "a" else -skill
        first = 50 + lead + TAKEN * lucky / PARTS + generator.gauss(0, noise)
        points = [round(first), round(100 - first)]
        found.append(replace(played_game, points=points, luck=[lucky, -lucky]))
    return found


def test_known_luck_is_taken_off() -> None:
    """Two bots 6 points apart: the mean stays what it is, the interval shrinks by as much as luck explains."""
    found = without_luck(totals_of(drawn(3.0, 10.0, 4.0), ["a", "b"]).units(), 2, TAKEN)
    plain, adjusted = found.ahead[0], found.adjusted[0]
    assert plain.interval is not None
    assert adjusted.interval is not None
    assert adjusted.value == pytest.approx(3.0, abs=0.6)
    assert adjusted.interval.low < 3.0 < adjusted.interval.high
    assert adjusted.interval.high - adjusted.interval.low < 0.7 * (plain.interval.high - plain.interval.low)
    assert found.fewer == pytest.approx(1 + (TAKEN * 10.0 / 4.0) ** 2, rel=0.3)
    assert found.adjusted[0].value == pytest.approx(-found.adjusted[1].value)
    assert plain.value - adjusted.value == pytest.approx(TAKEN * found.luck[0].value)


def test_a_rating_by_points_is_that_of_the_odds() -> None:
    """6 points ahead where 2 × 6 points are a standard deviation: ahead in 69 of 100 games, 141 rating points."""
    found = without_luck(totals_of(drawn(3.0, 0.0, 6.0, 2000), ["a", "b"]).units(), 2, TAKEN)
    assert found.rating[0].value - found.rating[1].value == pytest.approx(400 * math.log10(0.69 / 0.31), abs=35)


def test_with_too_few_deals_nothing_is_said_about_fewer_games() -> None:
    found = without_luck(totals_of(drawn(3.0, 1.0, 4.0, 8), ["a", "b"]).units(), 2, TAKEN)
    assert found.fewer is None
    assert found.adjusted[0].interval is None


def test_seats_are_played_on_as_their_bots_plan() -> None:
    """Where that is all a bot does; who thinks further, errs or is not ours may do anything."""
    for name in ("knight", "squire", "builder"):
        player = bot(name, 1)
        assert isinstance(player, PlanningBot)
        style = style_of(player)
        assert style.varies == 0
        assert int(style.weights.material) == int(player.weights.material)
        assert int(style.weights.rivals) == int(player.weights.rivals)
        assert int(style.effort.budget) == int(player.effort.budget)
        assert style.effort.keeps_gains == player.effort.keeps_gains
    for name in ("lancelot@6v", "herald", "page", "random"):
        assert style_of(bot(name, 1)).varies > 0


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("names", [("page", "squire"), ("page", "minstrel", "squire", "page")], ids=["two", "four"])
def test_nobody_is_lucky_on_average(names: tuple[str, ...]) -> None:
    """The mean luck of each seat is 0 within its interval, so margins keep their mean when it is taken off."""
    lucky: list[tuple[float, ...]] = []
    plain: list[tuple[float, ...]] = []
    ruler = Ruler(played(names, 1).rules, [style_of(bot(name, 1)) for name in names])
    for seed in range(GAMES):
        game = played(names, 5_000 + seed)
        lucky.append(dice_luck(course(game), ruler, VISITS, seed))
        plain.append(margins(list(game.points)))
        assert math.isclose(sum(lucky[-1]), 0.0, abs_tol=1e-6)
    for seat in range(len(names)):
        luck = [each[seat] for each in lucky]
        error = stdev(luck) / math.sqrt(GAMES)
        assert error > 0
        assert abs(fmean(luck)) < SURE * error
        adjusted = fmean(margin[seat] - TAKEN * each[seat] for margin, each in zip(plain, lucky, strict=True))
        assert abs(adjusted - fmean(margin[seat] for margin in plain)) < SURE * TAKEN * error


@pytest.mark.compiled_only
@pytest.mark.slow
def test_luck_is_the_same_on_any_number_of_cores_and_after_a_stop(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    whole = play_arena(TWO, 4, 1, results=one)
    play_arena(TWO, 2, 1, results=two)
    again = play_arena(TWO, 4, 2, results=two, resume=True)
    assert again.totals.as_json()["totals"] == whole.totals.as_json()["totals"]
    sums = play_arena(TWO, 4, 1, sums=tmp_path / "sums")
    assert sums.totals.as_json()["totals"] == whole.totals.as_json()["totals"]
    lines = [json.loads(line) for line in one.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["luck"] == METHOD
    assert all(abs(sum(line["luck"])) <= 1 for line in lines[1:])
    assert any(any(line["luck"]) for line in lines[1:])
    with pytest.raises(OptionsError, match="other settings: luck"):
        play_arena(replace(TWO, luck=False), 4, 1, results=one, resume=True)
    plain = contest(replace(TWO, luck=False), TWO.schedule().seating(0))
    assert plain.luck is None
    assert plain.points == lines[1]["points"]


def test_the_report_tells_it_beside_the_other_figures() -> None:
    """In all languages; without --luck there is no word of it."""
    settings = Settings(load(), ("page", "squire"), 2, luck=True)
    games = [replace(each, seating=each.seating._replace(seats=_named(each))) for each in drawn(3.0, 8.0, 4.0, 60)]
    games = [replace(each, sources=[[0] * len(settings.as_json()["reasons"])] * 2) for each in games]
    summary = summarise(settings, Finished(totals_of(games, ["page", "squire"]), 30))
    assert summary.fewer_games is not None
    assert summary.command.endswith("--luck")
    told = summary.as_json()
    assert set(told["bots"][0]["by_points"]) == {"luck", "ahead", "adjusted", "rating", "adjusted_rating"}
    for lang, word in (("en", "Without luck"), ("de", "Ohne Glück"), ("pt", "Sem a sorte")):
        assert word in html_report(summary, settings, lang)
    plain = replace(settings, luck=False)
    silent = summarise(plain, Finished(totals_of([replace(each, luck=None) for each in games], plain.names()), 30))
    assert "fewer_games" not in silent.as_json()
    assert "by_points" not in silent.as_json()["bots"][0]
    assert "Without luck" not in html_report(silent, plain, "en")


def _named(each: Played) -> tuple[str, ...]:
    return tuple("squire" if name == "a" else "page" for name in each.seating.seats)
