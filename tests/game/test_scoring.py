"""Scorings, place by place: their steps sum to the log and to the points of every seat."""

from __future__ import annotations

import random

import pytest

from merlin_bigbox.engine.base.names import E_FINAL, E_MAJORITY, E_OVER, E_ROUND, E_SCORING
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.scoring import completed
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
    for scoring in told:
        assert {step.category for step in scoring.steps} == {column.reason for column in scoring.categories}
        for step in scoring.steps:
            assert step.text
            assert step.title
            assert step.elements
            assert 1 <= step.number <= step.of
            if step.counts and step.grail is None:
                most = max(step.counts)
                best = {seat for seat, count in enumerate(step.counts) if count == most}
                assert {seat for seat, points in enumerate(step.points) if points} <= best
    last = told[-1]
    after = [sum(points) for points in zip(last.before, *(step.points for step in last.steps), strict=True)]
    assert tuple(after) == game.points
    assert any(entry.event.kind == E_MAJORITY for entry in game.log)


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
