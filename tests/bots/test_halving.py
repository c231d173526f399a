"""Merlin shares its visits by halving: equal parts of them, each for the better half of those compared before."""

from typing import Final

import pytest

from merlin_bigbox.bots import Request, bot
from merlin_bigbox.bots.players.merlin import settings
from merlin_bigbox.bots.players.viviane import MOST_VISITS
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.search.tree import Tree
from merlin_bigbox.bots.thinking_bot import MANY, ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random
from tests.bots.test_thinking_bot import logical_clock, question

VISITS: Final = 64


def unsure() -> Settings:
    """Merlin's, but it is never sure: all visits are made."""
    found = settings()
    found.indifference = 0.0
    return found


def asked(answers: int) -> Request:
    """A question with at least so many answers that are compared."""
    rules = compose(load(), (), 2)
    for skipped in range(60):
        _, request = question(rules, 3, skipped)
        if len(ThinkingBot(Random(1), 1.0, unsure(), visits=0).think(request, 0.0).root.children) >= answers:
            return request
    raise AssertionError("no such question")


def visits(tree: Tree) -> list[int]:
    """Of all answers, fewest first."""
    return sorted(int(child.visits) for child in tree.root.children)


@pytest.mark.slow
def test_each_part_of_the_visits_goes_to_the_better_half_of_the_last() -> None:
    """With eight answers or so there are three parts: nobody has less than a share of the first, two share the last."""
    tree = ThinkingBot(Random(1), 1.0, unsure(), visits=VISITS).think(asked(8), 0.0)
    found = visits(tree)
    parts = (len(found) - 1).bit_length()
    assert sum(found) == VISITS
    assert found[0] >= VISITS // parts // len(found)
    # The worse half shares the first part alone, but for answers that rose or fell on the way.
    assert sum(found[: len(found) // 2]) < 3 * VISITS // 8
    assert sum(found[-2:]) >= VISITS // parts
    assert int(tree.best().visits) > VISITS // parts // len(found)


@pytest.mark.slow
def test_the_last_two_are_compared_to_the_end() -> None:
    """Whoever is compared to the end has as many visits as its rival, give or take one."""
    tree = ThinkingBot(Random(1), 1.0, unsure(), visits=VISITS).think(asked(4), 0.0)
    one, other = visits(tree)[-2:]
    assert other - one <= VISITS // 4


@pytest.mark.slow
@pytest.mark.parametrize("limit", [0.2, 0.4])
def test_with_a_clock_the_number_of_visits_is_foreseen(limit: float) -> None:
    """By its speed so far: in the end as many were planned as were made, or as many as it may make at most."""
    request = asked(4)
    bot = ThinkingBot(Random(1), limit, unsure(), clock=logical_clock())
    tree = bot.think(request, 0.0)
    made = int(tree.iterations)
    assert made > 0
    assert made <= int(tree.planned) <= made + 3
    few = ThinkingBot(Random(1), limit, unsure(), most_visits=made // 2, clock=logical_clock())
    assert int(few.think(request, 0.0).planned) == made // 2


def test_before_the_first_visit_has_ended_there_may_be_any_number() -> None:
    bot = ThinkingBot(Random(1), 1.0, unsure())
    tree = ThinkingBot(Random(1), 1.0, unsure(), visits=0).think(asked(2), 0.0)
    assert bot.foreseen_visits(tree, 0, 0.0, 1.0) == bot.foreseen_visits(tree, 0, 0.5, 0.5) == MANY


def test_viviane_searches_as_merlin_does_but_only_at_a_glance() -> None:
    """Her few visits are shared by halving as well, so the last two answers get most of them."""
    viviane = bot("viviane", 1)
    assert isinstance(viviane, ThinkingBot)
    viviane.settings.indifference = 0.0
    viviane.clock = logical_clock()
    tree = viviane.think(asked(4), 0.0)
    assert tree.settings.halves
    assert tree.iterations == tree.planned == MOST_VISITS
    assert sum(visits(tree)[-2:]) > sum(visits(tree)[:-2])


def test_lancelot_and_the_levels_below_keep_to_their_way() -> None:
    """Only Merlin and Viviane halve: the levels below stay as they were measured."""
    assert settings().halves
    assert not Settings().halves
