"""The numbers of actions: dense, stable, and enough for whatever is offered in any configuration."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import PLAYERS, compose, module_names
from merlin_bigbox.engine.core.errors import CompositionError, MalformedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.testing.configurations import legal_sets
from merlin_bigbox.research.compiled.numbers import NONE
from merlin_bigbox.research.numbering import Numbering, in_numbering_for_all, numbering, numbering_for_all
from tests.sizes import size
from tools.research_tables import NUMBERING, numbering_text


def offered(rules: Ruleset, games: int) -> set[int]:
    """All that is offered in random games."""
    random, found = Random(games), set[int]()
    for _ in range(games):
        state = rules.new_state()
        rules.chance(state, random)
        while rules.decider(state) >= 0:
            options = rules.options(state)
            found.update(options)
            rules.apply(state, options[random.below(len(options))])
            rules.chance(state, random)
    return found


@pytest.mark.compiled_only
def test_no_configuration_offers_an_action_outside_its_numbering() -> None:
    """All 864 configurations are played; every option has a number, and another one in the numbering for all."""
    tables = [(modules, players) for modules in legal_sets() for players in PLAYERS]
    assert len(tables) == 864
    for modules, players in tables:
        rules = compose(load(), modules, players)
        found = numbering(rules)
        for option in offered(rules, size(1, 20)):
            number = found.number(option)
            assert numbering_for_all().read(found.text(number)) >= 0


@pytest.mark.parametrize("modules", [(), ("arthur",), ("gold", "morgana"), module_names()], ids="-".join)
@pytest.mark.parametrize("players", [2, 4])
def test_the_numbering_for_all_has_every_action(modules: tuple[str, ...], players: int) -> None:
    """Also those that no game of a test came to."""
    rules = compose(load(), modules, players)
    assert len(set(in_numbering_for_all(rules))) == numbering(rules).size


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
@pytest.mark.parametrize("players", PLAYERS)
def test_numbers_and_notation_go_both_ways(modules: tuple[str, ...], players: int) -> None:
    """Every number has an action and a text of its own, and these lead back to it."""
    found = numbering(compose(load(), modules, players))
    texts = found.texts()
    assert len(set(texts)) == found.size
    assert [found.read(text) for text in texts] == list(range(found.size))
    assert [found.number(found.action(number)) for number in range(found.size)] == list(range(found.size))


def test_numbers_are_as_kept() -> None:
    """What was learned with these numbers stays usable; `./merlin python -m tools.research_tables` writes them anew.

    Whoever changes a number raises `research.numbering.VERSION`.
    """
    assert numbering_text() == NUMBERING.read_text(encoding="utf-8")


def test_the_same_action_has_the_same_number_in_the_numbering_for_all() -> None:
    """A network that learned the base game finds its actions where they were when modules are added."""
    rules = compose(load(), ("arthur",), 2)
    number = numbering(rules).read("deploy builder purple")
    assert numbering_for_all().text(in_numbering_for_all(rules)[number]) == "deploy builder purple"


def test_what_is_no_action_is_refused() -> None:
    """Neither a number nor an outcome of chance is taken for an action."""
    found = numbering(compose(load(), (), 2))
    with pytest.raises(MalformedError, match="is no action"):
        found.action(found.size)
    with pytest.raises(MalformedError, match="has no number"):
        found.read("chance roll 1 2 3 4")
    assert found.numbers.number(found.action(0) + 256 * 100) == NONE


def test_a_field_without_bounds_is_refused() -> None:
    """A module that forgets to bound a number hears of it."""
    rules = compose(load(), ("favor",), 2)
    kind, spec = next((kind, spec) for kind, spec in rules.action_specs.items() if spec.name == "favor ability")
    rules.action_specs[kind] = spec._replace(bounds=((0, -1), (0, -1)))
    try:
        with pytest.raises(CompositionError, match="favor ability: a field of type number has no bounds"):
            Numbering(rules)
    finally:
        rules.action_specs[kind] = spec
