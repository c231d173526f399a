"""Every action and event says deliberately which parts of the board it touches, in one small language."""

from string import Formatter

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.elements import elements_of, elements_of_event, grammar
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import covering

EDITION = load()
BASE = compose(EDITION, (), 4)
IN_THE_PROMPT_BAR = {"forfeit", "end turn", "stop", "decline", "shields", "share", "turn", "pass", "go on"}
"""Actions of the base game that touch nothing on the board."""
OF_THE_WHOLE_TABLE = {"round", "scoring", "majority", "final", "over"}
"""Its events that touch nothing on the board."""


def test_every_action_and_event_of_the_base_game_has_a_deliberate_answer() -> None:
    played = [spec for spec in BASE.action_specs.values() if not spec.name.startswith("chance ")]
    assert {spec.name for spec in played if not spec.touches} == IN_THE_PROMPT_BAR
    assert {spec.name for spec in BASE.event_specs.values() if not spec.touches} == OF_THE_WHOLE_TABLE


def test_patterns_name_fields_that_are_there() -> None:
    """A renamed field would otherwise leave its old name behind, and light nothing up."""
    rules = compose(EDITION, module_names(), 4)
    flags = set(base_tables(BASE).flag_names) | set(base_tables(rules).flag_names)
    asking = {f"frame_{name}" for spec in rules.frame_specs.values() for name in spec.fields}
    for action in rules.action_specs.values():
        assert fields_of(action.touches) <= {*action.fields, *flags, *asking, "asked"}, action.name
    for event in rules.event_specs.values():
        assert fields_of(event.touches) <= {*event.fields, "player"}, event.name


def fields_of(touches: tuple[str, ...]) -> set[str]:
    return {name for pattern in touches for _, name, _, _ in Formatter().parse(pattern) if name}


def test_facts_name_events_that_are_there() -> None:
    rules = compose(EDITION, module_names(), 4)
    events = {spec.name for spec in rules.event_specs.values()}
    for spec in rules.action_specs.values():
        assert {spec.says, spec.ends_in} - {""} <= events, spec.name


@pytest.mark.parametrize("modules", covering(2), ids=lambda chosen: "-".join(chosen) or "base")
def test_elements_are_words_of_the_language(modules: tuple[str, ...]) -> None:
    """In random games, for every option and event; and what should touch the board does."""
    game = Game.new(GameOptions(3, modules), seed="elements")
    random = Random(4)
    told = 0
    while not game.is_over:
        options = game.options_now()
        for action in options:
            found = elements_of(game.rules, action, game.frame)
            assert [element for element in found if not grammar(game.rules).fullmatch(element)] == []
            spec = game.rules.action_specs[action & 255]
            # Performing a treasure or a spell happens where no figure stands.
            assert found or not spec.touches or spec.name == "perform", notation.write(game.rules, action)
        game.play(options[random.below(len(options))])
        for entry in game.log[told:]:
            for viewer in (None, 0):
                found = elements_of_event(game.rules, entry.event, viewer)
                assert [element for element in found if not grammar(game.rules).fullmatch(element)] == []
        told = len(game.log)


def test_a_claim_lights_up_the_stock_and_ones_own_good() -> None:
    game = Game.new(GameOptions(2), seed="claim")
    frame = game.frame
    assert elements_of(game.rules, notation.read(game.rules, "claim flag purple"), frame) == ("stock:flag:purple",)
    assert elements_of(game.rules, notation.read(game.rules, "deploy builder grey"), frame) == (
        "slot:builder:grey",
        "vassal:builder",
        "principality:grey",
    )
