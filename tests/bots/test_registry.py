"""Bots are found by their names."""

import pytest

from merlin.bots import bot, names
from merlin.engine.core.errors import OptionsError


def test_every_bot_file_is_found_by_its_name() -> None:
    """Adding a bot is adding one file: the registry looks for them itself."""
    assert names() == ["random", "sensible"]


def test_unknown_bot_is_refused_in_one_line_naming_the_known_ones() -> None:
    with pytest.raises(OptionsError) as caught:
        bot("clever", 1)
    assert str(caught.value) == 'unknown bot "clever"; available: random, sensible'


def test_every_bot_can_be_made() -> None:
    for name in names():
        assert callable(bot(name, 1).choose)
