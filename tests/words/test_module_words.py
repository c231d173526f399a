"""Every module speaks all three languages: whatever its games offer, ask and tell can be said."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, make_module, module_names
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words, message_id
from merlin_bigbox.locale import catalogue, languages

EDITION = load()


def with_needs(name: str) -> tuple[str, ...]:
    """The module and what it needs."""
    return (*make_module(name, EDITION).needs, name)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", module_names())
def test_everything_a_module_declares_has_its_message(name: str, lang: str) -> None:
    """Actions, events, questions, reasons, spaces, words of its own field types, its name and what it is about."""
    rules = compose(EDITION, with_needs(name), 4)
    words = catalogue(lang)
    wanted = [message_id("action", spec.name) for spec in rules.action_specs.values()]
    wanted += [message_id("event", spec.name) for spec in rules.event_specs.values()]
    wanted += [message_id("reason", spec.name) for spec in rules.reason_specs]
    wanted += [
        message_id("prompt", spec.name)
        for kind, spec in rules.frame_specs.items()
        if rules.frames[kind].mode == DECISION
    ]
    wanted += [message_id("space", spec.name) for spec in rules.space_specs if not spec.name.startswith("principality")]
    wanted += [f"module-{name}", f"module-{name}.about"]
    wanted += [message for pair in rules.reworded.items() for message in pair]
    assert [message for message in wanted if not words.has(message)] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("modules", [*(with_needs(name) for name in module_names()), module_names()], ids="-".join)
def test_a_whole_game_can_be_told(modules: tuple[str, ...], lang: str) -> None:
    """Every question, option and event of a random game becomes a sentence without leftovers."""
    game = Game.new(GameOptions(3, modules), seed=f"words {lang}")
    words = Words(game.rules, game.edition, lang)
    random = Random(len(modules))
    told = 0
    while not game.is_over:
        assert words.prompt(game.frame)
        options = game.options_now()
        for option in options[:6]:
            assert "{" not in words.action(option)
        game.play(options[random.below(len(options))])
        for entry in game.log[told:]:
            text = words.event(entry.event)
            assert text
            assert "{" not in text
        told = len(game.log)


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_a_module_names_has_a_text(lang: str) -> None:
    """The rules behind all specs of the game with every module."""
    rules = compose(EDITION, module_names(), 4)
    named = {spec.rule for spec in rules.frame_specs.values()} | {spec.rule for spec in rules.event_specs.values()}
    named |= {spec.rule for spec in rules.reason_specs} | {spec.rule for spec in rules.space_specs}
    assert sorted(named - {""} - set(catalogue(lang).rule_ids())) == []
