"""Before it is played, a choice is weighed by what the seat knows; only what is surely worse is warned of."""

import pytest

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.review.judging import SURE, WORTH_TELLING
from merlin_bigbox.review.weighing import weigh
from tests.bots.test_no_peeking import positions


@pytest.mark.slow
@pytest.mark.parametrize(("modules", "every"), [((), 31), (module_names(), 130)])
def test_warnings_are_sure_and_come_from_what_the_seat_knows(modules: tuple[str, ...], every: int) -> None:
    """What is recommended is offered and is not warned of again; a game that looks the same gives the same warning."""
    rules = compose(load(), modules, 2)
    warned = 0
    for state in positions(rules, seed=6, every=every)[:6]:
        seat, options = int(rules.decider(state)), rules.options(state)
        request = Request(rules, rules.observe(state, seat), options)
        alike = rules.resample(request.observation, Random(77))
        for action in (options[0], options[-1]):
            found = weigh(request, [action], 3)
            again = weigh(Request(rules, rules.observe(alike, seat), rules.options(alike)), [action], 3)
            assert (found and found.judged) == (again and again.judged)
            if found is None:
                continue
            warned += 1
            assert found.judged.given == action
            assert found.judged.best in options
            assert found.judged.loss > max(WORTH_TELLING, SURE * found.judged.error)
            assert weigh(request, [found.judged.best], 3) is None
    assert warned > 0


def test_what_is_not_offered_is_not_weighed() -> None:
    rules = compose(load(), (), 2)
    state = positions(rules, seed=6, every=31)[0]
    seat = int(rules.decider(state))
    request = Request(rules, rules.observe(state, seat), rules.options(state))
    assert weigh(request, [], 3) is None
    assert weigh(request, [0], 3) is None
