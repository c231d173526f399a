"""The search plays better than the knight. Seeds and visits are fixed: the same games every time."""

import pytest

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, Ruleset

GAMES = 4
VISITS = 24


def margin(rules: Ruleset, seat: int, seed: int) -> int:
    """By how many points a search from this seat ends ahead of a knight."""
    random = Random(seed)
    bots: list[Bot] = [bot("knight", seed), bot("knight", seed)]
    bots[seat] = ThinkingBot(Random(seed), 1.0, visits=VISITS)
    state = rules.new_state()
    rules.chance(state, random)
    while (asked := rules.decider(state)) != BY_NOBODY:
        options = rules.options(state)
        action = options[0]
        if len(options) > 1:
            action = bots[asked].choose(Request(rules, rules.observe(state, asked), options))
        rules.apply(state, action)
        rules.chance(state, random)
    return int(state.cells[POINTS + seat]) - int(state.cells[POINTS + 1 - seat])


@pytest.mark.slow
@pytest.mark.compiled_only
def test_a_search_ends_ahead_of_a_knight() -> None:
    """From both seats of the same deals."""
    rules = compose(load(), (), 2)
    margins = [margin(rules, number % 2, number // 2) for number in range(GAMES)]
    assert sum(margins) / GAMES > 3
