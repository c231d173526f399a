"""Every action and event says deliberately which parts of the board it touches, in one small language."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import elements, notation
from merlin_bigbox.game.elements import GRAMMAR, elements_of, elements_of_event
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.modules import Elements, shown_by_modules
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import covering

EDITION = load()
RULES = compose(EDITION, module_names(), 4)
IN_THE_PROMPT_BAR = {
    *("forfeit", "end turn", "stop", "decline", "shields", "share", "turn", "pass", "go on"),
    *("favor points", "stop exchanging", "decree duty", "decree points"),
}
"""Actions that touch nothing on the board."""
OF_THE_WHOLE_TABLE = {"round", "scoring", "final", "over", "pentagrams", "treasure-removed"}
"""Events that touch nothing on the board."""


def test_every_action_and_event_has_a_deliberate_answer() -> None:
    actions, events = elements.tables(RULES)
    named = {spec.name for spec in RULES.action_specs.values()}
    assert named <= set(actions)
    played = {name for name in named if not name.startswith("chance ")}
    assert {name for name in played if actions[name] == ()} == IN_THE_PROMPT_BAR
    assert {spec.name for spec in RULES.event_specs.values()} <= set(events)
    assert {spec.name for spec in RULES.event_specs.values() if events[spec.name] == ()} == OF_THE_WHOLE_TABLE


def test_no_table_speaks_of_what_is_not_there() -> None:
    """A renamed action would otherwise leave its old name behind. Dealt allies belong to a variant."""
    known = {spec.name for spec in RULES.action_specs.values()} | {"chance ally"}
    told = {spec.name for spec in RULES.event_specs.values()}
    parts: list[tuple[Elements, Elements]] = [(elements.ACTIONS, elements.EVENTS)]
    parts += [(part.ACTIONS, part.EVENTS) for part in shown_by_modules().values()]
    assert {name for actions, _ in parts for name in actions} <= known
    assert {name for _, events in parts for name in events} <= told


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
            assert [element for element in found if not GRAMMAR.fullmatch(element)] == []
            name = game.rules.action_specs[action & 255].name
            # Performing a treasure or a spell happens where no figure stands.
            assert found or name in IN_THE_PROMPT_BAR or name == "perform", notation.write(game.rules, action)
        game.play(options[random.below(len(options))])
        for entry in game.log[told:]:
            for viewer in (None, 0):
                found = elements_of_event(game.rules, entry.event, viewer)
                assert [element for element in found if not GRAMMAR.fullmatch(element)] == []
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
