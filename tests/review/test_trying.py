"""A mistake tried again: what is as good is right, what was a mistake is one again, and nothing hidden decides it."""

from __future__ import annotations

from functools import lru_cache

import pytest

from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.review import review as reviewing
from merlin_bigbox.review.judging import Effort
from merlin_bigbox.review.review import Level, Mistake, Review, ReviewError, review
from merlin_bigbox.review.trying import mistake_at, play, position, slip
from tests.review.games import played
from tests.sizes import size

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

LITTLE = Level(1, Effort(answers=3, screened=2, proved=8))
DEALS = size(50, 10_000)


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reviewing.LEVELS, "quick", LITTLE)


@lru_cache(maxsize=4)
def reviewed(seed: int) -> tuple[Game, Review]:
    game = played(("page", "squire"), seed)
    return game, review(game)


def ended(start: Game, mistake: Mistake, actions: tuple[str, ...]) -> bool:
    return play(start, mistake.seat, actions).ended


def test_the_mistake_is_one_again_and_the_better_line_is_right() -> None:
    game, of = reviewed(1)
    assert len(of.mistakes) > 5
    for mistake in of.mistakes:
        start = position(game, mistake.at)
        found = slip(start, of, mistake, mistake.played)
        assert found is not None
        assert (found.place, found.action) == (0, mistake.given)
        assert found.loss == pytest.approx(mistake.loss)
        assert slip(start, of, mistake, mistake.line) is None
        assert ended(start, mistake, mistake.line) or len(mistake.line) >= 1


def test_every_answer_is_judged_the_same_again_and_some_others_are_right() -> None:
    """All first choices of a mistake: the best ones are right, and what is judged depends on the answer alone."""
    game, of = reviewed(1)
    right = wrong = 0
    for mistake in of.mistakes[:6]:
        start = position(game, mistake.at)
        for action in start.imagined(mistake.seat).choices():
            found = slip(start, of, mistake, (action,))
            assert found == slip(position(game, mistake.at), of, mistake, (action,))
            right += found is None
            wrong += found is not None
    assert right > 6  # more than the better lines alone
    assert wrong > 6


def test_hidden_cards_dealt_anew_change_no_judgment() -> None:
    """0 of so many permuted deals: neither the mistake, nor the better line, nor another answer is judged otherwise."""
    looked = 0
    for seed in range(1, 1000):
        game, of = reviewed(seed)
        for mistake in of.mistakes:
            start = position(game, mistake.at)
            dealt = start.copy()
            dealt.state = start.rules.resample(start.observe(mistake.seat), Random(seed * 1000 + mistake.at))
            choices = start.imagined(mistake.seat).choices()
            assert choices == dealt.imagined(mistake.seat).choices()
            other = choices[(seed + mistake.at) % len(choices)]
            for answer in (mistake.played, mistake.line, (other,)):
                assert slip(start, of, mistake, answer) == slip(dealt, of, mistake, answer)
            looked += 1
            if looked >= DEALS:
                return


def test_only_what_is_offered_can_be_tried_and_nothing_after_the_turn() -> None:
    game, of = reviewed(1)
    mistake = of.mistakes[0]
    start = position(game, mistake.at)
    with pytest.raises(NotOfferedError):
        play(start, mistake.seat, ("build A1 grey",))
    whole = mistake.line if mistake.line[-1] == "end turn" else (*mistake.line, "end turn")
    with pytest.raises(ReviewError, match="ends the turn"):
        play(start, mistake.seat, (*whole, "end turn"))
    with pytest.raises(ReviewError):
        mistake_at(of, 0)
