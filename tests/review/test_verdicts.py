"""Merlin's sentence follows from luck, choices and mistakes, and there is one in every language."""

from __future__ import annotations

import itertools
from functools import lru_cache

import pytest

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.review.account import Account
from merlin_bigbox.review.facts import End, Facts
from merlin_bigbox.review.review import Mistake, Review, SeatReview
from merlin_bigbox.review.verdicts import kind_of_mistake, leak, verdict

NOTHING = End(0, 0, 0)
TRAITORS = Facts(End(0, 0, 2), NOTHING, (), 2)
MISSIONS = Facts(NOTHING, End(0, 1, 0), (), 2)
POINTS = Facts(NOTHING, End(3, 0, 0), ("points",), 2)
THEME = Facts(NOTHING, NOTHING, ("influence", "environs"), 2)
LATER = Facts(NOTHING, NOTHING, (), 2)


@lru_cache(maxsize=8)
def words(lang: str) -> Words:
    game = Game.new(GameOptions(players=2), seed=1)
    return Words(game.rules, game.edition, lang)


def mistake(facts: Facts, loss: float, seat: int = 0) -> Mistake:
    return Mistake(10, seat, 2, 1, "a", "b", (), (), loss, 0.1, facts)


def of(luck: float, choices: float, *mistakes: Mistake) -> Review:
    account = Account(0.0, 0.0, {"dice": luck}, choices, 0.0, 0.0)
    seat = SeatReview(account, 0.0, 24, 0.0, 0.0, ())
    return Review("1", "quick", 0, (1, 2), (seat, seat), mistakes, (), ())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mix_of_luck_and_choices_has_its_own_sentence(lang: str) -> None:
    said = {verdict(of(luck, choices), 0, words(lang)) for luck, choices in itertools.product((-9, 0, 9), repeat=2)}
    assert len(said) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("facts", [TRAITORS, MISSIONS, POINTS, THEME, LATER])
def test_what_cost_most_is_named(lang: str, facts: Facts) -> None:
    flawless = verdict(of(0, 0), 0, words(lang))
    small = verdict(of(0, 0, mistake(facts, 0.5)), 0, words(lang))
    named = verdict(of(0, 0, mistake(facts, 4.0)), 0, words(lang))
    assert len({flawless, small, named}) == 3
    assert named.startswith(small)


def test_a_mission_on_the_way_does_not_hide_what_was_lost() -> None:
    """A better line with two manors and a mission of a point is about the manors."""
    gains = {"points": 1.0, "missions": -0.5, "environs": 8.0}
    facts = Facts(NOTHING, End(1, 1, 0), ("environs",), 2, {}, gains, dict.fromkeys(gains, 0.0))
    assert kind_of_mistake(mistake(facts, 9.0)) == "part-environs"
    gains = {"points": 3.0, "missions": 0.5, "environs": 2.0}
    facts = Facts(NOTHING, End(3, 1, 0), ("environs",), 2, {}, gains, dict.fromkeys(gains, 0.0))
    assert kind_of_mistake(mistake(facts, 9.0)) == "missions"


def test_the_largest_leak_is_the_one_that_cost_most_in_all() -> None:
    mistakes = (mistake(TRAITORS, 3.0), mistake(MISSIONS, 2.0), mistake(MISSIONS, 2.0), mistake(THEME, 9.0, seat=1))
    assert leak(of(0, 0, *mistakes), 0) == "missions"
    assert leak(of(0, 0, *mistakes), 1) == "part-influence"
    assert leak(of(0, 0), 0) == ""


def test_open_traitors_are_a_leak_only_before_a_scoring() -> None:
    early = Facts(End(0, 0, 2), NOTHING, (), 4)
    assert leak(of(0, 0, mistake(early, 4.0)), 0) == "later"
