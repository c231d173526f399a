"""What a module adds to views and to the board: the file `shown.py` of its folder, and what such files share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Protocol, cast

import msgspec

from merlin_bigbox.engine.catalogue import module_file, module_names
from merlin_bigbox.game.guide_parts import WordGuide
from merlin_bigbox.game.words import Words

ROLE: Final = "shown"

Kind = tuple[str, str]
"""Something to point at: its name (and that of its message, `piece-<name>`) and its rule."""

Values = dict[str, str]
"""The fields of an action or event by name, as words of the notation; those of the asking frame as `frame_colour`."""

Wanted = tuple[str, ...] | Callable[[Values], tuple[str, ...]]
"""Patterns such as `slot:{vassal}:{colour}`, or a function that makes the elements."""

Elements = dict[str, Wanted]
"""What is wanted for each action or event, by its name."""


class Shown(Protocol):
    """What the file offers."""

    __name__: str
    SLICE: type[msgspec.Struct]
    """The type of the module's part of a view."""
    PIECES: tuple[Kind, ...]
    """What can be pointed at, with the rule behind it."""
    ACTIONS: Elements
    EVENTS: Elements
    """Which parts of the board its actions and events speak of (see merlin_bigbox.game.elements)."""
    OF_NOBODY: tuple[str, ...]
    """Events that are no player's doing."""
    guide: Callable[[Words], msgspec.Struct]
    """What does not change during a game, in words."""


@cache
def shown_by_modules() -> dict[str, Shown]:
    """The file of each module that has something to show, in alphabetical order."""
    found = {name: module_file(name, ROLE) for name in sorted(module_names())}
    return {name: cast("Shown", file) for name, file in found.items() if file is not None}


def sentence(text: str) -> str:
    """A word or phrase as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def explained(words: Words, name: str, title: str, rule: str) -> WordGuide:
    """A word with the text of a rule."""
    return WordGuide(name, sentence(title), words.catalogue.rule(rule)[1], rule)


def piece(words: Words, kind: Kind) -> WordGuide:
    """Something to point at."""
    name, rule = kind
    return explained(words, name, words.catalogue.text(f"piece-{name}"), rule)


def die_element(values: Values, die: str = "die", face: str = "face") -> tuple[str, ...]:
    """A die of the asked seat, by its slot and face."""
    slot = values[die]
    return (f"die:{slot}",) if slot in ("merlin", "arthur") else (f"die:own:{values[face]}",)
