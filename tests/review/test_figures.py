"""The figures of a seat are numbers that follow from the game and its review."""

import pytest

from merlin_bigbox.review.facts import End, Facts
from merlin_bigbox.review.figures import TRAITOR, figures, kind_of_mistake, played
from merlin_bigbox.review.judging import Effort
from merlin_bigbox.review.review import LEVELS, Level, Mistake, review
from tests.review.games import played as game_of


def mistake(given: End, better: End, *themes: str) -> Mistake:
    """A mistake between these lines."""
    return Mistake(1, 0, 2, 3, "a", "b", (), (), 2.0, 0.5, Facts(given, better, themes, 2))


NOTHING = End(0, 0, 0)


@pytest.mark.parametrize(
    ("given", "better", "themes", "kind"),
    [
        (End(0, 0, 2), End(0, 1, 1), ("environs",), "traitors"),
        (NOTHING, End(0, 1, 0), ("environs",), "missions"),
        (NOTHING, NOTHING, ("points", "environs"), "environs"),
        (NOTHING, NOTHING, ("shields",), "traitors"),
        (NOTHING, End(2, 0, 0), ("points",), "points"),
        (NOTHING, NOTHING, (), "later"),
    ],
)
def test_a_mistake_is_of_the_kind_that_can_be_counted_first(
    given: End, better: End, themes: tuple[str, ...], kind: str
) -> None:
    assert kind_of_mistake(mistake(given, better, *themes)) == kind


def test_points_by_reason_sum_up_and_traitors_are_those_that_cost() -> None:
    game = game_of(("page", "squire", "page"), 4)
    for seat in range(3):
        found = played(game, seat)
        assert sum(found.points.values()) == game.points[seat]
        assert round(found.traitors * 3) * TRAITOR == -found.points.get("traitors", 0)
        assert found.completed >= 0 <= found.held


def test_kinds_sum_up_to_what_mistakes_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", Level(1, Effort(answers=2, screened=1, proved=3)))
    game = game_of(("page", "random"), 4)
    found = review(game)
    assert found.mistakes
    for seat, told in enumerate(figures(game, found)):
        own = [each for each in found.mistakes if each.seat == seat]
        assert sum(kind.count for kind in told.kinds) == len(own)
        assert sum(kind.points for kind in told.kinds) == pytest.approx(told.lost, abs=0.1)
        assert told.band == pytest.approx(told.lost / told.turns, abs=0.01)
