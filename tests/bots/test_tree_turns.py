"""Merlin's tree goes on through its later turns of the round, and every visit ends at the same moment."""

import pytest

from merlin_bigbox.bots import Request
from merlin_bigbox.bots.players.merlin import settings
from merlin_bigbox.bots.search.node import Node
from merlin_bigbox.bots.search.tree import Tree
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, ROUND, Ruleset
from tests.bots.test_thinking_bot import question

VISITS = 120
FEW = 24


def searched(rules: Ruleset, request: Request, visits: int, deepens: int) -> Tree:
    """The tree after so many visits; each must end with the round that is being played, or with the game."""
    chosen = settings()
    chosen.deepens = deepens
    bot = ThinkingBot(Random(1), 1.0, chosen, visits=0)
    tree = bot.think(request, 0.0)
    ends = set()
    while int(tree.iterations) < visits:
        before = int(tree.iterations)
        tree.work(1)
        if int(tree.iterations) > before:
            state = tree.playout.state
            ends.add(BY_NOBODY if int(rules.decider(state)) == BY_NOBODY else int(state.cells[ROUND]))
    assert len(ends) == 1
    return tree


def turns(node: Node) -> int:
    """How many of the seat's turns the tree below a node goes through."""
    return max(((int(child.action) == A_END_TURN) + turns(child) for child in node.children), default=0)


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_the_tree_goes_through_later_turns(players: int) -> None:
    rules = compose(load(), (), players)
    _, request = question(rules, 3, 0)
    assert turns(searched(rules, request, VISITS, deepens=4).root) > 1
    assert turns(searched(rules, request, VISITS, deepens=0).root) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("skipped", [0, 30, 70])
def test_visits_end_at_the_same_moment_with_modules(skipped: int) -> None:
    rules = compose(load(), module_names(), 3)
    _, request = question(rules, 5, skipped)
    searched(rules, request, FEW, deepens=1)
