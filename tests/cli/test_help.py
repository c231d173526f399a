"""The help of the commands, in every language."""

import pytest

from merlin_bigbox.cli.app import app
from merlin_bigbox.cli.help_pages import (
    argument_message,
    arguments_of,
    asked_for,
    commands_of,
    described,
    language_of,
    message_of,
)
from merlin_bigbox.locale import catalogue, languages

FRAME = {"about", "each", "usage", "command", "commands", "options", "example", "default", "required"}
FRAME |= {"flag-help", "flag-version"}


@pytest.mark.parametrize("lang", languages())
def test_every_command_and_option_has_words_and_no_words_are_left_over(lang: str) -> None:
    words = catalogue(lang)
    used = {f"help-{name}" for name in FRAME}
    for command in commands_of(app):
        used.add(message_of(command))
        for argument in arguments_of(app, command):
            assert described(command, argument, words)
            used.add(argument_message(command, argument, words))
    assert {name for name in words.ids() if name.startswith("help-")} == used


def test_help_speaks_the_language_that_is_asked_for() -> None:
    environment = {"LANG": "pt_BR.UTF-8"}
    assert language_of(["play", "--help"], environment).lang == "pt"
    assert language_of(["play", "--lang", "de", "--help"], environment).lang == "de"
    assert language_of(["--lang=en", "--help"], environment).lang == "en"
    assert language_of(["play", "--lang", "xx", "--help"], environment).lang == "pt"


def test_help_is_asked_for_by_a_flag_or_by_nothing_at_all() -> None:
    commands = commands_of(app)
    assert asked_for([], commands) == ""
    assert asked_for(["--help"], commands) == ""
    assert asked_for(["play", "-h"], commands) == "play"
    assert asked_for(["puzzles", "--help"], commands) == "puzzles"
    assert asked_for(["puzzles", "mine", "--help"], commands) == "puzzles mine"
    assert asked_for(["play", "--players", "3"], commands) is None
    assert asked_for(["rules", "--", "--help"], commands) is None
