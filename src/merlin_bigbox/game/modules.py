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


class Shown(Protocol):
    """What the file offers. `places(words)`, what may lie on a principality in its place, is there only if needed."""

    __name__: str
    SLICE: type[msgspec.Struct]
    """The type of the module's part of a view."""
    PIECES: tuple[Kind, ...]
    """What can be pointed at, with the rule behind it."""
    guide: Callable[[Words], msgspec.Struct]
    """What does not change during a game, in words."""
    # It may also have `WORDS`, which make the forms of values of the module's own field types where a message a value
    # is not enough; `TILE_RULES`, the rules of its kinds of tile; `facts(told)`, a line on each of its elements, and
    # `tile_facts(told)`, what its kinds of terrain tile bring, in short; for why not `GRANTS`, what a seat may lack of
    # its pieces, `moments(rules, state, seat)`, when it asks (`why-not-at-<kind>` tells it), and `PART_RULES`, what its
    # parts of the board are for; and `BELONGINGS`, what a seat has of its pieces, to tell by it what a turn did.


@cache
def shown_by_modules() -> dict[str, Shown]:
    """The file of each module that has something to show, in alphabetical order."""
    found = {name: module_file(name, ROLE) for name in sorted(module_names())}
    return {name: cast("Shown", file) for name, file in found.items() if file is not None}


def sentence(text: str) -> str:
    """A word or phrase as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def explained(words: Words, name: str, title: str, rule: str, message: str = "") -> WordGuide:
    """A word with what it is for: what its message says `about` it, else the text of its rule."""
    about, many = f"{message}.about", f"{message}.many"
    text = words.catalogue.text(about) if words.catalogue.has(about) else words.catalogue.rule(rule)[1]
    plural = words.catalogue.text(many) if words.catalogue.has(many) else ""
    return WordGuide(name, sentence(title), text, rule, many=plural)


def piece(words: Words, kind: Kind) -> WordGuide:
    """Something to point at."""
    name, rule = kind
    return explained(words, name, words.catalogue.text(f"piece-{name}"), rule, f"piece-{name}")
