"""The illustrated rulebook as the page gets it: titles, rules and pictures in one language."""

from __future__ import annotations

from merlin_bigbox.edition import Edition
from merlin_bigbox.game.view import view
from merlin_bigbox.learn.library import PLAYERS, find, with_needs
from merlin_bigbox.learn.playing import RED, begun
from merlin_bigbox.learn.rulebook.book import Picture, Section, sections
from merlin_bigbox.locale import Catalogue, catalogue
from merlin_bigbox.server.protocol.http import (
    ReferenceLine,
    RulebookLesson,
    RulebookPicture,
    RulebookRule,
    RulebookSection,
)


def rulebook(edition: Edition, lang: str) -> tuple[RulebookSection, ...]:
    """All sections in print order."""
    words = catalogue(lang)
    return tuple(_section(words, edition, section) for section in sections())


def _section(words: Catalogue, edition: Edition, section: Section) -> RulebookSection:
    return RulebookSection(
        id=section.id,
        module=section.module,
        title=section.title(words),
        lead=section.lead(words),
        rules=tuple(RulebookRule(rule, *words.rule(rule)) for rule in section.rules),
        pictures=tuple(_picture(words, edition, section, picture) for picture in section.pictures),
        short=section.short(words),
        lesson=_lesson(words, section.lesson),
        needs=tuple(name for name in with_needs(section.module) if name != section.module) if section.module else (),
        meets=section.meets,
    )


def _lesson(words: Catalogue, name: str) -> RulebookLesson | None:
    lesson = find(name)
    return None if lesson is None else RulebookLesson(name, lesson.text(words))


def _picture(words: Catalogue, edition: Edition, section: Section, picture: Picture) -> RulebookPicture:
    return RulebookPicture(
        name=picture.name,
        part=picture.part,
        after=picture.after,
        of=picture.of,
        marks=picture.marks,
        numbers=picture.numbers,
        lines=picture.lines,
        caption=section.caption(words, picture),
        players=PLAYERS,
        modules=picture.modules,
        view=view(begun(picture.position, picture.modules, edition), RED),
    )


def reference(lang: str) -> tuple[ReferenceLine, ...]:
    """What the reference card says about points; spaces, flags and cards it takes from the guide."""
    words = catalogue(lang)
    lines = [line for section in sections() for line in section.reference]
    return tuple(
        ReferenceLine(line.reason, line.when, line.picture, words.text(f"reference-{line.reason}")) for line in lines
    )
