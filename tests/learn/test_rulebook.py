"""The rulebook has every rule once, all its words, and pictures that are positions of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.learn.library import find
from merlin_bigbox.learn.playing import begun
from merlin_bigbox.learn.rulebook.book import Picture, Section, sections
from merlin_bigbox.locale import catalogue, languages

PICTURES = [(section, picture) for section in sections() for picture in section.pictures]


def named(value: object) -> str:
    return value.id if isinstance(value, Section) else value.name if isinstance(value, Picture) else ""


def test_every_rule_stands_in_the_rulebook_once() -> None:
    """Each id that the catalogues know is in one section; none is there that they do not know."""
    counted = Counter(rule for section in sections() for rule in section.rules)
    assert [rule for rule, count in counted.items() if count > 1] == []
    assert set(counted) == set(catalogue("en").rule_ids())


def test_sections_have_their_places() -> None:
    """They are numbered without gaps, the base game first, the fine print last, and each has its own id."""
    assert [section.place for section in sections()] == list(range(1, len(sections()) + 1))
    assert len({section.id for section in sections()}) == len(sections())
    assert sections()[0].rules == ("BASE-1",)
    assert sections()[-1].id == "fine-print"


def test_an_example_stands_behind_a_rule_of_its_chapter() -> None:
    """A printed example explains the rule before it."""
    for section in sections():
        for before, rule in zip(("", *section.rules), section.rules, strict=False):
            if "-X" in rule:
                assert before.partition("-")[0] == rule.partition("-")[0], rule


@pytest.mark.parametrize("lang", languages())
def test_all_words_are_there(lang: str) -> None:
    """Titles, leads and captions are in every language, and no message of the rulebook is left over."""
    words = catalogue(lang)
    wanted: set[str] = set()
    for section in sections():
        assert section.title(words)
        assert section.lead(words)
        wanted.add(f"rulebook-{section.id}")
        for picture in section.pictures:
            assert section.caption(words, picture)
            wanted.add(f"rulebook-{section.id}-{picture.name}")
    wanted |= {f"reference-{line.reason}" for section in sections() for line in section.reference}
    assert {name for name in words.ids() if name.startswith(("rulebook-", "reference-"))} == wanted


def test_the_reference_card_knows_reasons_for_points() -> None:
    """Each line is about a reason that the game has, once, with all modules in play."""
    reasons = {spec.name for spec in compose(load(), module_names(), 4).reason_specs}
    lines = [line.reason for section in sections() for line in section.reference]
    assert len(lines) == len(set(lines))
    assert set(lines) <= reasons


@pytest.mark.parametrize(("section", "picture"), PICTURES, ids=named)
def test_a_picture_is_a_position(section: Section, picture: Picture) -> None:
    """Its position can be built, it marks elements that such a table has, and stands beside a rule of its section."""
    game = begun(picture.position, picture.modules, load())
    known = grammar(game.rules)
    assert [mark for mark in picture.marks if not known.fullmatch(mark)] == []
    assert picture.after == "" or picture.after in section.rules
    if picture.part == "lands":
        assert set(picture.of) <= set(load().colours)
    if picture.part == "shelf":
        assert len(picture.of) == 1
        assert picture.of[0] in picture.modules


def test_a_section_is_tried_in_a_lesson_that_there_is() -> None:
    """Most sections of the base game and all of modules name one."""
    named = [section.lesson for section in sections() if section.lesson]
    assert all(find(name) for name in named)
    assert {section.module for section in sections() if section.module} <= set(named)


def test_the_grid_has_every_ruling_where_modules_meet() -> None:
    """Each is about modules that there are."""
    meeting = next(section for section in sections() if section.meets)
    assert tuple(meeting.meets) == meeting.rules
    assert {name for modules in meeting.meets.values() for name in modules} == set(module_names())
