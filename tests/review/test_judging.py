"""Mistakes are found and named, bots are ranked by them, and what a seat could not know is never one."""

from __future__ import annotations

from itertools import count

import pytest

from merlin_bigbox import bots
from merlin_bigbox.bots.bot import Request
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.review.course import course
from merlin_bigbox.review.judging import SURE, WORTH_TELLING, Effort, judge, line_from
from merlin_bigbox.review.review import Mistake, ReviewError, find_mistakes, review
from merlin_bigbox.review.ruler import Ruler
from tests.review.games import Blunderer, play, played
from tests.sizes import size

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

LITTLE = Effort(answers=3, screened=2, proved=8)
ROUNDS = (3, 4)
POSITIONS = size(50, 10_000)


def _mistakes(game: Game) -> list[Mistake]:
    return find_mistakes(game.rules, course(game), Ruler(game.rules), LITTLE, 1)


def test_a_bot_that_blunders_on_purpose_is_found_and_named() -> None:
    """Its turns in the rounds of its blunders are told as mistakes, and they cost more than the knight's."""
    game = play((bots.bot("knight", 1), Blunderer(3, ROUNDS)), 7)
    there = [each for each in _mistakes(game) if each.round in ROUNDS]
    knight, blundered = (sum(each.loss for each in there if each.seat == seat) for seat in (0, 1))
    assert blundered > 2 * knight
    assert sum(each.seat == 1 for each in there) >= 6  # of 8 turns


def test_stronger_bots_lose_less() -> None:
    page = knight = 0.0
    for seed in range(size(3, 50)):
        mistakes = _mistakes(played(("page", "knight"), seed))
        page += sum(each.loss for each in mistakes if each.seat == 0)
        knight += sum(each.loss for each in mistakes if each.seat == 1)
    assert page > 1.5 * knight


def test_only_what_is_large_and_sure_is_told() -> None:
    for mistake in _mistakes(played(("page", "knight"), 3)):
        assert mistake.loss > WORTH_TELLING
        assert mistake.loss > SURE * mistake.error
        assert mistake.line[0] == mistake.better != mistake.given == mistake.played[0]


def test_what_a_seat_cannot_know_is_no_mistake() -> None:
    """Hidden cards dealt otherwise change nothing: neither the verdict nor the better line."""
    looked = 0
    for seed in count(1):
        game = played(("page", "squire", "page"), seed)
        rules, state = game.rules, course(game).start.copy()
        ruler = Ruler(rules)
        for step in course(game).steps:
            for number, entry in step.entries:
                options = rules.options(state) if step.luck is None else []
                if len(options) > 1 and number % 7 == seed % 7:
                    request = Request(rules, rules.observe(state, step.seat), options)
                    other = rules.resample(request.observation, Random(seed + number))
                    permuted = Request(rules, rules.observe(other, step.seat), rules.options(other))
                    found = judge(ruler, request, entry.action, LITTLE, seed)
                    assert found == judge(ruler, permuted, entry.action, LITTLE, seed)
                    assert line_from(ruler, request, found.best) == line_from(ruler, permuted, found.best)
                    looked += 1
                rules.apply(state, entry.action)
            if looked >= POSITIONS:
                return


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(ReviewError):
        review(Game.new(seed=1))
