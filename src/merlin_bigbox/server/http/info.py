"""Reference data for the page: options for new tables, the rules, the provenance of the printed components."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import msgspec

from merlin_bigbox.bots import Description, describe
from merlin_bigbox.bots import names as bot_names
from merlin_bigbox.bots.own import about as own_about
from merlin_bigbox.bots.own import is_own, own_names
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import make_module, module_chapters, module_names
from merlin_bigbox.learn import lengths
from merlin_bigbox.learn.library import find, lessons
from merlin_bigbox.locale import Catalogue, catalogue
from merlin_bigbox.server.protocol.http import BotInfo, EditionFact, ModuleInfo, RuleInfo, SetupInfo, VariantInfo
from merlin_bigbox.server.protocol.live import PHRASES
from merlin_bigbox.server.tables.seats import DEFAULT_BOT

CHAPTERS: Final = {
    "ALL": "ui-chapter-all",
    "BASE": "ui-chapter-base",
    **{chapter: f"module-{name}" for chapter, name in module_chapters().items()},
    "MIX": "ui-chapter-mix",
    "EDITION": "ui-chapter-edition",
}
"""The messages with the titles of the chapters, by the word that the ids of their rules begin with, in their order."""


def setup_info(edition: Edition, lang: str, address: str) -> SetupInfo:
    """The options for a new table."""
    words = catalogue(lang)
    return SetupInfo(
        modules=tuple(_module(words, edition, name) for name in module_names()),
        bots=tuple(
            _bot(words, bot)
            # Weakest first, temperaments after the levels.
            for bot in sorted(map(describe, (*bot_names(), *own_names())), key=lambda bot: (bot.is_style, bot.strength))
        ),
        default_bot=DEFAULT_BOT,
        phrases=PHRASES,
        address=address,
        minutes=lengths.minutes(),
    )


def _bot(words: Catalogue, bot: Description) -> BotInfo:
    """A bot's description; one without texts goes by its name."""
    return BotInfo(
        name=bot.name,
        title=_told(words, bot.title) or bot.name,
        about=own_about(bot.name) if is_own(bot.name) else _told(words, bot.about),
        level=bot.strength,
        grade=_told(words, f"ui-bot-level-{bot.strength}"),
        limit=bot.limit,
        temperament=bot.is_style,
        points=_told(words, f"{bot.title}.points"),
    )


def _told(words: Catalogue, message: str) -> str:
    return words.text(message) if words.has(message) else ""


def _module(words: Catalogue, edition: Edition, name: str) -> ModuleInfo:
    module = make_module(name, edition)
    variants = tuple(
        VariantInfo(variant, words.text(f"variant-{variant}"), _told(words, f"variant-{variant}.about"))
        for variant in module.variants
    )
    needs = tuple(need for need in module.needs if need != "base")
    order = [lesson.module for lesson in lessons() if lesson.module is not None]
    taught = find(name)
    return ModuleInfo(
        name,
        words.text(f"module-{name}"),
        _told(words, f"module-{name}.about"),
        needs,
        variants,
        why="" if taught is None else taught.text(words, "about"),
        weight=0 if taught is None else taught.weight,
        lesson="" if taught is None else taught.id,
        rule=next((f"{chapter}-1" for chapter, module in module_chapters().items() if module == name), ""),
        place=order.index(name) if name in order else len(order),
        choices=lengths.choices(name),
        minutes=lengths.minutes(name),
    )


@lru_cache(maxsize=8)
def rule_infos(lang: str) -> tuple[RuleInfo, ...]:
    """Every rule in words, chapter by chapter."""
    words = catalogue(lang)
    order = list(CHAPTERS)
    found = sorted(words.rule_ids(), key=lambda rule: order.index(_chapter(rule)))
    return tuple(RuleInfo(rule, *words.rule(rule), words.text(CHAPTERS[_chapter(rule)])) for rule in found)


def _chapter(rule: str) -> str:
    return rule.rpartition("-")[0]


def edition_facts(edition: Edition, lang: str) -> tuple[EditionFact, ...]:
    """How each printed component is known, and what it says."""
    words = catalogue(lang)
    printed = msgspec.json.decode(edition.source)
    facts: list[EditionFact] = []
    for entry in edition.provenance:
        message = f"ui-known-{re.split(r'[.[]', entry.place)[0].replace('_', '-')}"
        # A corrected copy of the edition has its author's own notes; only the built-in ones are translated.
        translated = edition.is_builtin and entry.note and words.has(message)
        note = words.text(message) if translated else entry.note
        facts.append(EditionFact(entry.place, entry.level.value, note, _printed(printed, entry.place)))
    return tuple(facts)


def _printed(printed: Any, place: str) -> Any:
    """The value at a place such as `flags.base` or `missions[17]`; lists count from one."""
    value = printed
    for name, number in re.findall(r"(\w+)(?:\[(\d+)\])?", place):
        value = value[name]
        if number:
            value = value[int(number) - 1]
    return {key: part for key, part in value.items() if key != "provenance"} if isinstance(value, dict) else value
