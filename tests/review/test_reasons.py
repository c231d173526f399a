"""Why a line is better: what was said is not said again, and what speaks against it is said, too."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec import structs

from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.review.course import course
from merlin_bigbox.review.facts import End, Facts, after, same_end
from merlin_bigbox.review.reasons import reasons
from merlin_bigbox.review.review import Mistake
from merlin_bigbox.review.sources import Brought, Sources
from tests.review.games import played

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

NOTHING = dict.fromkeys(("points", "environs", "influence", "vassals", "shields", "goods", "missions", "modules"), 0.0)


LITTLE, NO_SOURCES = End(0, 0, 0), Sources()


def mistake(
    given: End = LITTLE,
    better: End = LITTLE,
    deeds: dict[str, float] | None = None,
    gains: dict[str, float] | None = None,
    sources: Sources = NO_SOURCES,
    *,
    loss: float = 3.0,
    number: int = 3,
    actions: tuple[str, str] = ("move cw", "move ccw"),
) -> Mistake:
    """A mistake of which only this is known."""
    scoring = number + number % 2
    facts = Facts(given, better, (), scoring, deeds or {}, NOTHING | (gains or {}), NOTHING)
    return Mistake(1, 0, number, 1, *actions, (actions[0],), (actions[1],), loss, 0.5, facts, sources)


def game() -> Game:
    return played(("page", "page"), 1)


def words_in(lang: str = "en") -> Words:
    return Words(game().rules, game().edition, lang)


def said(of: Mistake, at_once: Brought | None = None, words: Words | None = None) -> list[str]:
    return reasons(game(), of, words or words_in(), at_once or {})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("number", "left"), [(1, 3), (3, 2), (5, 1)])
def test_what_lasts_counts_at_every_scoring_to_come(lang: str, number: int, left: int) -> None:
    words = words_in(lang)
    ends: dict[str, Any] = {"given": End(0, 0, 0, 1), "better": End(0, 0, 0, 5)}
    manor = mistake(**ends, deeds={"manor": 1}, gains={"environs": 4.0}, number=number)
    shield = mistake(**ends, deeds={"shield": 1}, gains={"shields": 4.0}, number=number)
    text = words.catalogue.text
    assert said(manor, words=words)[-1] == text("review-fact-scored", points=4, left=left)
    assert said(shield, words=words)[-1] == text("review-fact-scored", points=4, left=1)
    assert (str(left) in said(manor, words=words)[-1]) == (left > 1)


def test_points_that_are_missing_at_once_are_admitted() -> None:
    """But not those of a mission: that may still be completed."""
    manor: dict[str, Any] = {"deeds": {"manor": 1.0}, "gains": {"environs": 6.0}}
    admitted = "At once it scores 4 points less."
    assert said(mistake(End(4, 0, 0), End(0, 0, 0), **manor)) == ["It was better to build a manor.", admitted]
    assert admitted not in said(mistake(End(4, 1, 0), End(0, 0, 0), **manor))
    assert said(mistake(End(4, 0, 0), End(0, 0, 0))) == [words_in().catalogue.text("review-fact-later")]


def test_what_is_kept_stands_beside_what_is_gained() -> None:
    gains = {"vassals": 2.0, "goods": 1.0}
    one = mistake(deeds={"vassal": 1, "kept-staff": 1}, gains=gains)
    assert said(one) == ["It was better to send out a vassal and keep a staff."]
    # Whoever takes a flag for the one that is spent has none more.
    flag = mistake(deeds={"flag": 1, "kept-repel": 1}, gains={"goods": 2.0})
    assert said(flag) == ["It was better to keep the flag that repels traitors."]
    again = mistake(deeds={"material": 1, "kept-material": 1}, gains={"goods": 2.0})
    assert said(again) == ["It was better to take a construction material."]


def test_nothing_is_told_twice() -> None:
    """A part of the position of which the purpose speaks, and traitors that stay open."""
    stands = Sources(stands={"influence": 3.0, "vassals": 1.0})
    gains = {"influence": 0.5}
    of = mistake(deeds={"influence-in-1": 1}, gains=gains, sources=stands)
    assert [line for line in said(of) if "At the end of the round" in line] == [
        "At the end of the round the position is better here: vassals."
    ]
    traitors = Sources({"traitors": 3.0, "missions": 2.0})
    of = mistake(End(0, 0, 2), End(0, 0, 1), {"closer": 1}, {"missions": 0.5}, traitors, number=2)
    assert said(of)[-1] == "By the end of the round the better line brings about 2 points more (Mission cards)."
    scored: dict[str, Any] = {
        "given": End(0, 0, 0, 1),
        "better": End(0, 0, 0, 4),
        "sources": Sources({"influence": 3.0}),
    }
    assert len(said(mistake(**scored, number=3))) == 2
    assert len(said(mistake(**scored, number=4))) == 1


def test_a_completed_mission_is_told_whatever_the_other_line_scores() -> None:
    gains = NOTHING | {"vassals": 0.5, "points": 3.0}
    of = mistake(End(3, 0, 0), End(3, 1, 0), {"mission": 1, "rival": 1}, gains)
    facts = structs.replace(of.facts, given_gains=NOTHING | {"points": 3.0})
    assert said(structs.replace(of, facts=facts))[0].startswith("It was better to complete a mission")


def test_a_large_loss_of_which_the_turn_explains_little_says_so() -> None:
    keeps = mistake(deeds={"kept-staff": 1}, gains={"goods": 0.5}, loss=9.0)
    assert said(keeps)[-1] == words_in().catalogue.text("review-fact-later")
    builds = mistake(deeds={"manor": 1}, gains={"environs": 0.3}, loss=9.0)
    assert said(builds) == ["It was better to build a manor.", words_in().catalogue.text("review-fact-later")]


def test_a_card_moves_no_points_but_those_of_missions() -> None:
    shields = Sources({"shields": 3.0, "missions": 1.5}, {"influence": 2.0})
    taken = mistake(deeds={"lacks": 2}, sources=shields, actions=("draw", "take 38"))
    assert said(taken) == [
        "This mission lacks only 2 pieces.",
        "By the end of the round the better line brings about 2 points more (Mission cards).",
    ]
    drawn = mistake(deeds={"other-lacks": 3}, actions=("take 38", "draw"))
    assert said(drawn) == ["The mission that was taken lacks 3 pieces."]


def test_lines_in_another_order_come_to_the_same() -> None:
    """Two missions completed one way or the other, say: neither order is a mistake, and one of them is not both."""
    rules, found = game().rules, 0
    state = course(game()).start.copy()
    for step in course(game()).steps:
        for _, entry in step.entries:
            options = rules.options(state) if step.luck is None else []
            for one, other in combinations(options, 2):
                if _follows(state, one, other) and _follows(state, other, one):
                    lines = [one, other], [other, one]
                    ends = [after(rules, state, line, step.seat) for line in lines]
                    assert same_end(rules, state, *lines, step.seat) == (ends[0] == ends[1])
                    assert not same_end(rules, state, [one], lines[1], step.seat)
                    found += ends[0] == ends[1]
            rules.apply(state, entry.action)
    assert found


def _follows(state: State, one: int, other: int) -> bool:
    """Whether both can be done, in this order."""
    rules = game().rules
    seat = rules.decider(state)
    then = state.copy()
    rules.apply(then, one)
    return rules.decider(then) == seat and rules.offers(then, other)
