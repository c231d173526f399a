"""Bots tell why: what they gain, the best alternative, how sure they are, in three languages."""

import pytest

from merlin_bigbox.bots import Request, explain
from merlin_bigbox.bots.explanation.why import Compared, Why
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.words import Words

LANGUAGES = ("en", "de", "pt")


def questions(rules: Ruleset, count: int) -> list[Request]:
    """Decisions with a choice from a random game, one in seven."""
    random = Random(12)
    state = rules.new_state()
    rules.chance(state, random)
    found: list[Request] = []
    step = 0
    while len(found) < count:
        options = rules.options(state)
        if len(options) > 1:
            step += 1
            if step % 7 == 0:
                found.append(Request(rules, rules.observe(state, rules.decider(state)), options))
        rules.playout(state, random, 1)
        rules.chance(state, random)
    return found


@pytest.mark.parametrize("modules", [(), module_names()])
def test_a_choice_is_explained_in_every_language(modules: tuple[str, ...]) -> None:
    rules = compose(load(), modules, 2)
    for request in questions(rules, 6):
        why = explain("knight", request)
        assert why.chosen in request.options
        assert why.other is None or (why.other in request.options and why.other != why.chosen)
        assert set(why.gains) == set(why.other_gains) == set(PARTS)
        assert 0.0 <= why.sure <= 1.0
        told = [why.lines(Words(rules, load(), lang)) for lang in LANGUAGES]
        assert len({len(lines) for lines in told}) == 1
        assert len({tuple(lines) for lines in told}) == len(LANGUAGES)
        for lines, lang in zip(told, LANGUAGES, strict=True):
            assert Words(rules, load(), lang).action(why.chosen) in lines[0]


def test_the_search_explains_its_choice_too() -> None:
    rules = compose(load(), (), 2)
    request = questions(rules, 3)[-1]
    why = ThinkingBot(Random(1), 1.0, visits=8).explain(request)
    assert why.chosen in request.options
    assert why.other is None or why.better >= 0.0


def test_a_jester_has_no_reasons() -> None:
    rules = compose(load(), (), 2)
    request = questions(rules, 1)[0]
    why = explain("random", request)
    assert why.gains == {}
    assert len(why.lines(Words(rules, load(), "en"))) == 2


def test_the_alternative_is_the_best_of_the_others() -> None:
    compared = Compared.by_worth({1: 3.0, 2: 5.0, 3: 4.5, 4: -1000000.0}, 2)
    assert (compared.chosen, compared.other, compared.better) == (2, 3, 0.5)
    assert 0.5 < compared.sure < 1.0
    assert Compared.by_worth({1: 3.0, 4: -1000000.0}, 1).other is None


def test_reasons_name_the_largest_gains_first() -> None:
    words = Words(compose(load(), (), 2), load(), "en")
    gains = dict.fromkeys(PARTS, 0.0) | {"environs": -1.0, "missions": 3.0}
    why = Why(15, gains, 12, dict.fromkeys(PARTS, 0.0), 2.0, 0.9)
    text = " ".join(why.lines(words))
    assert "mission cards +3.0; environs −1.0" in text
    assert "2.0 points less" in text
    assert "90%" in text
    assert "Auftragskarten +3,0" in " ".join(why.lines(Words(words.rules, load(), "de")))
