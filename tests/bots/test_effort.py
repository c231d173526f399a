"""What a search of a turn may look at."""

from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.arrays import vector
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY
from merlin_bigbox.engine.core.state import top

ENOUGH = 5000
"""A budget that no turn here uses up."""


def test_changes_of_a_move_are_foreseen_or_not() -> None:
    """Who thinks of them before taking a die never sees less in a turn, and sometimes more."""
    rules = compose(load(), (), 2)
    far = TurnSearch(rules, Weights(), Effort(3, ENOUGH, ENOUGH))
    near = TurnSearch(rules, Weights(), Effort(3, ENOUGH, ENOUGH, foresees_changes=False))
    random = Random(7)
    state = rules.new_state()
    rules.chance(state, random)
    higher = 0
    while (seat := rules.decider(state)) != BY_NOBODY:
        options = rules.options(state)
        if top(state) & 255 == F_TURN and len(options) > 1:
            actions = vector(options)
            far.weigh(state, seat, actions, len(options))
            near.weigh(state, seat, actions, len(options))
            for index in range(len(options)):
                assert near.values[index] <= far.values[index]
                higher += near.values[index] < far.values[index]
        rules.playout(state, random, 1)
        rules.chance(state, random)
    assert higher > 0
