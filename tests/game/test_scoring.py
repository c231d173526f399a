"""Scorings, place by place: their steps sum to the log and to the points of every seat."""

from __future__ import annotations

import random

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.names import E_FINAL, E_MAJORITY, E_OVER, E_ROUND, E_SCORING
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.scoring import BEGINS, BELONGS, ENDS, PLACES, completed
from merlin_bigbox.game.shown import Scoring
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.words import Words


def scorings_of(game: Game, words: Words, chooser: random.Random) -> list[Scoring]:
    """Play to the end at random; every scoring, with its sums checked against the log."""
    found: list[Scoring] = []
    began: tuple[int, ...] = ()
    while not game.is_over:
        before, known = game.at, len(game.log)
        points = game.points
        game.play(chooser.choice(game.options_now()))
        kinds = [int(entry.event.kind) for entry in game.log[known:]]
        if not began and (E_SCORING in kinds or E_FINAL in kinds):
            began = _points_at(game, points, known, kinds)
        told = completed(game, words, before)
        assert (told is not None) == (bool(began) and (E_ROUND in kinds or E_OVER in kinds))
        if told is not None:
            assert told.before == began
            found.append(told)
            began = ()
    return found


def _points_at(game: Game, points: tuple[int, ...], known: int, kinds: list[int]) -> tuple[int, ...]:
    """The points when the scoring began, after whatever else this move brought."""
    counted = list(points)
    begin = min(kinds.index(kind) for kind in (E_SCORING, E_FINAL) if kind in kinds)
    for entry in game.log[known : known + begin]:
        if entry.event.kind == POINTS_EVENT:
            counted[int(entry.event.seat)] += entry.event.values()[0]
    return tuple(counted)


@pytest.mark.slow
@pytest.mark.parametrize("modules", [*covering(2), module_names()], ids=lambda chosen: "-".join(chosen) or "base")
@pytest.mark.rule("BASE-70", "BASE-73", "BASE-74", "BASE-76", "BASE-80")
def test_the_steps_sum_to_the_points(modules: tuple[str, ...]) -> None:
    """In both scorings and at the end of the game, whatever modules score."""
    game = Game.new(GameOptions(3, modules), seed="scored")
    words = Words(game.rules, game.edition, "en")
    told = scorings_of(game, words, random.Random(21))
    assert [scoring.final for scoring in told] == [False, False, True]
    for scoring, earned in zip(told, _by_category(game), strict=True):
        assert _sums(scoring) == earned
        assert {step.category for step in scoring.steps} == {column.reason for column in scoring.categories}
        for step in scoring.steps:
            assert step.text
            assert step.title
            assert step.elements
            assert 1 <= step.number <= step.of
            if step.counts and step.grail is None and step.category in PLACES.values():
                most = max(step.counts)
                best = {seat for seat, count in enumerate(step.counts) if count == most}
                assert {seat for seat, points in enumerate(step.points) if points} <= best
    last = told[-1]
    after = [sum(points) for points in zip(last.before, *(step.points for step in last.steps), strict=True)]
    assert tuple(after) == game.points
    assert any(entry.event.kind == E_MAJORITY for entry in game.log)


Sums = dict[str, list[int]]
"""The points of each seat by category."""


def _sums(scoring: Scoring) -> Sums:
    found: Sums = {}
    for step in scoring.steps:
        known = found.setdefault(step.category, [0] * len(step.points))
        found[step.category] = [before + points for before, points in zip(known, step.points, strict=True)]
    return {category: points for category, points in found.items() if any(points)}


def _by_category(game: Game) -> list[Sums]:
    """What the engine gave in each scoring, by the reason on the score sheet."""
    found: list[Sums] = []
    within = False
    for event in (entry.event for entry in game.log):
        if event.kind in BEGINS and not within:
            within = True
            found.append({})
        elif event.kind in ENDS:
            within = False
        elif event.kind == POINTS_EVENT and within:
            points, reason, _ = event.values()
            name = game.rules.reason_specs[reason].name
            found[-1].setdefault(BELONGS.get(name, name), [0] * game.options.players)[int(event.seat)] += points
    return [{category: points for category, points in one.items() if any(points)} for one in found]


@pytest.mark.rule("BASE-75")
def test_the_grail_is_a_moment_of_its_own_and_oneself_is_you() -> None:
    """Of a tie that the Grail breaks; the viewer is called "you", in counts and gains."""
    game = Game.new(GameOptions(2), seed="grail")
    words = Words(game.rules, game.edition, "en", ("Ann", "Enid"))
    for seat in range(2):
        for colour in range(n.COLOURS):
            game.state.cells[at.MARKERS + seat * n.COLOURS + colour] = 1
    chooser = random.Random(4)
    seen: list[Scoring] = []
    while not game.is_over and not seen:
        before = game.at
        game.state.cells[at.GRAIL] = 1
        offered = game.choices()
        game.play("grail" if "grail" in offered else chooser.choice(offered))
        seen = [scoring for scoring in (completed(game, words, before, 0),) if scoring is not None]
    steps = [step for step in seen[0].steps if step.grail is not None]
    assert [(step.grail, step.tied) for step in steps] == [("red", True)]
    assert steps[0].text.startswith("You ")
    assert "Enid" in steps[0].text
    assert f"by the Grail you +{steps[0].points[0]}" in steps[0].text
    assert not any("Ann" in step.text for step in seen[0].steps)


def test_traitors_that_are_left_are_counted() -> None:
    """BASE-70: the number of each player stands beside the loss."""
    game = Game.new(GameOptions(2), seed="left")
    words = Words(game.rules, game.edition, "en")
    counted = [step for told in scorings_of(game, words, random.Random(2)) for step in told.steps if step.counts]
    traitors = [step for step in counted if step.category == "traitors"]
    assert traitors
    assert all(
        points == -3 * count for step in traitors for points, count in zip(step.points, step.counts, strict=True)
    )


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["de", "pt"])
def test_scorings_are_told_in_every_language(lang: str) -> None:
    """The same structure, other words."""
    games = [Game.new(GameOptions(4), seed="tongues") for _ in range(2)]
    words = [Words(game.rules, game.edition, tongue) for game, tongue in zip(games, ("en", lang), strict=True)]
    english, other = (scorings_of(game, spoken, random.Random(3)) for game, spoken in zip(games, words, strict=True))
    for one, two in zip(english, other, strict=True):
        assert one.before == two.before
        assert [step.points for step in one.steps] == [step.points for step in two.steps]
        assert one.title != two.title
