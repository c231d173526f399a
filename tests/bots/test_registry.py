"""Bots are found by their names."""

import re
from pathlib import Path

import pytest

from merlin_bigbox.bots import bot, describe, is_known, names, present_name, yardsticks
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.locale import catalogue

PORTRAITS = Path(__file__).resolve().parents[2] / "web" / "src" / "art" / "portraits.ts"


def test_every_bot_file_is_found_by_its_name() -> None:
    """Adding a bot is adding one file: the registry looks for them itself."""
    assert names() == [
        "builder",
        "courtier",
        "defender",
        "falconer",
        "herald",
        "knight",
        "lancelot",
        "merlin",
        "minstrel",
        "page",
        "random",
        "squire",
        "viviane",
    ]


def test_frozen_bots_are_known_but_not_offered() -> None:
    """Players choose among the bots of today; contests ask for a yardstick by its name."""
    assert yardsticks() == ["merlin-2026"]
    assert not set(yardsticks()) & set(names())
    assert is_known("merlin-2026")
    assert describe("merlin-2026@0.2").strength == describe("merlin").strength


def test_a_former_name_still_leads_to_its_bot() -> None:
    """Tables and commands that say `sensible` mean the knight."""
    assert describe("sensible") == describe("knight")
    assert callable(bot("sensible", 1).choose)
    assert [present_name(name) for name in ("sensible", "knight", "genius")] == ["knight", "knight", "genius"]
    assert is_known("sensible")
    assert not is_known("genius")


def test_levels_stand_in_order_of_their_strength() -> None:
    levels = sorted((describe(name) for name in names() if not describe(name).is_style), key=lambda each: each.strength)
    assert " ".join(each.name for each in levels) == (
        "random page minstrel falconer squire herald knight lancelot viviane merlin"
    )
    assert len({each.strength for each in levels}) == len(levels)


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_every_bot_has_a_title_and_a_description_of_its_own(lang: str) -> None:
    words = catalogue(lang)
    told = [(words.text(each.title), words.text(each.about)) for each in map(describe, names() + yardsticks())]
    assert len({title for title, _ in told}) == len({about for _, about in told}) == len(told)


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_every_level_has_a_word_and_every_temperament_tells_where_its_points_come_from(lang: str) -> None:
    words = catalogue(lang)
    levels = {describe(name).strength for name in names()}
    assert len({words.text(f"ui-bot-level-{level}") for level in levels}) == len(levels)
    for each in map(describe, names()):
        assert words.has(f"{each.title}.points") == each.is_style


def test_every_bot_has_a_face_in_the_page() -> None:
    """A new bot is a stranger until somebody draws it."""
    drawn = re.findall(r"^  (\w+): {$", PORTRAITS.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(drawn) == names()


def test_unknown_bot_is_refused_in_one_line_naming_the_known_ones() -> None:
    with pytest.raises(OptionsError) as caught:
        bot("clever", 1)
    assert str(caught.value) == f'unknown bot "clever"; available: {", ".join(names())}'


def test_every_bot_can_be_made() -> None:
    for name in names() + yardsticks():
        assert callable(bot(name, 1).choose)
